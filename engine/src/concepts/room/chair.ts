import { loft } from '../../shapes/loft.ts';
import { rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const chair: Concept = {
  id: 'chair',
  words: {
    en: 'chair/wooden chair',
    de: 'stuhl/stühle',
    es: 'silla',
    fr: 'chaise',
    zh: '椅子',
    ja: '椅子',
    ar: 'كرسي',
    emoji: '🪑',
  },
  size: { width: 0.7, height: 1.15 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'still',
  turn: 0.5,
  sway: 0.2,
  build(mesh, _random, look) {
    const wood = look.colour ?? '#8a5a30';
    for (const s of [-1, 1]) {
      rod(mesh, [0.22 * s, 0, -0.22], [0.2 * s, 0.46, -0.2], 0.026, wood, materials.gloss);
      mesh.tube(
        [
          [0.22 * s, 0, 0.25],
          [0.2 * s, 0.46, 0.2],
          [0.19 * s, 0.8, 0.23],
          [0.19 * s, 1.08, 0.3],
        ],
        [0.026],
        wood,
        materials.gloss,
        9,
      );
      rod(mesh, [0.21 * s, 0.2, -0.21], [0.21 * s, 0.2, 0.22], 0.016, wood, materials.gloss);
    }
    loft(
      mesh,
      [
        [0.45, 0, 0.23, 0.23],
        [0.47, 0, 0.25, 0.25],
        [0.5, 0, 0.24, 0.24],
      ],
      0.25,
      wood,
      materials.floor,
    );
    loft(
      mesh,
      [
        [0.5, 0, 0.2, 0.2],
        [0.53, 0, 0.21, 0.21],
        [0.56, 0, 0.17, 0.17],
      ],
      0.3,
      '#b8483a',
      materials.cloth,
    );
    for (const [y, z, h] of [
      [0.68, 0.225, 0.06],
      [0.86, 0.25, 0.06],
      [1, 0.285, 0.09],
    ] as const)
      mesh.push().at(0, y, z).rotX(0.15).box(0, 0, 0, 0.38, h, 0.025, wood, materials.gloss).pop();
    rod(mesh, [-0.21, 0.24, -0.21], [0.21, 0.24, -0.21], 0.016, wood, materials.gloss);
  },
};
