import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { smooth } from '../solid/noise.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { browShare, buildEar, buildEye, drawBrow, drawLashes, drawLids } from './head-features.ts';
import type { Complexion, HeadView } from './head-features.ts';
import { distanceToHead, eyePlace, faceHeight, mouthLine, openingOf } from './head-form.ts';
import type { HeadForm } from './head-form.ts';

/** From where every point of the skin is seen along a line of its own. */
const middle: Vec3 = [0, -0.016, -0.012];
/** Columns and rows of the skin on one side where a face fills the picture; most of them are where the face is. */
const [mostColumns, mostRows] = [132, 230] as const;

/** The skin, eyes, lashes, brows and ears of a head that looks towards -z; metres, from between the ears. */
export function buildHead(mesh: Mesh, form: HeadForm, complexion: Complexion, { gaze, detail }: HeadView): void {
  buildSkin(mesh, form, complexion, detail);
  for (const side of [-1, 1] as const) {
    buildEye(mesh, complexion, side, { gaze, detail });
    drawLids(mesh, form, complexion, side);
    buildEar(mesh, form, complexion, side);
    if (detail < 0.6) continue;
    drawLashes(mesh, form, complexion, side);
    drawBrow(mesh, form, complexion, side);
  }
}

/** Half of the columns lie within the first angle, radians from straight ahead. */
const yawOf = (u: number): number => (u < 0.68 ? (u / 0.68) * 0.82 : 0.82 + ((u - 0.68) / 0.32) * (Math.PI - 0.82));
/** Radians above the middle: close from the chin to the brows. */
function pitchOf(v: number): number {
  if (v < 0.1) return -1.5 + (v / 0.1) * 0.35;
  if (v < 0.84) return -1.15 + ((v - 0.1) / 0.74) * 1.75;
  return 0.6 + ((v - 0.84) / 0.16) * 0.96;
}

/** Where the line from the middle of a head leaves its skin. */
function skinAlong(form: HeadForm, [dx, dy, dz]: Vec3): Vec3 {
  let t = 0.15;
  for (let i = 0; i < 24; i++) {
    const d = distanceToHead(form, middle[0] + dx * t, middle[1] + dy * t, middle[2] + dz * t);
    if (d < 0.0001) break;
    t -= d * 0.86;
  }
  return [middle[0] + dx * t, middle[1] + dy * t, middle[2] + dz * t];
}

function normalAt(form: HeadForm, [x, y, z]: Vec3): Vec3 {
  const e = 0.0005;
  return normalised([
    distanceToHead(form, x + e, y, z) - distanceToHead(form, x - e, y, z),
    distanceToHead(form, x, y + e, z) - distanceToHead(form, x, y - e, z),
    distanceToHead(form, x, y, z + e) - distanceToHead(form, x, y, z - e),
  ]);
}

function buildSkin(mesh: Mesh, form: HeadForm, complexion: Complexion, detail: number): void {
  const [columns, rows] = [Math.round(mostColumns * detail), Math.round(mostRows * detail)];
  type Corner = readonly [Vec3, Vec3];
  const grid = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i): Corner => {
      const [yaw, pitch] = [yawOf(i / columns), pitchOf(j / rows)];
      const at = skinAlong(form, [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)]);
      return [at, normalAt(form, at)];
    }),
  );
  const flip = ([[x, y, z], [nx, ny, nz]]: Corner): Corner => [
    [-x, y, z],
    [-nx, ny, nz],
  ];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [grid[j]?.[i], grid[j + 1]?.[i], grid[j + 1]?.[i + 1], grid[j]?.[i + 1]];
      if (!a || !b || !c || !d) continue;
      const [p, q] = [a[0], c[0]];
      const colour = skinColour(form, complexion, (p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2);
      const material = materials.skin;
      const [fa, fb, fc, fd] = [flip(a), flip(b), flip(c), flip(d)];
      mesh.tri(a[0], b[0], c[0], a[1], b[1], c[1], colour, material);
      mesh.tri(a[0], c[0], d[0], a[1], c[1], d[1], colour, material);
      mesh.tri(fa[0], fc[0], fb[0], fa[1], fc[1], fb[1], colour, material);
      mesh.tri(fa[0], fd[0], fc[0], fa[1], fd[1], fc[1], colour, material);
    }
  }
}

