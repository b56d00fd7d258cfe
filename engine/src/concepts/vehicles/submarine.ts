import { buildHull } from '../../shapes/hull.ts';
import { loft } from '../../shapes/loft.ts';
import { hoop } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const submarine: Concept = {
  id: 'submarine',
  words: {
    en: 'submarine/yellow submarine',
    de: 'u-boot/unterseeboot',
    es: 'submarino',
    fr: 'sous-marin',
    zh: '潜水艇',
    ja: '潜水艦',
    ar: 'غواصة',
    emoji: '',
  },
  size: { width: 9, height: 4 },
  lives: ['reef'],
  stands: 'underwater',
  moves: 'swims',
  turn: -0.35,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const paint = look.colour ?? '#f0b92e';
    buildHull(
      mesh,
      [
        [-4.4, 0, 0.3, 0.3],
        [-3.9, 0, 1, 0.95],
        [-2.6, 0, 1.35, 1.25],
        [0, 0, 1.4, 1.3],
        [2.4, 0, 1.15, 1.05],
        [4, 0, 0.4, 0.4],
      ],
      1,
      (_, v) => (v > 0.62 && v < 0.88 ? '#b8502a' : paint),
    );
    loft(
      mesh,
      [
        [1.1, -0.3, 1, 0.55],
        [2, -0.25, 0.85, 0.45],
        [2.2, -0.25, 0.7, 0.35],
      ],
      0.7,
      paint,
    );
    mesh.tube(
      [
        [-0.1, 2.1, 0],
        [-0.1, 3, 0],
        [-0.22, 3.12, 0],
        [-0.45, 3.12, 0],
      ],
      [0.09],
      '#9aa0a6',
      materials.metal,
      10,
    );
    for (const s of [-1, 1]) {
      for (const x of [-2.2, -0.8, 0.6]) {
        mesh
          .push()
          .at(x, 0.2, 1.2 * s)
          .rotX(Math.PI / 2);
        hoop(mesh, 0, 0.4, 0.09, '#9a6a2a', materials.metal);
        mesh.ball(0, 0, 0, 0.37, 0.14, 0.37, '#d8f0f4', materials.glow, 20);
        mesh.pop();
      }
      mesh.sheet(
        (u, v) => [3 + u * 1.1 + v * 0.3, 0.1, s * (0.6 + v * 1.3)],
        3,
        3,
        () => '#b8502a',
        materials.gloss,
      );
      mesh.sheet(
        (u, v) => [3 + u * 1.1 + v * 0.3, s * (0.6 + v * 1.2), 0],
        3,
        3,
        () => '#b8502a',
        materials.gloss,
      );
    }
    for (let i = 0; i < 3; i++)
      mesh
        .push()
        .at(4.35, 0, 0)
        .rotX(i * 2.094)
        .ball(0, 0.55, 0, 0.09, 0.5, 0.26, '#9aa0a6', materials.metal, 12)
        .pop();
  },
};
