import { expect, test } from 'vitest';
import { gripOf } from '../body/grip-of.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import { shapeOfHand } from './hands.ts';
import { holdingHands } from './holding-hands.ts';
import { buildPerson } from './person.ts';

test.each(['plays', 'sips', 'offers'] as const)(
  'the hands of who %s are closed where what they hold is, whoever it is [STUDIO-58]',
  (posture) => {
    for (const kind of ['man', 'woman'] as const) {
      const pose = buildPerson(new Mesh(), createRandom(2), { kind, posture, wears: 'tee', isFar: true });
      for (const { hand, at } of holdingHands[posture]) {
        const s = hand === 'left' ? -1 : 1;
        expect(shapeOfHand(pose.hands ?? 'open', s)).toBe('fists');
        expect(Math.hypot(...gripOf(pose, s).at.map((v, c) => v - (at[c] ?? 0)))).toBeLessThan(0.003);
      }
    }
  },
);
