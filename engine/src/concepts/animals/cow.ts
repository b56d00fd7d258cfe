import { schemeOf } from '../../shapes/chance.ts';
import { buildQuadruped } from '../../shapes/quadruped.ts';
import { materials } from '../../solid/materials.ts';
import { noise2, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const cow: Concept = {
  id: 'cow',
  words: { en: 'cow/cattle', de: 'kuh/kühe', es: 'vaca', fr: 'vache', zh: '牛', ja: '牛', ar: 'بقرة', emoji: '🐄/🐮' },
  size: { width: 3.3, height: 1.8 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const [patch] = schemeOf(look.colour, random, [
      ['#241d1a', '#ffffff', '#000000'],
      ['#7a4526', '#ffffff', '#000000'],
    ]);
    const place = random() * 40;
    const at = buildQuadruped(
      mesh,
      random,
      {
        length: 1.3,
        height: 1.5,
        girth: 0.4,
        belly: 1.04,
        leg: 0.072,
        thigh: 1.7,
        foot: 'hoof',
        neck: { length: 0.5, rise: 0.22, radius: 0.21 },
        head: { size: 0.2, muzzle: 0.36, thick: 0.118, dip: 0.62, yaw: 0.75 },
        ears: { kind: 'long', size: 1.1 },
        tail: { length: 0.95, radius: 0.032, rise: -1.45, tip: 3 },
        colours: ['#efe9df', '#d8a49a', '#2a221e', patch],
        paint: { muzzle: 1 },
        hair: 0.12,
        marks: {
          colour: 3,
          share: (x, y, z) =>
            smooth(0.5, 0.53, noise2(x * 2.3 + place, y * 1.9 + z * 1.4) * 0.8 + noise2(x * 5 + place, y * 5) * 0.2),
        },
      },
      () => [[0.42, 0.66, 0, 0.17, 0.48, 0.58, 0, 0.14, 1]],
    );
    for (const s of [-1, 1])
      mesh.tube(
        [at(-0.25, 0.8, 0.5 * s), at(-0.2, 1.25, 1.05 * s), at(0.1, 1.75, 1.05 * s)],
        [0.04, 0.03, 0.008],
        '#e4d8b8',
        materials.gloss,
        8,
      );
  },
};
