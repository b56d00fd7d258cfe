import { materials } from '../../solid/materials.ts';
import { eyes } from '../../shapes/body-parts.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import type { Concept } from '../concept.ts';

export const swan: Concept = {
  id: 'swan',
  words: {
    en: 'swan',
    de: 'schwan/schwäne',
    es: 'cisne',
    fr: 'cygne',
    zh: '天鹅',
    ja: '白鳥',
    ar: 'بجعة',
    emoji: '🦢',
  },
  size: { width: 1.3, height: 1 },
  lives: ['sea', 'mountains'],
  stands: 'water',
  moves: 'bobs',
  mirrors: true,
  build(mesh) {
    mesh.body(
      [
        [-0.3, 0.2, 0, 0.22, 0.3, 0.2, 0, 0.2, 0],
        [0.34, 0.26, 0, 0.14, 0.66, 0.42, 0, 0.02, 0],
        ...bothSides((s) => [[-0.2, 0.34, 0.14 * s, 0.13, 0.46, 0.46, 0.1 * s, 0.03, 0]]),
        [-0.4, 0.26, 0, 0.11, -0.62, 0.5, 0, 0.062, 0],
        [-0.62, 0.5, 0, 0.062, -0.5, 0.84, 0, 0.05, 0],
        [-0.5, 0.84, 0, 0.05, -0.58, 0.98, 0, 0.058, 0],
        [-0.58, 0.98, 0, 0.066, -0.68, 0.94, 0, 0.052, 0],
      ],
      { k: 0.06, colours: ['#f6f5f0'], fur: 0.12 },
    );
    mesh.push().at(-0.7, 0.93, 0).rotZ(1.75).cyl(0, 0, 0, 0.042, 0.012, 0.17, '#e07a22', materials.gloss, 10).pop();
    eyes(mesh, -0.65, 0.97, 0.045, 0.013);
  },
};
