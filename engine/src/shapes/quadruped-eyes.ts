import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import { haired, hollowed, melting } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import { cross, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** An eye in the skin of an animal. */
export interface SetEye {
  /** Where the line from inside the head to the eye leaves the skin. */
  readonly at: Vec3;
  /** Where it looks to, and where the nose is; of length 1. */
  readonly gaze: Vec3;
  readonly ahead: Vec3;
  readonly radius: number;
  readonly iris: Colour;
  /** Upright as that of a cat, round, or lying as that of what grazes. */
  readonly pupil: 'slit' | 'round' | 'bar';
  /** The bare skin of the edges of its lids; nearly black by itself. */
  readonly rim?: Colour;
  /** How far it is open, 1 by itself. */
  readonly open?: number;
  /** It shines by itself, as those of cats do in the dark. */
  readonly shines?: boolean;
  /** Its lids lie on one another. */
  readonly shut?: boolean;
}

/** The axes of an eye: out of the head, up, and away from the nose; and its middle. */
function axesOf({ at, gaze, ahead, radius }: SetEye): { out: Vec3; up: Vec3; away: Vec3; middle: Vec3 } {
  const out = normalised(gaze);
  const k = -out[1];
  const up = normalised([out[0] * k, out[1] * k + 1, out[2] * k]);
  const side = cross(up, out);
  const turned = side[0] * ahead[0] + side[1] * ahead[1] + side[2] * ahead[2] > 0 ? -1 : 1;
  const away: Vec3 = [side[0] * turned, side[1] * turned, side[2] * turned];
  const deep = radius * 0.8;
  return { out, up, away, middle: [at[0] - out[0] * deep, at[1] - out[1] * deep, at[2] - out[2] * deep] };
}

/** A place around an eye: so far towards the temple and up, radians from where it looks to, and so many radii from its middle. */
function around(eye: SetEye): (aside: number, lift: number, far: number) => Vec3 {
  const { out, up, away, middle } = axesOf(eye);
  return (aside, lift, far) => {
    const [c, s] = [Math.cos(lift), Math.sin(lift)];
    const [a, b] = [Math.sin(aside) * c * far * eye.radius, Math.cos(aside) * c * far * eye.radius];
    const u = s * far * eye.radius;
    return [
      middle[0] + out[0] * b + up[0] * u + away[0] * a,
      middle[1] + out[1] * b + up[1] * u + away[1] * a,
      middle[2] + out[2] * b + up[2] * u + away[2] * a,
    ];
  };
}

/** Places along a lid from the nose to the temple. */
const lidSteps = [-1.1, -0.6, 0, 0.6, 1.1] as const;

/** How far from the middle of an eye its lids meet, and how far over and under it they end; radians. */
const slit = { wide: 0.86, over: 0.62, under: 0.56 } as const;

/** How much higher the outer corner of an eye lies than its middle, and how far the one at the nose is drawn down; radians. */
const slant = (t: number): number => 0.13 * t - 0.03 - 0.09 * Math.max(0, -t) ** 3;

/** The socket that is taken out of a head, and the lids in it; `rim` is the number of the dark colour of their edges where they are shut. */
export function lidsOf(eye: SetEye, rim: number): Cones {
  const place = around(eye);
  const { radius, open = 1, shut = false } = eye;
  const lid = (lift: number, far: number, thick: number, colour: number): Cones =>
    lidSteps.slice(1).map((to, i) => {
      const from = lidSteps[i] ?? to;
      const on = (t: number): Vec3 => place(t, lift * (1 - 0.84 * t * t) + slant(t), far);
      const end = (t: number): number => radius * thick * (1 - 0.3 * t * t);
      return [...on(from), end(from), ...on(to), end(to), colour];
    });
  if (shut)
    return haired(0, [
      ...melting(radius * 0.5, [[...place(0, 0.1, 0.18), radius * 0.92, ...place(0, -0.1, 0.18), radius * 0.92, 0]]),
      ...melting(radius * 0.08, lid(-0.5, 1.1, 0.13, rim)),
    ]);
  return [
    ...hollowed(radius * 0.7, [[...place(0, 0, 1.75), radius * 1.2, ...place(0.1, 0.05, 1.75), radius * 1.2, -1]]),
    ...haired(
      0.15,
      melting(radius * 0.3, [
        ...lid(slit.over * open + 0.58, 0.96, 0.26, 0),
        ...lid(-slit.under * open - 0.5, 0.94, 0.24, 0),
      ]),
    ),
  ];
}

/** How far from the middle of an iris it ends, radians. */
const irisEnd = 0.74;

/** How much of a place of the iris is pupil: so far aside and up from its middle, radians. */
function pupilShare(pupil: SetEye['pupil'], x: number, y: number): number {
  const [wide, high] = pupil === 'slit' ? [0.2, 0.56] : pupil === 'bar' ? [0.5, 0.32] : [0.4, 0.4];
  return smooth(1.14, 0.9, Math.hypot(x / wide, y / high));
}

/** A place on the edge of the lids, aside and up, radians: from the nose over the upper one to the temple and back under the lower one. */
function lidEdge(turn: number, open: number): readonly [aside: number, lift: number] {
  const isUpper = turn < 0.5;
  const t = -Math.cos(turn * 2 * Math.PI);
  const bow = (1 - t * t) ** 0.7;
  return [slit.wide * t, (isUpper ? slit.over : -slit.under) * open * bow + slant(t)];
}

/** The ball of an eye as far as it is seen between its lids, with iris, pupil and the light of the sky in it, and the dark bare edges of the lids around it. */
export function drawEye(mesh: Mesh, eye: SetEye): void {
  if (eye.shut === true) return;
  const { pupil, open = 1, rim = '#0e0a08', shines = false } = eye;
  const place = around(eye);
  const { aside: seenAside, lift: seenLift, mirrored } = lookOf(eye);
  const iris = readColour(eye.iris);
  // An iris is yellower around its pupil.
  const warmed: Rgb = [iris[0] * 1.5, iris[1] * 1.1, iris[2] * 0.6];
  const white: Rgb = mixRgb(scaleRgb(iris, 0.3), [0.05, 0.035, 0.028], 0.6);
  // A sheet has its front on one side; seen from the other side of the head everything is turned.
  const way = (v: number): number => (mirrored ? v : 1 - v);
  const on = (u: number, v: number): readonly [number, number] => {
    const [aside, lift] = lidEdge(way(v), open);
    return [aside * u, slant(0) * (1 - u) + lift * u];
  };
  mesh.sheet(
    (u, v) => place(...on(u * behindLids, v), 1),
    18,
    48,
    (u, v) => {
      const [aside, lift] = on(u * behindLids, v);
      const [x, y] = [aside - seenAside, lift - seenLift];
      const far = Math.hypot(x, y);
      const rays = 0.86 + 0.28 * Math.abs(Math.sin(Math.atan2(y, x) * 9) * Math.sin(Math.atan2(y, x) * 5 + 1));
      // Light that falls in from above brightens what is below; the lid throws its shade on what is under it.
      const lit = 0.72 + 0.6 * smooth(0.2, -0.6, y);
      const ring = 1 - 0.8 * smooth(irisEnd * 0.72, irisEnd, far);
      const ball =
        far < irisEnd ? scaleRgb(mixRgb(iris, warmed, 0.28 * smooth(0.5, 0.2, far)), rays * lit * ring) : white;
      const seen = mixRgb(ball, [0.004, 0.003, 0.003], pupilShare(pupil, x, y));
      const shaded = scaleRgb(seen, 1 - 0.8 * smooth(0.5, 1, u) * (y > 0 ? 1 : 0.4));
      const spark = smooth(0.13, 0.07, Math.hypot(aside - (mirrored ? -0.2 : 0.2), lift - 0.26));
      const glow = 0.16 * smooth(0.14, 0.05, Math.hypot(aside - (mirrored ? 0.26 : -0.26), (lift + 0.3) * 1.4));
      // The sky stands in the upper half of what is wet.
      const sky = 0.1 * smooth(-0.05, 0.4, lift);
      const wet = mixRgb(shaded, [1.35, 1.37, 1.4], Math.max(spark, glow, sky));
      return shines ? scaleRgb(wet, eyeshine) : wet;
    },
    shines ? materials.glow : materials.plain,
  );
  // The upper lid has lashes.
  const edge = Array.from({ length: rimPieces + 1 }, (_, i) => i / rimPieces);
  mesh.tube(
    edge.map((v) => {
      const [aside, lift] = lidEdge(v, open);
      return place(aside * 1.03, slant(0) + (lift - slant(0)) * 1.04, 1.04);
    }),
    edge.map((v) => radiusOfRim(v) * eye.radius),
    rim,
    materials.plain,
    6,
  );
}

/** How bright an eye is that shines, of its own colour. */
const eyeshine = 0.85;

/** The ball goes on behind the edge of the lids. */
const behindLids = 1.14;

/** Pieces of the dark edge of the lids, and its thickness in radii of the eye: the lashes of the upper lid make it thicker. */
const rimPieces = 26;
const radiusOfRim = (turn: number): number => 0.065 + 0.045 * Math.max(0, Math.sin(turn * 2 * Math.PI));

/** Where an eye looks to, a little more ahead than its socket does, radians; and whether its temple is on the other side than that of the first. */
function lookOf(eye: SetEye): { readonly aside: number; readonly lift: number; readonly mirrored: boolean } {
  const { out, up, away } = axesOf(eye);
  const side = cross(up, out);
  const mirrored = side[0] * away[0] + side[1] * away[1] + side[2] * away[2] < 0;
  const ahead = eye.ahead[0] * away[0] + eye.ahead[1] * away[1] + eye.ahead[2] * away[2];
  return { aside: ahead * 0.16, lift: 0.03, mirrored };
}
