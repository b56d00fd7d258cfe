import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { conesAlong, skinOf } from '../../shapes/body-parts.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const melt = 0.07;
/** The fingers from the index on: their knuckles, lengths, thickness and how far they lean out. */
const fingers = [
  [-0.36, 1.36, 0.84, 0.135, -0.1],
  [-0.12, 1.44, 0.94, 0.14, -0.02],
  [0.12, 1.4, 0.86, 0.135, 0.06],
  [0.34, 1.28, 0.66, 0.12, 0.17],
] as const;

/** A hand that stands upright on its wrist, its back to -z and its thumb at -x. */
const hand: Cones = [
  ...fingers.flatMap(([x, y, long, r, lean]) => [
    [x * 0.72, 0.62, 0, 0.2, x, y, -0.02, r * 1.22, 0],
    ...conesAlong(
      [
        [x, y, -0.02, r * 1.08],
        [x + lean * long * 0.5, y + long * 0.5, 0.01, r],
        [x + lean * long, y + long, 0.12, r * 0.8],
      ],
      0,
    ),
  ]),
  ...conesAlong(
    [
      [-0.26, 0.66, 0.06, 0.21],
      [-0.56, 0.98, 0.1, 0.17],
      [-0.72, 1.24, 0.1, 0.15],
      [-0.78, 1.48, 0.08, 0.115],
    ],
    0,
  ),
  [-0.2, 0.36, 0, 0.23, 0.2, 0.36, 0, 0.23, 0],
];

function glove(mesh: Mesh, leather: Rgb, lining: Rgb): void {
  const seam = mixRgb(leather, [0.9, 0.75, 0.5], 0.5);
  mesh.body(hand, { k: melt, mat: materials.wet, colours: [leather] });
  // Three lines are sewn into its back.
  const onSkin = skinOf(hand, melt);
  for (const x of [-0.22, 0, 0.2]) {
    const line = Array.from({ length: 15 }, (_, i): Vec3 => {
      const [px, py, pz] = onSkin([x * (0.75 + (i / 14) * 0.3), 0.72 + (i / 14) * 0.6, 0], [0, 0, -1]);
      return [px, py, pz - 0.004];
    });
    mesh.tube(line, [0.02], mixRgb(leather, [0.02, 0.01, 0.01], 0.35), materials.wet, 6);
    for (let i = 1; i < 15; i += 2) {
      const [a, b] = [line[i - 1], line[i]];
      if (a && b)
        mesh.tube(
          [a, b].map(([px, py, pz]): Vec3 => [px + 0.03, py, pz - 0.004]),
          [0.009],
          seam,
          materials.plain,
          4,
        );
    }
  }
  // The cuff with its strap, and wool at its hem.
  mesh.push().scale(1, 1, 0.66);
  paintedLathe(mesh, smoothProfile(pairs([0.56, 0.12, 0.53, 0.22, 0.46, 0.38, 0.42, 0.52])), {
    colour: () => leather,
    material: materials.wet,
    segments: 60,
  });
  mesh.lathe(
    pairs([0.475, 0.36, 0.49, 0.38, 0.462, 0.47, 0.445, 0.47]),
    60,
    mixRgb(leather, [0.02, 0.01, 0.01], 0.4),
    materials.wet,
  );
  mesh.pop();
  mesh.ball(0.16, 0.42, -0.3, 0.055, 0.055, 0.03, '#d0a444', materials.metal, 14);
  const wool: number[][] = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * tau;
    const b = ((i + 1) / 18) * tau;
    return [Math.cos(a) * 0.55, 0.12, Math.sin(a) * 0.36, 0.12, Math.cos(b) * 0.55, 0.12, Math.sin(b) * 0.36, 0.12, 0];
  });
  mesh.body(wool, { k: 0.05, colours: [lining], fur: 0.8 });
}

export const gloves: Concept = {
  id: 'gloves',
  words: {
    en: 'glove/leather glove/pair of gloves/winter glove',
    de: 'handschuh/handschuhe/lederhandschuh/lederhandschuhe',
    es: 'guante/guantes de cuero',
    fr: 'gant/gants de cuir',
    zh: '手套',
    ja: '手袋',
    ar: 'قفاز/قفازات',
    emoji: '🧤',
  },
  size: { width: 2.9, height: 2.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.15,
  build(mesh, random, look) {
    const leather = readColour(look.colour ?? pick(random, ['#8a4f24', '#7a2a26', '#3f4f42']));
    const lining = readColour('#e6dcc8');
    mesh.push().at(0.62, 0, 0.3).rotY(0.25).rotZ(-0.06);
    glove(mesh, leather, lining);
    mesh.pop();
    // The other one is its mirror image.
    mesh.push().at(-0.62, 0, -0.1).rotY(-0.25).rotZ(0.06).scale(-1, 1, 1);
    glove(mesh, leather, lining);
    mesh.pop();
  },
};
