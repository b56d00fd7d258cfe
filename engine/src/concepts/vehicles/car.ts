import { buildHull } from '../../shapes/hull.ts';
import { materials } from '../../solid/materials.ts';
import { wheel } from '../../shapes/wheel.ts';
import { schemeOf } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';

export const car: Concept = {
  id: 'car',
  words: {
    en: 'car/automobile/beetle/sports car/taxi',
    de: 'auto/wagen/sportwagen',
    es: 'coche/carro',
    fr: 'voiture',
    zh: '汽车',
    ja: '車/自動車',
    ar: 'سيارة',
    emoji: '🚗/🚙/🚕',
  },
  size: { width: 4.2, height: 1.5 },
  lives: ['street', 'hills', 'village', 'desert'],
  stands: 'ground',
  moves: 'drives',
  mirrors: true,
  turn: 0.35,
  build(mesh, random, look) {
    const [paint] = schemeOf(look.colour, random, [
      ['#b8322c', '#ffffff', '#000000'],
      ['#2f6f8f', '#ffffff', '#000000'],
      ['#e3b23c', '#ffffff', '#000000'],
      ['#3c7a5a', '#ffffff', '#000000'],
    ]);
    buildHull(
      mesh,
      [
        [-2.1, 0.56, 0.1, 0.55],
        [-1.95, 0.6, 0.22, 0.76],
        [-1.1, 0.66, 0.3, 0.84],
        [0, 0.68, 0.32, 0.86],
        [1.2, 0.7, 0.32, 0.84],
        [1.95, 0.7, 0.26, 0.76],
        [2.1, 0.66, 0.12, 0.58],
      ],
      0.3,
      () => paint,
    );
    buildHull(
      mesh,
      [
        [-1.05, 0.95, 0.02, 0.62],
        [-0.45, 1.12, 0.3, 0.66],
        [0.3, 1.16, 0.33, 0.68],
        [1, 1.12, 0.29, 0.66],
        [1.55, 0.95, 0.03, 0.6],
      ],
      0.3,
      (u, v) => {
        const pillar = Math.abs(u - 0.52) < 0.035 || u < 0.1 || u > 0.9;
        return !pillar && v > 0.02 && v < 0.48 && Math.abs(v - 0.25) > 0.13 ? '#1a2833' : paint;
      },
    );
    for (const z of [-0.8, 0.8]) for (const x of [-1.3, 1.3]) wheel(mesh, x, z, 0.36, 0.22);
    for (const z of [-0.52, 0.52]) {
      mesh.ball(-2.02, 0.66, z, 0.08, 0.11, 0.16, '#fff3cf', look.lit ? materials.glow : materials.gloss, 12);
      mesh.ball(2.05, 0.72, z, 0.05, 0.08, 0.14, '#b01812', look.lit ? materials.glow : materials.gloss, 10);
    }
    mesh
      .box(-2.05, 0.36, 0, 0.12, 0.12, 1.3, '#cfd3d6', materials.metal)
      .box(2.08, 0.38, 0, 0.1, 0.12, 1.3, '#cfd3d6', materials.metal);
  },
};
