import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { buildPerch } from '../../shapes/perch.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const parrot: Concept = {
  id: 'parrot',
  words: {
    en: 'parrot/macaw/parakeet',
    de: 'papagei/ara',
    es: 'loro/papagayo/guacamayo',
    fr: 'perroquet/ara',
    zh: '鹦鹉',
    ja: 'オウム/インコ',
    ar: 'ببغاء',
    emoji: '🦜',
  },
  size: { width: 0.9, height: 1.35 },
  lives: ['jungle', 'forest', 'hills', 'beach'],
  stands: 'ground',
  moves: 'still',
  turn: -0.5,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    // It sits on the side branch of a young tree.
    buildPerch(mesh);
    const [body, wing, tail] = schemeOf(look.colour, random, [
      ['#d42a24', '#2b62c8', '#c8322a'],
      ['#2f9a4a', '#e0b82a', '#2b6cb0'],
      ['#2b72d0', '#f0b92a', '#2350a0'],
    ]);
    const cones: Cones = [
      [-0.02, 0.98, 0, 0.105, 0.04, 0.76, 0, 0.125, 0],
      [0.04, 0.76, 0, 0.12, 0.12, 0.6, 0, 0.07, 0],
      [-0.05, 1.16, 0, 0.098, -0.04, 1.1, 0, 0.1, 0],
      [-0.12, 1.15, 0, 0.05, -0.11, 1.13, 0, 0.05, 3],
      [0.14, 0.58, 0, 0.05, 0.36, 0.06, 0, 0.022, 2],
      [0.14, 0.58, 0.03, 0.04, 0.3, 0.1, 0.04, 0.016, 1],
      ...bothSides((s) => [
        [0.0, 0.98, 0.085 * s, 0.07, 0.1, 0.72, 0.1 * s, 0.062, 1],
        [0.1, 0.72, 0.1 * s, 0.055, 0.21, 0.46, 0.06 * s, 0.02, 1],
        [0.0, 0.66, 0.05 * s, 0.03, -0.02, 0.6, 0.055 * s, 0.026, 4],
      ]),
    ];
    mesh.body(cones, { k: 0.03, colours: [body, wing, tail, '#f4f0e6', '#4a4844'], fur: 0.4 });
    const skin = skinOf(cones, 0.03);
    for (const s of [-1, 1]) eyeOn(mesh, skin([-0.06, 1.16, 0], [-0.6, 0.12, s]), [-0.5, 0.08, s], 0.017, '#e8d8a0');
    // A strong beak that bends down over the lower one.
    mesh.tube(
      [
        [-0.12, 1.16, 0],
        [-0.2, 1.15, 0],
        [-0.235, 1.09, 0],
        [-0.22, 1.03, 0],
      ],
      [0.05, 0.042, 0.026, 0.004],
      '#2a2622',
      materials.gloss,
      12,
    );
    mesh.ball(-0.165, 1.075, 0, 0.035, 0.028, 0.026, '#3a342e', materials.gloss, 10);
  },
};
