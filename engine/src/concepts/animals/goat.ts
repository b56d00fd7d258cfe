import { doing } from '../doing.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import { melting } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const goat: Concept = {
  id: 'goat',
  words: { en: 'goat', de: 'ziege/ziegen', es: 'cabra', fr: 'chèvre', zh: '山羊', ja: 'ヤギ', ar: 'ماعز', emoji: '🐐' },
  size: { width: 1.5, height: 1.25 },
  lives: ['hills', 'mountains'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  acts: ['runs', 'leaps', 'grazes'],
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [
      ['#d9d1c2', '#f0eadf', '#6a5f52'],
      ['#8c6d4e', '#dfd2bd', '#33271f'],
      ['#6d645c', '#d6cec2', '#2b2623'],
    ]);
    const at = buildQuadruped(
      mesh,
      random,
      {
        ...doing(look),
        length: 0.7,
        height: 0.86,
        girth: 0.2,
        belly: 0.98,
        leg: 0.033,
        thigh: 1.95,
        foot: 'cloven',
        neck: { length: 0.36, rise: 0.85, radius: 0.095 },
        head: { size: 0.1, muzzle: 0.19, thick: 0.06, dip: 0.7, yaw: 0.75 },
        ears: { kind: 'long', size: 1.25, inside: 1 },
        tail: { length: 0.13, radius: 0.04, rise: 0.75, tip: 0 },
        colours: [coat, light, dark, coat],
        paint: { muzzle: 1 },
        iris: '#c09a3c',
        hair: 0.5,
        shaggy: [3],
        marks: {
          colour: 2,
          share: (x, y) =>
            0.75 * smooth(0.4, 0.28, y) + 0.6 * smooth(0.8, 0.85, y) * smooth(-0.3, -0.2, x) * smooth(0.6, 0.5, x),
        },
      },
      (at, size) => [
        // The beard, stripes from the horns to the nose, long hair on flanks and thighs.
        [...at(1.1, -1.35, 0), size * 0.26, ...at(0.95, -2.1, 0), size * 0.18, 3],
        [...at(0.95, -2.1, 0), size * 0.18, ...at(0.85, -2.75, 0), size * 0.03, 3],
        ...bothSides((s) => [
          [...at(0.62, 0.34, 0.42 * s), size * 0.13, ...at(1.35, -0.62, 0.36 * s), size * 0.1, 2],
          ...melting(0.1, [
            [-0.2, 0.54, 0.06 * s, 0.08, 0.2, 0.54, 0.06 * s, 0.07, 3],
            [0.4, 0.5, 0.08 * s, 0.06, 0.42, 0.38, 0.09 * s, 0.03, 3],
          ]),
          [-0.36, 0.56, 0.09 * s, 0.07, -0.33, 0.4, 0.09 * s, 0.04, 3],
        ]),
        [...at(-0.6, -1, 0), size * 0.7, -0.46, 0.5, 0, 0.09, 3],
      ],
    );
    // Horns that are ringed, and bend back over the neck.
    for (const s of [-1, 1]) {
      const on = (t: number): Vec3 =>
        at(-0.05 - 1.9 * t * t - 0.25 * t, 0.8 + 2.3 * t - 1.35 * t * t, (0.34 + 0.5 * t) * s);
      const points = Array.from({ length: 25 }, (_, i) => on(i / 24));
      mesh.tube(
        points,
        points.map((_, i) => (0.037 * (1 - (i / 24) ** 1.5) + 0.003) * (i % 2 ? 1 : 1.1)),
        '#6e5f4d',
        materials.coat,
        12,
      );
    }
  },
};