const near = (x: number, y: number, r: number): number => Math.exp(-(x * x + y * y) / (r * r));

/** The colour of the skin at a place of the face: lips, what blood shines through, and what is in the shade of hair. */
function skinColour(
  form: HeadForm,
  { skin, lips, hair, stubble, toHair }: Complexion,
  sideways: number,
  up: number,
  z: number,
): Rgb {
  const x = Math.abs(sideways) / form.wide;
  const away = toHair(sideways, up, z);
  // The scalp has the colour of what grows on it, so that none of it shines through.
  if (away < -0.01) return scaleRgb(hair, 0.7);
  if (z > 0.01) return mixRgb(skin, hair, 0.6 * smooth(0.006, 0, away));
  const y = faceHeight(form, up);
  const flushed = mixRgb(skin, [skin[0] * 0.95, skin[1] * 0.52, skin[2] * 0.45], 1);
  let colour = mixRgb(
    skin,
    flushed,
    Math.min(
      0.6,
      0.5 * near(x - 0.043, y + 0.032, 0.021) + 0.34 * near(x, y + 0.036, 0.014) + 0.14 * near(x, y + 0.1, 0.016),
    ),
  );
  // Around the eyes skin is thin, and a shadow lies in the corner at the nose.
  const { x: ex, y: ey } = eyePlace;
  colour = mixRgb(colour, scaleRgb(flushed, 0.7), 0.24 * near((x - ex) * 0.8, (y - ey - 0.002) * 1.15, 0.0135));
  const [above, below] = openingOf(form, x - ex);
  const opened = Math.min(above - (y - ey), y - ey + below);
  if (z < -0.06 && opened > -0.0016)
    colour = mixRgb(colour, mixRgb(flushed, [0.05, 0.02, 0.015], 0.55), smooth(-0.0016, 0, opened));
  // The crease over the upper lid.
  const crease = (y - ey - above - 0.0042 - (0.0012 * (x - ex)) / 0.016) / 0.0011;
  if (z < -0.05 && Math.abs(x - ex) < 0.02)
    colour = mixRgb(
      colour,
      scaleRgb(flushed, 0.42),
      0.5 * Math.exp(-crease * crease) * smooth(0.02, 0.011, Math.abs(x - ex)),
    );
  if (stubble > 0) {
    const jaw = smooth(-0.045, -0.062, y) * smooth(0.02, -0.03, z) + 0.8 * near(x, (y + 0.054) * 1.6, 0.016);
    const around = 1 - near(x * 0.8, y + 0.068, 0.013);
    colour = mixRgb(colour, mixRgb(skin, hair, 0.6), Math.min(1, jaw) * around * stubble);
  }
  if (z < -0.03) colour = mixRgb(colour, mixRgb(scaleRgb(hair, 0.75), skin, 0.2), 0.8 * browShare(form, x, y));
  if (y > 0 || x > 0.05) {
    // Hair begins thin, and lays a shade before it.
    colour = mixRgb(colour, mixRgb(scaleRgb(hair, 0.8), skin, 0.15), smooth(0.0045, -0.01, away));
    colour = scaleRgb(colour, 1 - 0.18 * smooth(0.014, 0.001, away));
  }
  const line = mouthLine(form, x);
  const t = Math.min(1, x / 0.0232);
  const bow = 1 - 0.22 * near(x, 0, 0.0045);
  const top = line + (0.006 + 0.003 * form.full) * bow * (1 - t ** 1.7);
  const low = line - (0.0068 + 0.0036 * form.full) * (1 - t ** 2.2);
  if (z < -0.068 && x < 0.0245) {
    const inside = Math.min(top - y, y - low);
    colour = mixRgb(colour, lips, 0.92 * smooth(-0.0012, 0.0011, inside));
    colour = mixRgb(colour, scaleRgb(lips, 0.35), 0.55 * smooth(0.0019, 0, Math.abs(y - line)) * (1 - t ** 4));
  }
  return colour;
}
