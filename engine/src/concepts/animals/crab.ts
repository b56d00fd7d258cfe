import { mixRgb } from '../../raster/colour.ts';
import { bothSides, conesAlong } from '../../shapes/body-parts.ts';
import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
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
  build(mesh, random, look) {
    const shell = readColour(look.colour ?? '#bf4a2a');
    const [dark, pale] = [mixRgb(shell, [0.05, 0.02, 0.02], 0.5), mixRgb(shell, [0.9, 0.78, 0.6], 0.55)];
    const joint = (points: readonly (readonly [number, number, number, number])[]): Cones => conesAlong(points, 0);
    mesh.body(
      [
        [-0.1, 0.15, 0.02, 0.075, 0.1, 0.15, 0.02, 0.075, 1],
        ...bothSides((s) => [
          ...[0, 1, 2, 3].flatMap((i) => {
            // Thigh up, knee, shank down, and a claw that ends in a point.
            const [from, to] = [-0.03 + i * 0.045, -0.13 + i * 0.13];
            const far = 0.44 - 0.03 * Math.abs(i - 1);
            return joint([
              [0.15 * s, 0.145, from, 0.028],
              [0.29 * s, 0.235, (from + to) / 2, 0.026],
              [0.33 * s, 0.225, (from + to) / 2 + 0.01, 0.023],
              [0.4 * s, 0.105, to * 0.9, 0.018],
              [far * s, 0.004, to, 0.004],
            ]);
          }),
          // Arms, and pincers of two fingers.
          ...joint([
            [0.17 * s, 0.15, -0.07, 0.04],
            [0.3 * s, 0.19, -0.13, 0.043],
            [0.315 * s, 0.21, -0.19, 0.045],
          ]),
          [0.305 * s, 0.225, -0.225, 0.056, 0.25 * s, 0.24, -0.3, 0.07, 0],
          [0.26 * s, 0.22, -0.3, 0.058, 0.17 * s, 0.19, -0.35, 0.034, 0],
          [0.17 * s, 0.19, -0.35, 0.032, 0.1 * s, 0.2, -0.365, 0.008, 2],
          [0.22 * s, 0.29, -0.34, 0.036, 0.15 * s, 0.295, -0.375, 0.025, 0],
          [0.15 * s, 0.295, -0.375, 0.024, 0.09 * s, 0.25, -0.38, 0.007, 2],
          [0.16 * s, 0.225, -0.35, 0.012, 0.155 * s, 0.24, -0.355, 0.005, 2],
          // The stalks of the eyes.
          [0.055 * s, 0.18, -0.14, 0.014, 0.062 * s, 0.235, -0.165, 0.011, 0],
        ]),
      ],
      {
        k: 0.012,
        mat: materials.wet,
        colours: [shell, pale, '#2e2220', dark],
        fur: 0.45,
        marks: { colour: 3, share: (x, y, z) => smooth(0.55, 0.75, noise3(x * 30, y * 30, z * 30)) * 0.5 },
      },
    );
    // The shield: broadest in front, its edge notched into teeth, its top in bosses.
    const outline = (a: number): readonly [number, number] => {
      const [c, n] = [Math.cos(a), Math.sin(a)];
      const tooth = n < 0.3 ? 1 + 0.03 * Math.abs(Math.sin(a * 11)) : 1;
      return [c * (0.225 - 0.05 * n) * tooth, 0.005 + n * 0.155 * tooth];
    };
    for (const face of [-1, 1])
      mesh.sheet(
        (u, v) => {
          const [x, z] = outline(v * tau);
          const t = Math.min(1, Math.max(0, u));
          const boss = face > 0 ? 0.012 * Math.sin(x * t * 26) ** 2 * Math.cos(z * t * 18) * (1 - t) : 0;
          return [x * t, 0.165 + face * (0.078 * Math.sqrt(Math.max(0, 1 - t ** 2.6)) + boss), z * t];
        },
        30,
        110,
        (u, v) => {
          if (face < 0) return pale;
          const [x, z] = outline(v * tau);
          const blotch = noise3(x * u * 22 + 5, 0, z * u * 22);
          return mixRgb(mixRgb(shell, dark, smooth(0.45, 0.7, blotch) * 0.7), pale, 0.6 * smooth(0.84, 1, u));
        },
        materials.wet,
      );
    for (const s of [-1, 1]) {
      mesh.ball(0.063 * s, 0.243, -0.168, 0.0155, 0.019, 0.0155, '#15100e', materials.gloss, 14);
      mesh.tube(
        [
          [0.02 * s, 0.16, -0.15],
          [0.045 * s, 0.19, -0.2],
          [0.07 * s + 0.01 * random(), 0.21, -0.23],
        ],
        [0.004, 0.003, 0.001],
        dark,
        materials.wet,
        5,
      );
      // The plates of the mouth.
      mesh.ball(0.022 * s, 0.125, -0.135, 0.022, 0.036, 0.018, pale, materials.wet, 12);
    }
  },
};
