import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { compose } from './compose.ts';

test.each(['a house on a rock', 'a house on a horse', 'a barn on a boat', 'a castle under a flower', 'a bus on a dog'])(
  'what is larger than what should carry it is not built into the eye: "%s" [STUDIO-58]',
  (prompt) => {
    for (const seed of [1, 2, 3]) {
      const { plan, things, world } = compose(hears(prompt), seed, { aspect: 1, coarse: true });
      const [eyeX, , eyeZ] = world.camera.eye;
      for (const { item, x, z, scale } of things) {
        const size = plan.items[item - 1]?.concept.size;
        if (!size) throw new Error(`nothing is planned as ${item}`);
        expect(Math.hypot(x - eyeX, z - eyeZ)).toBeGreaterThan(size.width * scale * 0.6);
      }
    }
  },
);
