import { plus } from '../body/affine.ts';
import { gripOf } from '../body/grip-of.ts';
import { hex, mixRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Colour } from '../solid/triangle-soup.ts';
import { cross, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { attending, attentionTo } from './attention.ts';
import type { Pose } from './figure.ts';
import { rod } from './rings.ts';
import type { Stance } from './stance.ts';
import { standsEasily } from './stands.ts';
import { holdBrush, layPalette } from './trade-tools.ts';

// An easel stands at the right of who paints, turned so far that the one before it and the eye both see the picture.

/** The middle of the canvas, half its size, and where its face looks; metres, of who stands at the origin and looks to -z. */
const middle: Vec3 = [0.7, 1.33, -0.36];
const half = { wide: 0.31, high: 0.38 } as const;
const face = normalised([-0.8, 0.16, -0.6]);
const across = normalised(cross([0, 1, 0], face));
const upward = cross(face, across);

/** A place on the canvas or before it, in shares of half its size and metres. */
const onCanvas = (x: number, y: number, out = 0): Vec3 =>
  plus(plus(plus(middle, across, x * half.wide), upward, y * half.high), face, out);

/** Where the tip of the brush is. */
const touched = onCanvas(0.1, 0.08, 0.014);

/** The brush in the right hand on its way over the canvas, the palette on the left forearm, the eyes on what is painted (STUDIO-53). */
export const paints = (random: Random): Stance => ({
  ...attending(
    {
      ...standsEasily(random),
      wrists: [
        [-0.25, 1.09, -0.25],
        [0.4, 1.27, -0.34],
      ],
      elbowsTo: [
        [-0.6, -1, 0.3],
        [0.7, -1, 0.2],
      ],
      hands: ['open', 'fists'],
      thumbs: [
        [0.7, 0.5, -0.3],
        [0.8, 0.5, 0.3],
      ],
    },
    attentionTo({ x: touched[0], z: touched[2], lower: 0.22 }),
  ),
  // The hips are level and below the chest: an apron hangs straight and would not cover one that is out to a side.
  pelvis: [0, 0.945, 0],
  tilt: [0, 0],
  twist: 0,
});

/** The easel with a picture that is half done, a palette and a brush that touches the picture. */
export function paintAtEasel(mesh: Mesh, random: Random, pose: Pose): void {
  standEasel(mesh.object());
  layPalette(mesh, random, gripOf(pose, -1).at);
  holdBrush(mesh, gripOf(pose, 1).at, touched);
}

function standEasel(mesh: Mesh): void {
  const wood = '#a87844';
  const foot = (x: number, out: number): Vec3 => {
    const [fx, , fz] = onCanvas(x, -1, out);
    return [fx, 0, fz];
  };
  for (const s of [-1, 1])
    rod(mesh, foot(1.05 * s, 0.05), onCanvas(0.16 * s, 1.4, -0.03), 0.017, wood, materials.planks);
  rod(mesh, foot(0, -0.62), onCanvas(0, 1.34, -0.05), 0.016, wood, materials.planks);
  rod(mesh, onCanvas(-1.1, -1.06, 0.01), onCanvas(1.1, -1.06, 0.01), 0.022, wood, materials.planks);
  rod(mesh, onCanvas(-0.7, 0.3, -0.035), onCanvas(0.7, 0.3, -0.035), 0.014, wood, materials.planks);
  mesh.sheet((u, v) => onCanvas(u * 2 - 1, v * 2 - 1, 0.012), 72, 72, sketched, materials.plain);
  mesh.sheet(
    (u, v) => onCanvas(1 - u * 2, v * 2 - 1, -0.012),
    2,
    2,
    () => '#d8cdb4',
    materials.cloth,
  );
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  corners.forEach(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % 4] ?? [x, y];
    rod(mesh, onCanvas(x, y), onCanvas(nx, ny), 0.012, '#e8e0cc', materials.cloth);
  });
}

/** A landscape of broad strokes, whose foreground is bare canvas yet. */
function sketched(u: number, v: number): Colour {
  const ragged = 0.012 * Math.sin(u * 31) + 0.008 * Math.sin(u * 47 + v * 20);
  const [x, y] = [u + ragged, v + ragged];
  if (Math.hypot(u - 0.06, v - 0.06) < 0.04 || y < 0.16 + 0.1 * x) return '#dcd5c6';
  if (Math.hypot(x - 0.7, (y - 0.72) * 1.2) < 0.08) return '#f6d98a';
  if (y > 0.5 + 0.1 * Math.sin(x * 6 + 0.6))
    return mixRgb(hex('#f0c098'), hex('#6a9cc4'), Math.min(1, (y - 0.4) * 1.8));
  if (y > 0.36 + 0.06 * Math.sin(x * 9 + 2)) return '#6c86a6';
  return y > 0.26 ? '#5d8a55' : '#88a24e';
}
