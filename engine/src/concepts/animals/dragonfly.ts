import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const dragonfly: Concept = {
  id: 'dragonfly',
  words: {
    en: 'dragonfly/damselfly',
    de: 'libelle/libellen',
    es: 'libélula',
    fr: 'libellule',
    zh: '蜻蜓',
    ja: 'トンボ/蜻蛉',
    ar: 'يعسوب',
    emoji: '',
  },
  size: { width: 0.6, height: 0.3 },
  lives: ['garden', 'hills'],
  stands: 'air',
  moves: 'flies',
  sway: 0.3,
  mirrors: true,
  build(mesh, random, look) {
    const [body, ring, dark] = schemeOf(look.colour, random, [
      ['#2f8fb8', '#8fd8e8', '#12343e'],
      ['#b83a2a', '#f0a060', '#40140e'],
      ['#4a9a4a', '#b8e08a', '#163a1c'],
    ]);
    mesh.rotX(1.05).rotZ(0.12);
    mesh.body(
      [
        [-0.14, 0, 0, 0.042, -0.05, 0, 0, 0.04, 0],
        // The body is a rod of rings.
        ...Array.from({ length: 8 }, (_, i) => {
          const x = -0.02 + i * 0.048;
          const thick = 0.017 - Math.sin(i * 0.5) * 0.002;
          return [x, -0.004 * i, 0, thick, x + 0.032, -0.004 * i - 0.002, 0, thick * 0.96, i % 2];
        }),
        [-0.2, 0, 0, 0.03, -0.2, 0, 0, 0.03, 2],
      ],
      { k: 0.008, mat: materials.gloss, colours: [body, ring, dark] },
    );
    for (const s of [-1, 1]) {
      mesh.ball(-0.215, 0.012, 0.024 * s, 0.026, 0.03, 0.026, dark, materials.gloss, 12);
      for (const [root, lean, long] of [
        [-0.13, -0.12, 0.34],
        [-0.07, 0.2, 0.31],
      ] as const) {
        mesh.sheet(
          (u, v) => {
            const wide = (v - 0.35) * 0.085 * Math.sin(Math.PI * (0.12 + 0.8 * u)) ** 0.6;
            return [root + Math.sin(lean) * u * long + wide, 0.03 + u * 0.05, s * (0.02 + Math.cos(lean) * u * long)];
          },
          14,
          4,
          (u, v) => (u > 0.86 && u < 0.94 && v < 0.4 ? dark : '#e6f0f4'),
          materials.glass,
        );
        mesh.tube(
          [
            [root - 0.02, 0.03, s * 0.02],
            [root - 0.028 + Math.sin(lean) * long * 0.5, 0.055, s * (0.02 + Math.cos(lean) * long * 0.5)],
            [root - 0.01 + Math.sin(lean) * long, 0.08, s * (0.02 + Math.cos(lean) * long)],
          ],
          [0.005, 0.004, 0.002],
          dark,
          materials.plain,
          5,
        );
      }
      for (let i = 0; i < 3; i++)
        mesh.tube(
          [
            [-0.15 + i * 0.04, -0.03, 0.02 * s],
            [-0.18 + i * 0.04, -0.07, 0.05 * s],
            [-0.17 + i * 0.05, -0.11, 0.045 * s],
          ],
          [0.005, 0.004, 0.002],
          dark,
          materials.plain,
          4,
        );
    }
  },
};
