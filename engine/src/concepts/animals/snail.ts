import { mixRgb } from '../../raster/colour.ts';
import { bothSides, conesAlong } from '../../shapes/body-parts.ts';
import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const snail: Concept = {
  id: 'snail',
  words: {
    en: 'snail',
    de: 'schnecke/schnecken',
    es: 'caracol',
    fr: 'escargot',
    zh: '蜗牛',
    ja: 'カタツムリ',
    ar: 'حلزون',
    emoji: '🐌',
  },
  size: { width: 0.64, height: 0.4 },
  lives: ['hills', 'forest'],
  stands: 'ground',
  moves: 'still',
  turn: -0.25,
  sway: 0.3,
  mirrors: true,
  build(mesh, _random, look) {
    const shell = readColour(look.colour ?? '#b07a44');
    const [band, pale] = [mixRgb(shell, [0.05, 0.025, 0.015], 0.62), mixRgb(shell, [0.9, 0.78, 0.56], 0.5)];
    const cones: Cones = [
      // A foot with a broad sole that tapers behind, and the neck that rises out of it.
      ...conesAlong(
        [
          [0.3, 0.016, 0, 0.008],
          [0.2, 0.03, 0, 0.024],
          [0.06, 0.045, 0, 0.045],
          [-0.12, 0.052, 0, 0.05],
          [-0.2, 0.09, 0, 0.046],
          [-0.245, 0.14, 0, 0.042],
          [-0.268, 0.138, 0, 0.036],
        ],
        0,
      ),
      // A blunt face over the sole, with the mouth under it.
      [-0.265, 0.112, 0.016, 0.031, -0.265, 0.112, -0.016, 0.031, 0],
      ...bothSides((s) => [
        [0.2, 0.014, 0.016 * s, 0.013, 0.04, 0.016, 0.045 * s, 0.018, 1],
        [0.04, 0.016, 0.045 * s, 0.018, -0.14, 0.016, 0.046 * s, 0.018, 1],
        [-0.14, 0.016, 0.046 * s, 0.018, -0.2, 0.018, 0.024 * s, 0.018, 1],
        // Long feelers with the eyes at their ends, short ones beside the mouth.
        ...conesAlong(
          [
            [-0.255, 0.16, 0.02 * s, 0.014],
            [-0.275 - 0.012 * s, 0.222, 0.052 * s, 0.0085],
            [...eyeAt(s, 0.96), 0.0068],
            [...eyeAt(s, 1), 0.0115],
          ],
          0,
        ),
        [-0.282, 0.112, 0.02 * s, 0.009, -0.318, 0.094, 0.038 * s, 0.0058, 0],
      ]),
    ];
    mesh.body(cones, {
      k: 0.014,
      mat: materials.skin,
      colours: ['#a58a68', '#d6c09a', '#7a624a'],
      fur: 0.75,
      marks: { colour: 2, share: (x, y, z) => smooth(0.05, 0.16, y + 0.05 * noise3(x * 60, y * 60, z * 60)) * 0.55 },
    });
    for (const s of [-1, 1]) mesh.ball(...eyeAt(s, 1.03), 0.0085, 0.0085, 0.0085, '#17120e', materials.gloss, 10);
    for (const s of [-1, 1])
      mesh.sheet(
        (u, v) => whorl(u, v * tau, s),
        150,
        22,
        (u, v) => {
          const line = 0.5 + 0.5 * Math.sin(u * 330 + Math.sin(v * tau) * 1.5);
          const around = Math.abs(v - (s > 0 ? 0.3 : 0.7));
          const banded = Math.max(
            smooth(0.045, 0.03, Math.abs(around - 0.02)),
            smooth(0.04, 0.028, Math.abs(around - 0.17)),
          );
          return mixRgb(mixRgb(mixRgb(shell, pale, 0.45 * line), pale, 0.5 * smooth(0.05, 0, u)), band, 0.8 * banded);
        },
        materials.wet,
      );
  },
};

/** The way to the eye of a side, which is at the end of its feeler: one is held farther ahead than the other, or from the side they would be one. */
const eyeAt = (s: number, share: number): Vec3 => [
  -0.275 - (0.03 + 0.034 * s) * share,
  0.2 + 0.095 * share,
  (0.03 + 0.052 * share) * s,
];

/** A point of the shell: so far along its spiral (0 at its mouth), at an angle around the tube there, on one of its two sides. */
function whorl(u: number, angle: number, side: number): Vec3 {
  const grown = Math.exp(-2.35 * u);
  const a = u * tau * 3.1 - 1.35;
  const far = 0.128 * grown;
  const thick = (u < 0.012 ? 0.9 + u * 8 : 1) * 0.0775 * grown;
  const out = far + Math.cos(angle) * thick;
  const aside = 0.052 * (1 - grown) * side + Math.sin(angle) * thick * 0.92;
  return [0.035 + Math.cos(a) * out, 0.205 + Math.sin(a) * out, aside];
}
