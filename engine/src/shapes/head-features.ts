import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { distanceToHead, eyePlace, openingOf } from './head-form.ts';
import type { HeadForm } from './head-form.ts';

// What lies in and on the skin of a head: eyes, lids, lashes, brows and ears.

/** The colours of a face. */
export interface Complexion {
  readonly skin: Rgb;
  readonly lips: Rgb;
  readonly hair: Rgb;
  readonly iris: Rgb;
  /** How much of a beard that was shaved can be seen, 0..1. */
  readonly stubble: number;
  /** How far a place of the head is from the hair, metres; below 0 within it. */
  readonly toHair: (x: number, y: number, z: number) => number;
  /** How dark the lids are drawn, 0..1. */
  readonly lashes: number;
}

/** How a head is seen. */
export interface HeadView {
  /** How far the eyes are turned to the left, radians. */
  readonly gaze: number;
  /** How finely it is built: 1 where the face fills the picture, 0.3 where a whole person does. */
  readonly detail: number;
}

/** How far before the ears the skin of the face is at a place that is seen from straight ahead. */
function skinBefore(form: HeadForm, x: number, y: number): number {
  let z = -0.13;
  for (let i = 0; i < 24; i++) z += distanceToHead(form, x, y, z) * 0.9;
  return z;
}

/** How far from the middle of the iris its parts end, radians. */
const [pupilEnd, irisEnd] = [0.24, 0.56] as const;

export function buildEye(mesh: Mesh, { iris }: Complexion, side: number, { gaze, detail }: HeadView): void {
  const { x, y, z, radius } = eyePlace;
  const white: Rgb = [0.74, 0.71, 0.68];
  // Both look at what is near: a little inwards.
  mesh
    .push()
    .at(x * side, y, z)
    .rotY(gaze + 0.018 * side);
  const colour = (u: number, v: number): Rgb => {
    const away = u * 1.5;
    if (away < pupilEnd) return [0.004, 0.003, 0.003];
    if (away < irisEnd) {
      const t = (away - pupilEnd) / (irisEnd - pupilEnd);
      const rays = 0.85 + 0.3 * Math.abs(Math.sin(v * 61) * Math.sin(v * 37 + 1));
      // Light that falls in from above brightens what is below.
      const lit = 0.62 + 0.75 * smooth(0.4, -1, Math.sin(v * Math.PI * 2));
      return scaleRgb(iris, rays * lit * (1 - 0.8 * smooth(0.72, 1, t)) * (0.55 + 0.45 * smooth(0, 0.25, t)));
    }
    const shade = 1 - 0.45 * smooth(0.1, 0.9, Math.sin(v * Math.PI * 2)) - 0.3 * smooth(0.75, 1.3, away);
    return mixRgb(scaleRgb(white, shade), [0.5, 0.2, 0.16], 0.25 * smooth(0.8, 1.3, away));
  };
  mesh.sheet(
    (u, v) => {
      const [away, turn] = [u * 1.5, v * Math.PI * 2];
      // The cornea bulges over the iris.
      const r = radius * (1 + 0.035 * smooth(irisEnd, 0.1, away));
      return [Math.sin(away) * Math.cos(turn) * r, Math.sin(away) * Math.sin(turn) * r, -Math.cos(away) * r];
    },
    Math.round(12 + 24 * detail),
    Math.round(14 + 26 * detail),
    colour,
    materials.wet,
  );
  // A window, or the sky, in each eye; always on the side from which light comes.
  for (const [dx, dy, size] of [
    [0.25, 0.24, 0.0021],
    [-0.2, -0.2, 0.0009],
  ] as const) {
    const dz = -Math.sqrt(1 - dx * dx - dy * dy);
    const r = radius * 1.034;
    mesh.ball(dx * r, dy * r, dz * r, size, size, 0.0003, [1.6, 1.6, 1.65], materials.plain, 10);
  }
  mesh.pop();
}

/** A place on the rim of the lids. */
function rimAt(form: HeadForm, side: number, out: number, isUpper: boolean, away = 0.0019): Vec3 {
  const { x, y, z, radius } = eyePlace;
  const [above, below] = openingOf(form, out);
  const up = isUpper ? above : -below;
  const r = radius + away;
  return [(x + out) * side, y + up, z - Math.sqrt(Math.max(0, r * r - out * out - up * up))];
}

const along = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, i) => (i / count) * 2 - 1);

const lashColour = (hair: Rgb): Rgb => mixRgb(scaleRgb(hair, 0.25), [0.01, 0.007, 0.006], 0.6);

/** The dark edges of both lids. */
export function drawLids(mesh: Mesh, form: HeadForm, { hair, skin, lashes }: Complexion, side: number): void {
  const dark = lashColour(hair);
  const outs = along(22).map((t) => t * 0.0172);
  mesh.tube(
    outs.map((out) => rimAt(form, side, out, true, 0.0022)),
    outs.map((out) => (0.0007 + 0.0009 * lashes) * (0.4 + 0.6 * smooth(-0.015, 0.006, out))),
    dark,
    materials.plain,
    6,
  );
  mesh.tube(
    outs.map((out) => rimAt(form, side, out, false, 0.002)),
    [0.0004 + 0.0001 * lashes],
    mixRgb(dark, skin, 0.5 - 0.3 * lashes),
    materials.plain,
    5,
  );
}

