import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const sheep: Concept = {
  id: 'sheep',
  words: {
    en: 'sheep/lamb',
    de: 'schaf/schafe',
    es: 'oveja',
    fr: 'mouton',
    zh: '羊',
    ja: '羊',
    ar: 'خروف',
    emoji: '🐑',
  },
  size: { width: 1.6, height: 1.15 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'walks',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const wool: number[][] = [];
    for (let i = 0; i < 110; i++) {
      // Locks spread evenly over the barrel of the body.
      const t = (i + random()) / 110;
      const a = i * 2.39996 + random() * 0.9;
      const around = Math.sqrt(1 - (2 * t - 1) ** 2);
      const [x, y, z] = [(t - 0.5) * 1.05, 0.7 + Math.sin(a) * around * 0.31, Math.cos(a) * around * 0.3];
      wool.push([x, y, z, 0.062 + random() * 0.03, x, y, z, 0.062, 0]);
    }
    const cones: Cones = [
      [-0.33, 0.7, 0, 0.3, 0.33, 0.7, 0, 0.3, 0],
      ...wool,
      [-0.52, 0.86, -0.02, 0.14, -0.64, 0.93, -0.05, 0.1, 1],
      [-0.64, 0.93, -0.05, 0.105, -0.82, 0.78, -0.12, 0.065, 1],
      [-0.58, 1.04, -0.04, 0.1, -0.54, 1.04, -0.03, 0.1, 0],
      ...bothSides((s) => [
        [-0.58, 0.96, 0.1 * s - 0.03, 0.034, -0.54, 0.9, 0.24 * s - 0.03, 0.026, 1],
        [-0.3, 0.5, 0.14 * s, 0.055, -0.31 - 0.05 * s, 0.05, 0.14 * s, 0.038, 1],
        [0.32, 0.5, 0.14 * s, 0.06, 0.33 + 0.05 * s, 0.05, 0.14 * s, 0.038, 1],
      ]),
    ];
    // Its middle stands where it was put, and not that of its wool.
    mesh.at(0.12, 0, 0).body(cones, { k: 0.03, colours: [look.colour ?? '#ece4d4', '#2e2826'], fur: 0.35 });
    const skin = skinOf(cones, 0.03);
    for (const s of [-1, 1])
      eyeOn(mesh, skin([-0.66, 0.92, -0.06], [-0.45, 0.25, s]), [-0.4, 0.1, s], 0.021, '#c8a85a');
  },
};
