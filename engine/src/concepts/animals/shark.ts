import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { buildBlade } from '../../shapes/blade.ts';
import { bothSides, eyeOn, skinOf, spineAlong } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { noise3, smooth } from '../../solid/noise.ts';
import { melting } from '../../solid/soft-body.ts';
import type { Cones } from '../../solid/soft-body.ts';
import { normalised } from '../../solid/vectors.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const shark: Concept = {
  id: 'shark',
  words: {
    en: 'shark/great white shark',
    de: 'hai/haie',
    es: 'tiburón',
    fr: 'requin',
    zh: '鲨鱼',
    ja: 'サメ',
    ar: 'قرش',
    emoji: '🦈',
  },
  size: { width: 4, height: 1.6 },
  lives: ['reef'],
  stands: 'underwater',
  moves: 'swims',
  turn: -0.4,
  sway: 0.2,
  mirrors: true,
  build(mesh, _random, look) {
    const grey = readColour(look.colour ?? '#687680');
    const white = readColour('#e4e6e4');
    const dark = mixRgb(grey, [0.01, 0.012, 0.015], 0.45);
    const cones: Cones = [
      // A spindle: conical snout, the deepest part before the back fin, a slender stock with keels.
      ...melting(
        0.09,
        spineAlong(
          [
            [-1.78, 0.05, 0, 0.1],
            [-1.4, 0.06, 0, 0.25],
            [-0.75, 0.07, 0, 0.4],
            [0.3, 0.07, 0, 0.36],
            [1.1, 0.04, 0, 0.18],
            [1.72, 0.03, 0, 0.075],
          ],
          0,
        ),
      ),
      [-1.5, -0.1, 0, 0.13, -0.75, -0.12, 0, 0.31, 1],
      [-0.75, -0.12, 0, 0.31, 0.4, -0.09, 0, 0.28, 1],
      [0.4, -0.09, 0, 0.28, 1.3, -0.03, 0, 0.1, 1],
      [-1.48, -0.17, 0, 0.1, -1.15, -0.2, 0, 0.16, 1],
      ...bothSides((s) => [
        [1.3, 0.03, 0.05 * s, 0.05, 1.75, 0.03, 0.075 * s, 0.014, 0],
        [-1.45, 0.13, 0.12 * s, 0.08, -1.25, 0.16, 0.16 * s, 0.09, 0],
      ]),
    ];
    const k = 0.07;
    mesh.body(cones, {
      k,
      mat: materials.wet,
      colours: [grey, white, dark],
      fur: 0.1,
      marks: [
        { colour: 2, share: (x, y, z) => 0.75 * smooth(0.12, 0.4, y + 0.06 * noise3(x * 3, y * 5, z * 5)) },
        // Hide that has lived: blotches, and scars along it.
        { colour: 2, share: (x, y, z) => 0.3 * smooth(0.5, 0.75, noise3(x * 5, y * 9, z * 9)) },
        { colour: 1, share: (x, y, z) => 0.1 * smooth(0.74, 0.84, noise3(x * 4 + 7, y * 34, z * 20)) },
      ],
    });
    const skin = skinOf(cones, k);
    const back = (u: number, v: number): Rgb =>
      mixRgb(mixRgb(grey, dark, 0.4), dark, 0.7 * Math.max(smooth(0.8, 1, u), smooth(0.85, 1, v) * 0.6));
    const tapers =
      (wide: number, by = 0.85) =>
      (u: number): number =>
        wide * (1 - u) ** by + 0.004;
    for (const [fx, fy, ox, oy, tx, ty, wide, by, thick, lean] of fins)
      buildBlade(mesh, {
        spine: [
          [fx, fy, 0],
          [ox, oy, 0],
          [tx, ty, 0],
        ],
        across: normalised([1, lean, 0]),
        half: tapers(wide, by),
        thick,
        colour: back,
      });
    for (const s of [-1, 1]) {
      buildBlade(mesh, {
        spine: [
          [-0.62, -0.12, 0.3 * s],
          [-0.5, -0.24, 0.72 * s],
          [-0.08, -0.48, 1.08 * s],
        ],
        across: [1, 0, 0],
        half: tapers(0.24, 0.7),
        thick: 0.045,
        colour: (u, v, face) => (face > 0 ? back(u, v) : mixRgb(white, dark, 0.8 * smooth(0.86, 0.97, u))),
      });
      buildBlade(mesh, {
        spine: [
          [0.72, -0.2, 0.12 * s],
          [0.8, -0.28, 0.22 * s],
          [0.98, -0.34, 0.28 * s],
        ],
        across: [1, 0, 0],
        half: tapers(0.1),
        thick: 0.022,
        colour: back,
      });
      // Five gill slits that lean, lit along their hind edges.
      for (let i = 0; i < 5; i++)
        for (const [off, thick, colour] of [
          [0, 0.012, mixRgb(dark, [0, 0, 0], 0.5)],
          [0.016, 0.008, grey],
        ] as const)
          mesh.tube(
            fifths.map((t) => skin([-0.98 + i * 0.07 + off + 0.03 * Math.sin(t * 3), 0.2 - 0.3 * t, 0], [0, 0, s])),
            [0.002, thick, thick, thick, 0.002],
            colour,
            materials.wet,
            6,
          );
      eyeOn(mesh, skin([-1.36, 0.1, 0], [-0.2, 0.12, s]), [-0.25, 0.06, s], 0.036, '#0d0f11', dark);
      mesh.ball(...skin([-1.66, 0.02, 0], [-0.35, -0.3, s]), 0.018, 0.01, 0.012, '#1a1d20', materials.plain, 10);
      // The corner of the mouth, and rows of pointed teeth.
      const lip = (t: number): Vec3 =>
        skin([-1.52 + 0.36 * t, -0.13 - 0.02 * t, 0], [-1.4 * (1 - t) ** 2, -0.5 + 0.35 * t, s * (0.15 + t)]);
      mesh.tube(
        fifths.map((t) => lip(t)),
        [0.02, 0.024, 0.024, 0.018, 0.004],
        '#4a2a2c',
        materials.wet,
        7,
      );
      for (let i = 0; i < 9; i++) {
        const [x, y, z] = lip(i / 10);
        mesh
          .push()
          .at(x, y + 0.018, z)
          .rotX(Math.PI)
          .cyl(0, 0, 0, 0.016, 0.001, 0.044, '#efece2', materials.wet, 5)
          .pop();
      }
    }
  },
};

/** Fins in the middle: root, bend and tip (x and y), half of their width and how it tapers, thickness, how they lean. */
const fins = [
  [-0.15, 0.36, -0.1, 0.74, 0.22, 1.02, 0.32, 0.85, 0.05, 0],
  [1.22, 0.18, 1.24, 0.26, 1.36, 0.3, 0.09, 0.85, 0.02, 0],
  [1.2, -0.1, 1.24, -0.18, 1.36, -0.23, 0.09, 0.85, 0.02, 0],
  [1.68, 0.04, 1.78, 0.34, 2.14, 0.8, 0.14, 0.6, 0.045, -0.5],
  [1.68, 0.02, 1.78, -0.2, 2, -0.46, 0.13, 0.65, 0.045, 0.5],
] as const;

const fifths = [0, 0.25, 0.5, 0.75, 1];
