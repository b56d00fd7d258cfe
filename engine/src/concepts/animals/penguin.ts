import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { bothSides, eyeOn, skinOf } from '../../shapes/body-parts.ts';
import { tellHead } from '../../shapes/tell-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const penguin: Concept = {
  id: 'penguin',
  words: {
    en: 'penguin/king penguin/emperor penguin',
    de: 'pinguin/pinguine',
    es: 'pingüino',
    fr: 'pingouin/manchot',
    zh: '企鹅',
    ja: 'ペンギン',
    ar: 'بطريق',
    emoji: '🐧',
  },
  size: { width: 0.6, height: 1 },
  lives: ['glacier', 'hills', 'coast', 'beach'],
  stands: 'ground',
  moves: 'walks',
  sway: 0.6,
  turn: 0.5,
  build(mesh, _random, look) {
    const coat = look.colour ?? '#2b313b';
    const dark = look.colour ? mixRgb(readColour(look.colour), [0.01, 0.01, 0.01], 0.6) : '#15171c';
    const cones: Cones = [
      // A spindle that is widest low down: the back, the white front, a neck that is no narrower than the head.
      [0, 0.22, 0.02, 0.185, 0, 0.54, 0.01, 0.148, 0],
      [0, 0.54, 0.01, 0.14, 0, 0.72, 0, 0.096, 0],
      [0, 0.2, -0.06, 0.165, 0, 0.42, -0.058, 0.138, 1],
      [0, 0.42, -0.058, 0.136, 0, 0.6, -0.04, 0.096, 1],
      [0, 0.78, -0.012, 0.092, 0, 0.82, -0.03, 0.085, 4],
      [0, 0.82, -0.07, 0.062, 0, 0.81, -0.11, 0.03, 4],
      [0, 0.72, -0.03, 0.08, 0, 0.74, -0.05, 0.076, 4],
      // The tail is a stiff wedge.
      [0, 0.1, 0.16, 0.06, 0, 0.03, 0.26, 0.018, 4],
      ...bothSides((s) => [
        // A dark seam between back and front, golden patches beside the neck that fade on the breast.
        [0.094 * s, 0.65, -0.03, 0.024, 0.132 * s, 0.52, -0.036, 0.016, 4],
        [0.132 * s, 0.52, -0.036, 0.016, 0.172 * s, 0.3, -0.03, 0.012, 4],
        [0.078 * s, 0.79, -0.03, 0.026, 0.07 * s, 0.69, -0.055, 0.036, 3],
        [0.062 * s, 0.68, -0.07, 0.034, 0.03 * s, 0.58, -0.1, 0.036, 5],
        [0.13 * s, 0.6, 0.01, 0.045, 0.16 * s, 0.55, 0.01, 0.042, 0],
        // Short legs in their feathers.
        [0.08 * s, 0.1, -0.02, 0.075, 0.085 * s, 0.055, -0.05, 0.05, 1],
      ]),
    ];
    const k = 0.022;
    mesh.body(cones, { k, colours: [coat, '#efebe2', '#2e2a2a', '#e79a34', dark, '#f3d796'], hair: 0.22 });
    mesh.heads([0, 0.81, -0.025], [0, 0.81, -0.115], {
      aside: 0.85,
      cones: [...cones.slice(5, 7), [0, 0.815, -0.12, 0.02, 0, 0.785, -0.258, 0.005]],
    });
    tellHead(mesh, [0, 0.81, -0.025], 0.09, { tip: [0, 0.785, -0.258], aside: 0.75 });
    const skin = skinOf(cones, k);
    mesh.body(
      bothSides((s) => [
        [0.09 * s, 0.035, -0.06, 0.034, 0.1 * s, 0.03, -0.1, 0.034, 0],
        ...[-0.05, 0.005, 0.06].flatMap((toe) => [
          [0.1 * s, 0.028, -0.1, 0.024, 0.1 * s + toe, 0.017, -0.2, 0.016, 0],
          [0.1 * s + toe, 0.016, -0.205, 0.011, 0.1 * s + toe * 1.12, 0.008, -0.232, 0.003, 1],
        ]),
      ]),
      { k: 0.018, mat: materials.wet, colours: ['#4a4243', '#1c1817'], fur: 0.5 },
    );
    for (const s of [-1, 1]) {
      flipper(mesh, s, readColour(coat));
      const towards: Vec3 = [0.82 * s, 0.22, -0.6];
      eyeOn(mesh, skin([0, 0.825, -0.04], towards), towards, 0.0115, '#3a2418');
    }
    // A slender beak that curves down, dark above, with a coloured stripe along the lower half.
    for (const [drop, wide, colour] of [
      [0, 0.018, '#1d1b1c'],
      [-0.011, 0.013, '#d98a5c'],
    ] as const)
      mesh.tube(
        [
          [0, 0.815 + drop, -0.12],
          [0, 0.818 + drop, -0.17],
          [0, 0.806 + drop, -0.22],
          [0, 0.785 + drop * 0.5, -0.258],
        ],
        [wide * 1.2, wide, wide * 0.7, 0.002],
        colour,
        materials.wet,
        12,
      );
  },
};

/** A flipper: a blade that hangs from the shoulder, dark outside with a light hem. */
function flipper(mesh: Mesh, s: number, coat: Rgb): void {
  for (const face of [-1, 1])
    mesh.sheet(
      (u, v) => {
        const half = 0.05 * Math.sin(Math.PI * (0.2 + 0.76 * Math.min(1, Math.max(0, u)))) ** 0.6;
        const thick = 0.014 * (1 - 0.6 * u) * Math.cos((v - 0.5) * Math.PI);
        return [
          (0.15 + 0.14 * Math.sin(u * 1.5) - 0.02 * u + face * thick) * s,
          0.61 - 0.37 * u,
          0.005 + 0.06 * u * u + (v - 0.5) * 2 * half,
        ];
      },
      16,
      8,
      (u, v) =>
        mixRgb(
          coat,
          face < 0 ? [0.7, 0.68, 0.64] : [0.02, 0.02, 0.03],
          face < 0 ? 0.75 : 0.25 + (v < 0.12 || u > 0.95 ? 0.3 : 0),
        ),
      materials.coat,
    );
}
