import { mixRgb } from '../../raster/colour.ts';
import { bothSides, eyeOn } from '../../shapes/body-parts.ts';
import { buildWalkingLegs } from '../../shapes/walking-legs.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

export const lobster: Concept = {
  id: 'lobster',
  words: {
    en: 'lobster/crayfish/crawfish',
    de: 'hummer/languste/langusten/flusskrebs/flusskrebse',
    es: 'langosta/bogavante',
    fr: 'homard/langouste/écrevisse',
    zh: '龙虾',
    ja: 'ロブスター/伊勢海老/ザリガニ',
    ar: 'كركند/جراد البحر/استاكوزا',
    emoji: '🦞',
  },
  size: { width: 1.5, height: 0.5 },
  lives: ['beach', 'reef'],
  stands: 'ground',
  moves: 'still',
  turn: -0.55,
  sway: 0.25,
  mirrors: true,
  build(mesh, _random, look) {
    const red = readColour(look.colour ?? '#c23a22');
    const dark = mixRgb(red, [0.02, 0.005, 0.01], 0.5);
    const light = mixRgb(red, [0.9, 0.5, 0.25], 0.4);
    const colours = [red, light, dark];
    const speckled = {
      colour: 2,
      share: (x: number, y: number, z: number) => 0.6 * smooth(0.56, 0.68, noise3(x * 26, y * 26, z * 26)),
    };
    mesh.at(0.08, 0, 0);
    // The shield over head and breast, with a spine ahead; arms and claws.
    mesh.body(
      [
        [-0.4, 0.215, 0, 0.006, -0.31, 0.2, 0, 0.03, 0],
        [-0.31, 0.2, 0, 0.03, -0.22, 0.165, 0, 0.075, 0],
        [-0.22, 0.165, 0, 0.075, -0.08, 0.16, 0, 0.098, 0],
        [-0.08, 0.16, 0, 0.098, 0.04, 0.155, 0, 0.09, 0],
        [-0.24, 0.12, 0, 0.06, 0.02, 0.11, 0, 0.08, 1],
        ...bothSides((s) => [
          [-0.2, 0.12, 0.06 * s, 0.03, -0.27, 0.13, 0.17 * s, 0.03, 0],
          [-0.27, 0.13, 0.17 * s, 0.03, -0.4, 0.17, 0.25 * s, 0.042, 0],
          [-0.42, 0.19, 0.255 * s, 0.05, -0.54, 0.21, 0.25 * s, s < 0 ? 0.092 : 0.078, 0],
          // One claw crushes and one cuts.
          [-0.57, 0.185, 0.25 * s, s < 0 ? 0.07 : 0.058, -0.7, 0.17, 0.245 * s, 0.044, 0],
          [-0.7, 0.17, 0.245 * s, 0.044, -0.82, 0.205, 0.225 * s, 0.008, 0],
          [-0.56, 0.25, 0.235 * s, 0.04, -0.66, 0.315, 0.22 * s, 0.036, 2],
          [-0.66, 0.315, 0.22 * s, 0.036, -0.76, 0.31, 0.205 * s, 0.02, 2],
          [-0.76, 0.31, 0.205 * s, 0.02, -0.815, 0.265, 0.205 * s, 0.006, 2],
          ...[0, 1, 2].map((i) => [
            -0.64 - 0.055 * i,
            0.215,
            0.235 * s,
            0.016,
            -0.64 - 0.055 * i,
            0.235,
            0.23 * s,
            0.009,
            1,
          ]),
          [-0.29, 0.2, 0.022 * s, 0.014, -0.32, 0.225, 0.035 * s, 0.012, 2],
        ]),
      ],
      { k: 0.018, mat: materials.wet, colours, fur: 0.15, marks: speckled },
    );
    // Six rings of the tail, each under the edge of the one before it.
    for (let i = 0; i < 6; i++) {
      const x = 0.085 + i * 0.073;
      const r = 0.089 - i * 0.0075;
      const y = 0.15 + 0.012 * Math.sin(i * 0.6) - 0.0035 * i * i;
      mesh.body(
        [
          [x - 0.02, y, -0.012, r * 0.9, x - 0.02, y, 0.012, r * 0.9, 2],
          [x + 0.022, y, -0.014, r, x + 0.022, y, 0.014, r, 0],
          ...bothSides((s) => [
            [x + 0.01, y - r * 0.5, r * 0.8 * s, 0.022, x + 0.035, y - r * 1.05, r * 1.02 * s, 0.006, 0],
          ]),
        ],
        { k: 0.007, mat: materials.wet, colours: [red, light, mixRgb(red, dark, 0.75)], fur: 0.12, marks: speckled },
      );
    }
    for (const i of [-2, 2, -1, 1, 0]) {
      const turn = i * 0.48;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      mesh.sheet(
        (u, v) => {
          const out = u * (i === 0 ? 0.16 : 0.17);
          const half =
            (v - 0.5) *
            0.105 *
            Math.sin(Math.PI * Math.min(0.8, 0.14 + u * 0.66)) *
            (1 - 0.5 * Math.max(0, u - 0.8) * 4 * (v - 0.5) ** 2);
          return [
            0.5 + c * out - s * half,
            0.075 - 0.055 * u + 0.018 * Math.cos((v - 0.5) * 3) - Math.abs(i) * 0.006,
            s * (out + 0.03) + c * half,
          ];
        },
        8,
        6,
        (u, v) => (u > 0.88 ? light : Math.abs(v - 0.5) < 0.1 ? dark : red),
        materials.wet,
      );
    }
    buildWalkingLegs(mesh, {
      ...{ first: -0.17, apart: 0.055, aside: 0.07, lean: -0.16, spread: 0.11 },
      ...{ root: 0.1, knee: 0.17, reach: 0.33, thick: 0.021, colours: [mixRgb(red, light, 0.4), red] },
    });
    for (const s of [-1, 1]) {
      eyeOn(mesh, [-0.325, 0.238, 0.04 * s], [-0.5, 0.35, s], 0.019, '#1a1210');
      // Feelers: two that are longer than the animal, four that are short.
      const feeler = Array.from({ length: 16 }, (_, i) => {
        const t = i / 15;
        const turn = -0.4 + 2.5 * t;
        return [
          -0.36 - 0.3 * Math.cos(turn) * t ** 0.7 + 0.34 * t * t,
          0.2 + 0.34 * Math.sin(Math.min(1.9, t * 2.4)) * (1 - 0.25 * t),
          (0.045 + 0.3 * t) * s,
        ] as const;
      });
      mesh.tube(
        feeler,
        feeler.map((_, i) => 0.013 * (1 - i / 16.5)),
        dark,
        materials.wet,
        7,
      );
    }
  },
};
