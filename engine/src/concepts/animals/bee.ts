import { materials } from '../../solid/materials.ts';
import { smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Concept } from '../concept.ts';

export const bee: Concept = {
  id: 'bee',
  words: {
    en: 'bee/honeybee/bumblebee',
    de: 'biene/bienen/hummel',
    es: 'abeja',
    fr: 'abeille/bourdon',
    zh: '蜜蜂',
    ja: '蜂/ミツバチ',
    ar: 'نحلة',
    emoji: '🐝',
  },
  size: { width: 0.6, height: 0.35 },
  lives: ['garden'],
  stands: 'air',
  moves: 'flies',
  sway: 0.3,
  mirrors: true,
  build(mesh) {
    mesh.rotX(0.75).rotZ(0.15);
    const cones: Cones = [
      [0.03, 0, 0, 0.085, 0.14, -0.02, 0, 0.08, 0],
      [0.14, -0.02, 0, 0.08, 0.24, -0.05, 0, 0.02, 0],
      [-0.07, 0.02, 0, 0.08, -0.05, 0.02, 0, 0.08, 2],
      [-0.16, 0, 0, 0.055, -0.17, 0, 0, 0.055, 1],
    ];
    mesh.body(cones, {
      k: 0.02,
      colours: ['#f0b41e', '#241a12', '#c88a1a'],
      fur: 0.7,
      marks: { colour: 1, share: (x) => smooth(-0.1, 0.35, Math.sin(x * 68 + 1.4)) },
    });
    for (const s of [-1, 1]) {
      mesh.ball(-0.195, 0.01, 0.035 * s, 0.024, 0.032, 0.02, '#181210', materials.gloss, 10);
      mesh.tube(
        [
          [-0.2, 0.03, 0.02 * s],
          [-0.25, 0.07, 0.03 * s],
          [-0.29, 0.05, 0.04 * s],
        ],
        [0.006],
        '#181210',
        materials.plain,
        5,
      );
      for (const [lean, long] of [
        [-0.15, 0.27],
        [0.55, 0.19],
      ] as const)
        mesh.sheet(
          (u, v) => {
            const w = (v - 0.5) * 0.13 * Math.sin(Math.PI * (0.08 + 0.85 * u));
            return [
              -0.06 + Math.sin(lean) * u * long + Math.cos(lean) * w,
              0.08 + u * long * 0.4,
              s * (0.03 + Math.cos(lean) * u * long * 0.9 - Math.sin(lean) * w),
            ];
          },
          8,
          4,
          () => '#e4eef4',
          materials.glass,
        );
      for (let i = 0; i < 3; i++)
        mesh.tube(
          [
            [-0.1 + i * 0.06, -0.05, 0.05 * s],
            [-0.12 + i * 0.07, -0.12, 0.09 * s],
            [-0.09 + i * 0.08, -0.17, 0.08 * s],
          ],
          [0.009, 0.008, 0.004],
          '#241a12',
          materials.plain,
          5,
        );
    }
  },
};
