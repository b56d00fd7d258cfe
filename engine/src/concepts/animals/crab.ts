import { bothSides, eyeOn } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const crab: Concept = {
  id: 'crab',
  words: {
    en: 'crab',
    de: 'krabbe/krabben/krebs',
    es: 'cangrejo',
    fr: 'crabe',
    zh: '螃蟹',
    ja: 'カニ/蟹',
    ar: 'سلطعون',
    emoji: '🦀',
  },
  size: { width: 0.93, height: 0.4 },
  lives: ['beach', 'reef'],
  stands: 'ground',
  moves: 'still',
  sway: 0.3,
  build(mesh, _random, look) {
    const c = look.colour ?? '#d8482a';
    mesh.body(
      [
        [-0.12, 0.17, 0, 0.1, 0.12, 0.17, 0, 0.1, 0],
        [-0.1, 0.2, 0.04, 0.09, 0.1, 0.2, 0.04, 0.09, 0],
        ...bothSides((s) => [
          [0.19 * s, 0.16, -0.08, 0.045, 0.33 * s, 0.2, -0.16, 0.042, 0],
          [0.33 * s, 0.2, -0.16, 0.04, 0.28 * s, 0.26, -0.26, 0.05, 0],
          [0.28 * s, 0.28, -0.29, 0.07, 0.2 * s, 0.33, -0.36, 0.04, 0],
          [0.2 * s, 0.33, -0.37, 0.035, 0.13 * s, 0.36, -0.36, 0.012, 0],
          [0.24 * s, 0.3, -0.36, 0.03, 0.15 * s, 0.29, -0.4, 0.01, 0],
          [0.05 * s, 0.24, -0.09, 0.014, 0.06 * s, 0.33, -0.11, 0.014, 0],
        ]),
      ],
      { k: 0.03, mat: materials.wet, colours: [c], fur: 0.3 },
    );
    for (const s of [-1, 1]) {
      eyeOn(mesh, [0.06 * s, 0.345, -0.12], [0.1 * s, 0.1, -1], 0.026, '#f4efe0');
      for (let i = 0; i < 4; i++)
        mesh.tube(
          [
            [0.18 * s, 0.15, -0.02 + i * 0.05],
            [0.36 * s, 0.24, -0.08 + i * 0.1],
            [0.46 * s, 0.01, -0.12 + i * 0.14],
          ],
          [0.026, 0.02, 0.006],
          c,
          materials.gloss,
          7,
        );
    }
  },
};
