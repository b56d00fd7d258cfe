import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const deer: Concept = {
  id: 'deer',
  words: {
    en: 'deer/stag/fawn',
    de: 'hirsch/reh',
    es: 'ciervo',
    fr: 'cerf/biche',
    zh: '鹿',
    ja: '鹿',
    ar: 'غزال',
    emoji: '🦌',
  },
  size: { width: 1.9, height: 2.2 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#9a6238', '#ecdcc4', '#38241a']]);
    const at = buildQuadruped(
      mesh,
      random,
      {
        length: 0.82,
        height: 1.22,
        girth: 0.215,
        belly: 0.78,
        leg: 0.034,
        thigh: 1.9,
        foot: 'hoof',
        neck: { length: 0.58, rise: 1.0, radius: 0.085 },
        head: { size: 0.1, muzzle: 0.17, thick: 0.055, dip: 0.42, yaw: 0.7 },
        ears: { kind: 'long', size: 1.3 },
        tail: { length: 0.16, radius: 0.05, rise: -0.7, tip: 1 },
        colours: [coat, light, dark],
        paint: { belly: 1, muzzle: 2 },
        hair: 0.4,
      },
      (at, size) => [[...at(-0.3, -0.6, 0), size * 0.7, ...at(-0.75, -2.4, 0), size * 0.75, 1]],
    );
    const horn = (points: readonly Vec3[], r: number): void =>
      void mesh.tube(
        points,
        points.map((_, i) => r * (1 - (0.75 * i) / (points.length - 1))),
        '#6a4c30',
        materials.bark,
        7,
      );
    for (const s of [-1, 1]) {
      horn([at(-0.3, 0.8, 0.35 * s), at(-0.8, 2.4, 1.3 * s), at(-0.6, 4.2, 2.5 * s), at(0.4, 5.8, 2.8 * s)], 0.028);
      horn([at(-0.4, 1.2, 0.55 * s), at(0.7, 2, 0.9 * s), at(1, 2.6, 1 * s)], 0.02);
      horn([at(-0.8, 2.7, 1.5 * s), at(0.4, 3.6, 1.8 * s), at(0.7, 4.3, 1.8 * s)], 0.019);
      horn([at(-0.62, 4, 2.4 * s), at(-1.4, 5, 2.9 * s), at(-1.4, 5.8, 3 * s)], 0.018);
    }
  },
};
