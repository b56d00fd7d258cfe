import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const squirrel: Concept = {
  id: 'squirrel',
  words: {
    en: 'squirrel/chipmunk',
    de: 'eichhörnchen',
    es: 'ardilla',
    fr: 'écureuil',
    zh: '松鼠',
    ja: 'リス',
    ar: 'سنجاب',
    emoji: '🐿',
  },
  size: { width: 0.53, height: 0.48 },
  lives: ['forest', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: -0.45,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const [coat, light, dark] = schemeOf(look.colour, random, [['#b4592a', '#f4e6d2', '#7a3a18']]);
    const cones: Cones = [
      [0.03, 0.1, 0, 0.095, -0.02, 0.2, 0, 0.075, 0],
      [-0.04, 0.1, 0, 0.07, -0.06, 0.2, 0, 0.06, 1],
      [-0.06, 0.29, 0, 0.07, -0.09, 0.285, 0, 0.06, 0],
      [-0.14, 0.27, 0, 0.034, -0.15, 0.265, 0, 0.028, 1],
      [0.12, 0.05, 0, 0.05, 0.2, 0.13, 0, 0.08, 0],
      [0.2, 0.13, 0, 0.08, 0.19, 0.3, 0, 0.1, 0],
      [0.19, 0.3, 0, 0.1, 0.24, 0.4, 0, 0.06, 2],
      [0.24, 0.4, 0, 0.055, 0.3, 0.38, 0, 0.03, 2],
      ...bothSides((s) => [
        [-0.05, 0.34, 0.04 * s, 0.024, -0.045, 0.41, 0.05 * s, 0.006, 0],
        [0.03, 0.08, 0.07 * s, 0.065, -0.05, 0.04, 0.08 * s, 0.03, 0],
        [-0.05, 0.022, 0.08 * s, 0.022, -0.12, 0.018, 0.075 * s, 0.018, 1],
        [-0.06, 0.2, 0.055 * s, 0.026, -0.12, 0.18, 0.035 * s, 0.018, 0],
      ]),
    ];
    mesh.body(cones, { k: 0.025, colours: [coat, light, dark], hair: 0.6, shaggy: [2] });
    const skin = skinOf(cones, 0.025);
    for (const s of [-1, 1])
      eyeOn(mesh, skin([-0.08, 0.29, 0], [-0.5, 0.25, 0.8 * s]), [-0.4, 0.2, s], 0.016, '#1e140e');
    mesh
      .ball(-0.18, 0.275, 0, 0.01, 0.009, 0.01, '#2a1a14', materials.gloss, 8)
      .ball(-0.15, 0.18, 0, 0.032, 0.036, 0.032, '#9a6a34', materials.gloss, 12)
      .ball(-0.15, 0.205, 0, 0.034, 0.018, 0.034, '#6a4420', materials.bark, 12);
  },
};
