import type { Vec3 } from '../solid/vectors.ts';

/** What tells one face from another; shares of 0 to 1 where nothing else is said. */
export interface HeadForm {
  /** How heavy brow and jaw are. */
  readonly strong: number;
  /** How full the lips are. */
  readonly full: number;
  /** How wide the face is, 1 by itself. */
  readonly wide: number;
  /** How round cheeks and forehead are, as those of a child. */
  readonly round: number;
  /** How far the corners of the mouth are lifted. */
  readonly smile: number;
  /** How deep the lines of age are. */
  readonly age: number;
  /** How open the eyes are. */
  readonly open: number;
}

/** Where the middle of an eye is, from between the ears, metres; the left one at -x. */
export const eyePlace = { x: 0.0326, y: 0, z: -0.0628, radius: 0.0156 } as const;

/** Half of how wide an eye opens, metres. */
const half = 0.0168;

/** How far an eye is open above and below its middle, so far from it towards the temple, metres; below 0 outside of its corners. */
export function openingOf({ open, round }: HeadForm, out: number): readonly [above: number, below: number] {
  // The outer corner lies a little higher, and the upper lid is highest towards the nose.
  const t = out / half;
  const arch = 1 - Math.abs(t + 0.1 * (1 - t * t)) ** 2.1;
  const basin = 1 - Math.abs(t - 0.12 * (1 - t * t)) ** 2;
  const tilt = 0.0014 * t;
  const tall = 0.0047 + 0.0024 * open + 0.0012 * round;
  return [arch * tall + tilt, basin * (0.0042 + 0.0012 * open) - tilt];
}

/** How high the line between the lips is, so far from the middle, metres. */
export function mouthLine({ smile }: HeadForm, x: number): number {
  const t = Math.abs(x) / 0.024;
  // The upper lip dips in the middle.
  return -0.0668 - 0.0013 * Math.exp(-((x / 0.005) ** 2)) + smile * 0.0055 * t * t;
}

const { sqrt, abs, min, max } = Math;

/** Two distances, melted together by `k`. */
function melted(a: number, b: number, k: number): number {
  const h = max(k - abs(a - b), 0) / k;
  return min(a, b) - h * h * k * 0.25;
}

/** What is left of `a` without `b`, rounded by `k`. */
const without = (a: number, b: number, k: number): number => -melted(-a, b, k);

const ball = (x: number, y: number, z: number, r: number): number => sqrt(x * x + y * y + z * z) - r;

/** Nearly the distance to an ellipsoid about the origin. */
function egg(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  const k0 = sqrt((x / rx) ** 2 + (y / ry) ** 2 + (z / rz) ** 2);
  const k1 = sqrt((x / (rx * rx)) ** 2 + (y / (ry * ry)) ** 2 + (z / (rz * rz)) ** 2);
  return k1 === 0 ? -min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
}

/** Distance to a round cone from `a` (with radius ra) to `b`. */
function cone(x: number, y: number, z: number, a: Vec3, ra: number, b: Vec3, rb: number): number {
  const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
  const t = min(1, max(0, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)));
  return ball(px - bx * t, py - by * t, pz - bz * t, ra + (rb - ra) * t);
}

/** How high a place of the face lies in that of a man with a long one: below the eyes the faces of women and children are shorter. */
export const faceHeight = ({ round }: HeadForm, up: number): number =>
  up < -0.008 ? up + (up + 0.008) * (0.07 + 0.13 * round) : up;

/** Lines over the forehead and from the nose to the mouth. */
function aged(d: number, age: number, x: number, y: number, z: number): number {
  let lined = d;
  if (y > 0.03 && y < 0.08 && z < -0.02) {
    const wave = max(0, Math.cos(((y - 0.045 + 6 * x * x) * 2 * Math.PI) / 0.0115));
    lined += age * 0.0006 * wave ** 4 * max(0, 1 - (x / 0.05) ** 2);
  }
  lined = without(
    lined,
    cone(x, y, z, [0.0175, -0.0405, -0.0965], 0.0009 * age, [0.034, -0.071, -0.0795], 0.0011 * age),
    0.006,
  );
  return lined;
}

/**
 * Distance from a point to the skin of a head that looks towards -z, negative inside; from between the ears, metres, of somebody grown up. Both
 * sides are alike. What lies between the lids is hollow: there is room for an eye.
 */