export function drawLashes(mesh: Mesh, form: HeadForm, { hair, lashes }: Complexion, side: number): void {
  const dark = lashColour(hair);
  const count = Math.round(14 + 16 * lashes);
  for (let i = 0; i < count; i++) {
    const out = -0.0125 + (0.0296 * i) / count;
    const from = rimAt(form, side, out, true, 0.0024);
    const long = (0.0022 + 0.0042 * lashes) * (0.55 + 0.45 * smooth(-0.01, 0.008, out));
    const aside = (0.12 + 26 * Math.max(0, out)) * side;
    const at = (share: number, up: number): Vec3 => [
      from[0] + aside * long * share,
      from[1] + long * up,
      from[2] - long * 0.75 * share,
    ];
    mesh.tube([from, at(0.6, 0.12), at(1, 0.62)], [0.00034, 0.00026, 0.00008], dark, materials.plain, 4);
  }
}

/** The line of a brow: how high it is so far from the nose to the temple, metres from the eye. */
const browAt = (form: HeadForm, t: number): number =>
  0.0208 + 0.0062 * Math.sin(Math.min(1, t / 0.66) * 1.5) - 0.019 * Math.max(0, t - 0.66) - 0.0022 * form.strong;
const browFrom = 0.0128;
const browLength = 0.043;
/** Half of how thick a brow is, so far along it. */
const browThick = (form: HeadForm, t: number): number =>
  (0.0031 + 0.0014 * form.strong) * smooth(-0.1, 0.2, t) * (1 - 0.75 * Math.max(0, t) ** 1.6);

/** How much of the hair of the brows covers a place, 0..1. */
export function browShare(form: HeadForm, x: number, y: number): number {
  const t = (x - browFrom) / browLength;
  if (t < -0.05 || t > 1.05) return 0;
  const off = Math.abs(y - browAt(form, t)) / (browThick(form, t) + 0.0004);
  return smooth(1.25, 0.5, off) * smooth(-0.06, 0.1, t) * smooth(1.04, 0.9, t);
}

export function drawBrow(mesh: Mesh, form: HeadForm, { hair, skin }: Complexion, side: number): void {
  const colour = mixRgb(scaleRgb(hair, 0.6), skin, 0.12);
  for (let i = 0; i < 110; i++) {
    const t = i / 109;
    const row = ((i * 0.618) % 1) * 2 - 1;
    const thick = browThick(form, t);
    const x = browFrom + browLength * t;
    const y = browAt(form, t) + row * thick * 0.8;
    const place = (dx: number, dy: number, out: number): Vec3 => {
      return [(x + dx) * side, y + dy, skinBefore(form, x + dx, y + dy) - out];
    };
    const [aside, up] = [0.0042 * (0.3 + 0.7 * t), 0.0032 * (1 - t) - 0.001 * t];
    mesh.tube(
      [place(0, 0, 0), place(aside * 0.6, up * 0.6, 0.0006), place(aside * 1.2, up, 0.0002)],
      [0.0003, 0.00032, 0.0001],
      colour,
      materials.plain,
      4,
    );
  }
}

export function buildEar(mesh: Mesh, form: HeadForm, { skin }: Complexion, side: number): void {
  const flushed = mixRgb(skin, [skin[0] * 0.95, skin[1] * 0.5, skin[2] * 0.42], 0.35);
  const x = 0.0685 * form.wide;
  const rim: readonly Vec3[] = [
    [x - 0.002, 0.006, -0.006],
    [x + 0.006, 0.022, -0.004],
    [x + 0.012, 0.03, 0.008],
    [x + 0.016, 0.024, 0.02],
    [x + 0.015, 0.006, 0.024],
    [x + 0.009, -0.014, 0.016],
    [x + 0.003, -0.03, 0.004],
    [x - 0.001, -0.03, -0.004],
  ];
  const cones = rim.slice(1).map((point, i) => {
    const from = rim[i] ?? point;
    return [...from, 0.0036, ...point, 0.0036, 1];
  });
  const inner = [
    [x - 0.004, 0.012, 0.002, 0.008, x + 0.006, 0.012, 0.014, 0.005, 0],
    [x - 0.004, -0.004, 0.004, 0.009, x + 0.004, -0.006, 0.013, 0.005, 0],
    [x - 0.004, -0.02, 0.002, 0.006, x + 0.001, -0.026, 0.002, 0.006, 1],
  ];
  const sided = [...cones, ...inner].map(([ax = 0, ay = 0, az = 0, ra = 0, bx = 0, by = 0, bz = 0, rb = 0, c = 0]) => [
    ...[ax * side, ay, az, ra, bx * side, by, bz, rb, c],
  ]);
  mesh.body(sided, { k: 0.004, mat: materials.skin, colours: [skin, flushed] });
}

/** Draws the upper ends of both ears out to points. */
export function pointEars(mesh: Mesh, skin: Rgb, wide: number): void {
  const x = 0.0685 * wide;
  const cones = [-1, 1].flatMap((s) => [
    [...[x * s, -0.012, 0, 0.01], ...[(x + 0.022) * s, 0.014, 0.004, 0.0105], 0],
    [...[(x + 0.022) * s, 0.014, 0.004, 0.0105], ...[(x + 0.04) * s, 0.05, 0.016, 0.0065], 0],
    [...[(x + 0.04) * s, 0.05, 0.016, 0.0065], ...[(x + 0.056) * s, 0.088, 0.036, 0.0014], 0],
  ]);
  mesh.body(cones, { k: 0.008, mat: materials.skin, colours: [skin] });
}
