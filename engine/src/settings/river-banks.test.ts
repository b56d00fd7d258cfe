import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { hears } from '../hears/hears.ts';

test.each(['a bear in a river', 'a deer at a stream', 'a fox by a river'])(
  '%s has ground under all its feet, and none over the edge of the bank [STUDIO-72]',
  (prompt) => {
    for (const seed of [1, 82003, 82299]) {
      const { things, world } = compose(hears(prompt), seed, { aspect: 1, coarse: true });
      const [animal] = things;
      if (!animal) throw new Error('it was asked for');
      const { x, z, clearing } = animal;
      const floor = world.ground(x, z);
      for (let turn = 0; turn < 6.2; turn += 0.3) {
        const out = clearing * 0.7;
        expect(world.ground(x + Math.cos(turn) * out, z + Math.sin(turn) * out)).toBeGreaterThan(floor - 0.12);
      }
    }
  },
);