export function distanceToHead(form: HeadForm, sideways: number, up: number, z: number): number {
  const { strong, full, round, smile } = form;
  const x = abs(sideways) / form.wide;
  const y = faceHeight(form, up);
  const { x: ex, y: ey, z: ez, radius } = eyePlace;
  let d = egg(x, y - 0.032, z - 0.014, 0.0745, 0.0855, 0.0945);
  // The front of the face from the forehead to the jaw.
  d = melted(d, egg(x, y + 0.012, z + 0.018, 0.0605 + 0.003 * round, 0.088, 0.071), 0.03);
  d = melted(d, egg(x, y - 0.045, z + 0.03, 0.05, 0.042, 0.0545 + 0.004 * round), 0.03);
  // Jaw, its angles and the chin.
  const chin = 0.002 * strong - 0.004 * round;
  d = melted(
    d,
    cone(x, y, z, [0.044 + 0.006 * strong, -0.05, 0.008], 0.0235, [0.0165, -0.0905 - 0.0045 * strong, -0.052], 0.021),
    0.03,
  );
  d = melted(d, cone(x, y, z, [0, -0.06, -0.03], 0.045, [0, -0.088, -0.05], 0.03), 0.025);
  d = melted(
    d,
    ball(x * (1 - 0.25 * strong), y + 0.0955 + 0.0045 * strong, z + 0.073 + chin, 0.0165 + 0.002 * strong),
    0.022,
  );
  // Cheekbones, and what is soft of the cheeks; a smile lifts it.
  d = melted(d, cone(x, y, z, [0.0495, -0.016, -0.03], 0.018, [0.0385, -0.023, -0.0605], 0.0145), 0.03);
  d = melted(d, ball(x - 0.033, y + 0.044 - 0.004 * smile, z + 0.0565, 0.0205 + 0.008 * round + 0.001 * smile), 0.034);
  // The ridge of the brows, and the sockets under it.
  const ridge = 0.0085 + 0.0025 * strong;
  d = melted(d, cone(x, y, z, [0, 0.0215, -0.0835], ridge * 0.9, [0.044, 0.0245, -0.065], ridge), 0.026);
  d = without(d, egg(x - ex + 0.001, y + 0.001, z + 0.0935, 0.0225, 0.016, 0.0165), 0.016);
  // Lids around the eye, but for where it opens.
  const [above, below] = openingOf(form, x - ex);
  const opened = min(above - (y - ey), y - ey + below);
  const lid = ball(x - ex, y - ey, z - ez, radius + 0.0019);
  d = melted(d, lid, 0.0055);
  if (z < ez) d = without(d, max(-opened, ball(x - ex, y - ey, z - ez + 0.006, 0.0215)), 0.0012);
  // Nose: its bridge, tip, wings and nostrils; it turns up a little where a face is round.
  const tip = -0.0318 - 0.002 * strong + 0.002 * round;
  d = melted(
    d,
    cone(x, y, z, [0, 0.016, -0.0815], 0.0046 + 0.0022 * strong, [0, tip + 0.0065, -0.1008], 0.0062),
    0.017,
  );
  d = melted(d, ball(x, y - tip, z + 0.1025, 0.0086 + 0.0014 * strong), 0.009);
  d = melted(
    d,
    egg(x - 0.0098 - 0.0014 * strong, y - tip + 0.0036, z + 0.0925, 0.0058 + 0.001 * strong, 0.0062, 0.0092),
    0.0065,
  );
  d = without(d, egg(x - 0.006, y - tip + 0.0108, z + 0.099, 0.0028, 0.003, 0.0046), 0.003);
  // The mouth stands out of the face; lips on it, and the line between them.
  d = melted(d, egg(x, y + 0.066, z + 0.06, 0.033, 0.024, 0.0275), 0.02);
  const line = mouthLine(form, x);
  const lift = line + 0.0668;
  const thick = 0.0044 + 0.0024 * full;
  d = melted(
    d,
    cone(x, y, z, [0.0045, -0.0615 + lift, -0.0872], thick * 0.95, [0.0215, -0.0662 + smile * 0.004, -0.0765], 0.0016),
    0.005,
  );
  d = melted(
    d,
    cone(x, y, z, [0, -0.0735, -0.0857], thick * 1.15, [0.0195, -0.0692 + smile * 0.004, -0.0765], 0.0018),
    0.005,
  );
  const parted = ball(max(0, x - 0.0225), y - line, max(0, z + 0.07), 0.0005);
  d = without(d, parted, 0.003);
  if (form.age > 0) d = aged(d, form.age, x, y, z);
  // The groove from the nose to the lip, and the one under the lower lip.
  d = without(d, cone(x, y, z, [0, -0.049, -0.0985], 0.0022, [0, -0.058, -0.0965], 0.0028), 0.006);
  return without(d, cone(x, y, z, [0, -0.0845, -0.0955], 0.006, [0.012, -0.0845, -0.091], 0.005), 0.014);
}
