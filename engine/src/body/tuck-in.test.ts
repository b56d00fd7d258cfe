import { expect, test } from 'vitest';
import { poseFrom } from '../shapes/stance.ts';
import { standing } from '../shapes/stands.ts';
import { bodyIn } from './body.ts';
import { piecesOf } from './garment-pieces.ts';
import type { GarmentName } from './garment-pieces.ts';
import { hangGarment } from './hang-garment.ts';
import { tuckIn } from './tuck-in.ts';

const pairs: readonly (readonly ['man' | 'woman', GarmentName, GarmentName])[] = [
  ['woman', 'male_casualsuit03', 'female_casualsuit01'],
  ['man', 'male_casualsuit06', 'male_casualsuit04'],
  ['man', 'male_casualsuit06', 'male_casualsuit02'],
];

test.each(pairs)(
  'trousers of a %s (%s) do not come through what is worn over them (%s) [STUDIO-63]',
  (kind, trousers, over) => {
    const pose = poseFrom({
      ...standing('hang', { kind }, { turn: 0.5, look: 0.1, nod: 0.5 }),
      build: kind,
      headless: true,
    });
    const sex = kind === 'woman' ? 'female' : 'male';
    const body = bodyIn({ [`caucasian ${sex} young`]: 1, [`average ${sex} young`]: 1 }, pose);
    const hung = hangGarment(trousers, body);
    const legs = piecesOf(trousers).find(({ role }) => role === 'legs')?.quads ?? new Uint32Array();
    const tucked = tuckIn(legs, hung, over, body);
    expect(tucked.quads.length).toBeLessThan(legs.length);
    expect(tucked.quads.length).toBeGreaterThan(legs.length * 0.6);
    const upper = hangGarment(over, body);
    const cloth = [...new Set(piecesOf(over).flatMap(({ role, quads }) => (role === 'above' ? [...quads] : [])))];
    // Before the middle of the body what is over is before what is under.
    const ahead = (points: Float32Array, vertices: Iterable<number>, from: number, to: number): number => {
      let least = 0;
      for (const v of vertices) {
        const [x, y, z] = [points[v * 3] ?? 0, points[v * 3 + 1] ?? 0, points[v * 3 + 2] ?? 0];
        if (Math.abs(x - 0.03) < 0.05 && y > from && y < to) least = Math.min(least, z);
      }
      return least;
    };
    const hem = Math.min(
      ...cloth
        .filter((v) => Math.abs((upper.points[v * 3] ?? 0) - 0.03) < 0.05 && (upper.points[v * 3 + 2] ?? 0) < 0)
        .map((v) => upper.points[v * 3 + 1] ?? 9),
    );
    expect(ahead(tucked.points, new Set(tucked.quads), hem + 0.005, hem + 0.06)).toBeGreaterThan(
      ahead(upper.points, cloth, hem - 0.01, hem + 0.06),
    );
  },
);
