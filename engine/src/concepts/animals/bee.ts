import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
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
  build(mesh, _random, look) {
    const gold = look.colour ?? '#d99a1e';
    const dark = '#2a1d13';
    mesh.rotX(0.75).rotZ(0.15);
    // Breast and head are all fur; the hind body has little of it, and overlapping rings.
    mesh.body(
      [
        [-0.07, 0.015, 0, 0.076, -0.045, 0.015, 0, 0.078, 0],
        [0.02, 0.0, 0, 0.05, 0.03, 0, 0, 0.05, 0],
        [-0.155, -0.004, 0, 0.046, -0.16, -0.012, 0, 0.044, 1],
        [-0.16, 0.02, 0, 0.032, -0.15, 0.03, 0, 0.03, 0],
        [-0.185, -0.04, 0, 0.02, -0.19, -0.055, 0, 0.012, 1],
      ],
      { k: 0.014, colours: [gold, dark], hair: 0.75, shaggy: [0] },
    );
    mesh.body(
      Array.from({ length: 6 }, (_, i) => {
        const t = i / 5;
        const r = 0.084 * Math.sin(Math.PI * (0.3 + 0.62 * t)) ** 0.8;
        return [
          0.05 + 0.2 * t,
          -0.008 - 0.035 * t,
          0,
          r,
          0.064 + 0.2 * t,
          -0.011 - 0.037 * t,
          0,
          r * 0.96,
          i % 2 ? 1 : 0,
        ];
      }),
      { k: 0.006, colours: [gold, dark], hair: 0.28 },
    );
    mesh.tube(
      [
        [0.27, -0.05, 0],
        [0.315, -0.064, 0],
      ],
      [0.008, 0.0006],
      dark,
      materials.gloss,
      8,
    );
    for (const s of [-1, 1]) {
      // Eyes of many facets, feelers with an elbow.
      mesh
        .push()
        .at(-0.172, 0.004, 0.034 * s)
        .rotY(0.35 * s)
        .ball(0, 0, 0, 0.02, 0.034, 0.0155, '#2b1c16', materials.gloss, 16)
        .pop();
      mesh.tube(
        [
          [-0.195, 0.016, 0.012 * s],
          [-0.225, 0.045, 0.03 * s],
          [-0.232, 0.05, 0.034 * s],
          [-0.268, 0.03, 0.05 * s],
          [-0.292, 0.012, 0.056 * s],
        ],
        [0.0045, 0.004, 0.005, 0.0055, 0.005],
        dark,
        materials.coat,
        7,
      );
      for (const [lean, long, wide, root] of [
        [0.15, 0.27, 0.1, -0.075],
        [0.62, 0.19, 0.075, -0.03],
      ] as const) {
        const on = (u: number, v: number): Vec3 => {
          const w = (v - 0.3) * wide * Math.sin(Math.PI * (0.06 + 0.8 * Math.min(1, Math.max(0, u)) ** 0.8)) ** 0.8;
          const [c, n] = [Math.cos(lean), Math.sin(lean)];
          return [
            root + n * u * long + c * w,
            0.085 + u * long * 0.42 - 0.015 * Math.sin(u * 5 + v * 4),
            s * (0.035 + c * u * long * 0.9 - n * w),
          ];
        };
        mesh.sheet(on, 14, 6, () => '#b9b4a4', materials.glass);
        // Veins: the strong front edge, and those that branch from it.
        for (const [from, to, thick] of [
          [0, 0.02, 0.0034],
          [0.3, 0.35, 0.0016],
          [0.3, 0.75, 0.0014],
          [0.3, 0.97, 0.0014],
        ] as const)
          mesh.tube(
            [0, 0.25, 0.5, 0.75, 0.97].map((u) => on(u, from + (to - from) * u)),
            [thick * 1.2, thick, thick, thick * 0.8, thick * 0.4],
            '#4a3826',
            materials.coat,
            4,
          );
        mesh.tube([on(0.55, 0.02), on(0.52, 0.33), on(0.5, 0.56)], [0.0012], '#4a3826', materials.coat, 4);
      }
      for (let i = 0; i < 3; i++) {
        const x = -0.1 + i * 0.045;
        const [knee, shin, foot]: readonly [Vec3, Vec3, Vec3] = [
          [x - 0.025 + 0.035 * i, -0.085, 0.085 * s],
          [x - 0.03 + 0.06 * i, -0.15, 0.095 * s],
          [x - 0.06 + 0.075 * i, -0.19, 0.085 * s],
        ];
        mesh.tube(
          [[x, -0.035, 0.04 * s], knee, shin, foot],
          [0.01, 0.0105, i === 2 ? 0.014 : 0.008, 0.003],
          dark,
          materials.coat,
          8,
        );
        // Pollen is carried in the baskets of the hind legs.
        if (i === 2)
          mesh.ball(
            (knee[0] + shin[0]) / 2 + 0.004,
            (knee[1] + shin[1]) / 2,
            0.1 * s,
            0.015,
            0.026,
            0.014,
            '#e2a72c',
            materials.coat,
            12,
          );
      }
    }
  },
};
