import { pick } from '../../shapes/chance.ts';
import { circle, hoop, rod } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const motorcycle: Concept = {
  id: 'motorcycle',
  words: {
    en: 'motorcycle/motorbike/chopper',
    de: 'motorrad',
    es: 'motocicleta/moto',
    fr: 'moto/motocyclette',
    zh: '摩托车',
    ja: 'オートバイ/バイク',
    ar: 'دراجة نارية',
    emoji: '🏍',
  },
  size: { width: 2.3, height: 1.25 },
  lives: ['street', 'hills', 'desert'],
  stands: 'ground',
  moves: 'drives',
  turn: -0.35,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const paint = look.colour ?? pick(random, ['#b8242a', '#22242a', '#2a5a9a']);
    const chrome = '#d0d4d8';
    for (const [x, r] of [
      [-0.78, 0.34],
      [0.72, 0.34],
    ] as const) {
      {
        mesh
          .push()
          .at(x, r, 0)
          .rotX(Math.PI / 2);
        mesh.tube(circle(r - 0.075, 0), [0.08], '#151617', materials.plain, 12);
        hoop(mesh, 0, r - 0.14, 0.02, chrome, materials.metal);
        mesh.pop();
      }
      for (let i = 0; i < 18; i++)
        rod(
          mesh,
          [x, r, i % 2 ? 0.03 : -0.03],
          [x + Math.cos(i * 0.349) * (r - 0.14), r + Math.sin(i * 0.349) * (r - 0.14), 0],
          0.005,
          chrome,
          materials.metal,
        );
      mesh
        .push()
        .at(x, r, 0)
        .rotX(Math.PI / 2)
        .cyl(0, -0.06, 0, 0.07, 0.07, 0.12, chrome, materials.metal, 16)
        .cyl(0, -0.09, 0, 0.13, 0.13, 0.02, '#8a8f94', materials.metal, 20)
        .pop();
    }
    for (const s of [-1, 1]) {
      rod(mesh, [-0.78, 0.34, 0.1 * s], [-0.48, 0.98, 0.09 * s], 0.03, chrome, materials.metal);
      rod(mesh, [0.72, 0.34, 0.1 * s], [0.1, 0.34, 0.11 * s], 0.025, '#2a2c30');
      rod(mesh, [0.7, 0.38, 0.11 * s], [0.48, 0.74, 0.11 * s], 0.035, chrome, materials.metal);
      mesh
        .tube(
          [
            [-0.5, 0.98, 0.06 * s],
            [-0.45, 1.06, 0.24 * s],
            [-0.3, 1.04, 0.36 * s],
          ],
          [0.018],
          chrome,
          materials.metal,
          8,
        )
        .tube(
          [
            [-0.34, 1.045, 0.335 * s],
            [-0.24, 1.03, 0.4 * s],
          ],
          [0.026],
          '#1a1a1c',
        );
      mesh.tube(
        [
          [-0.1, 0.36, 0.14 * s],
          [0.1, 0.24, 0.17 * s],
          [0.45, 0.26, 0.18 * s],
          [0.95, 0.32, 0.18 * s],
        ],
        [0.035, 0.04, 0.05, 0.055],
        chrome,
        materials.metal,
        12,
      );
    }
    mesh.body(
      [
        [-0.4, 0.86, 0, 0.1, -0.05, 0.84, 0, 0.13, 0],
        [-0.05, 0.84, 0, 0.12, 0.1, 0.78, 0, 0.07, 0],
        [0.5, 0.72, 0, 0.08, 0.86, 0.74, 0, 0.07, 0],
      ],
      { k: 0.06, mat: materials.gloss, colours: [paint], fur: 0 },
    );
    mesh.body(
      [
        [0.12, 0.76, 0, 0.1, 0.5, 0.76, 0, 0.11, 0],
        [0.5, 0.78, 0, 0.1, 0.72, 0.86, 0, 0.07, 0],
      ],
      { k: 0.05, colours: ['#1e1a18'], fur: 0.1 },
    );
    for (const lean of [-0.4, 0.45])
      mesh
        .push()
        .at(0, 0.36, 0)
        .rotZ(-lean)
        .cyl(0, 0.04, 0, 0.1, 0.1, 0.28, '#9aa0a6', materials.metal, 16)
        .cyl(0, 0.1, 0, 0.13, 0.13, 0.025, '#c4c8cc', materials.metal, 16)
        .cyl(0, 0.16, 0, 0.13, 0.13, 0.025, '#c4c8cc', materials.metal, 16)
        .cyl(0, 0.22, 0, 0.13, 0.13, 0.025, '#c4c8cc', materials.metal, 16)
        .pop();
    mesh
      .push()
      .at(0, 0.36, -0.12)
      .rotX(Math.PI / 2)
      .cyl(0, 0, 0, 0.19, 0.19, 0.24, '#6a7078', materials.metal, 22)
      .pop();
    mesh
      .ball(-0.6, 0.86, 0, 0.12, 0.12, 0.12, chrome, materials.metal, 16)
      .ball(-0.67, 0.86, 0, 0.07, 0.1, 0.1, '#fff6da', look.lit ? materials.glow : materials.gloss, 14)
      .ball(0.96, 0.7, 0, 0.03, 0.05, 0.07, '#c01a14', materials.gloss, 10);
    for (const [x, from, to] of [
      [-0.78, 0.4, 2.6],
      [0.72, -0.1, 2.4],
    ] as const)
      mesh.sheet(
        (u, v) => [
          x + Math.cos(from + u * (to - from)) * 0.385,
          0.34 + Math.sin(from + u * (to - from)) * 0.385,
          (v - 0.5) * 0.2,
        ],
        14,
        3,
        () => paint,
        materials.gloss,
      );
  },
};
