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
  /** How far it is open, 1 by itself. */
  readonly open?: number;
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
const lidSteps = [-1, -0.55, 0, 0.55, 1] as const;

/** The socket that is taken out of a head, and the lids in it; `rim` is the number of the dark colour of their edges. */
export function lidsOf(eye: SetEye, rim: number): Cones {
  const place = around(eye);
  const { radius, open = 1, shut = false } = eye;
  const lid = (lift: number, far: number, thick: number, colour: number): Cones =>
    lidSteps.slice(1).map((to, i) => {
      const from = lidSteps[i] ?? to;
      // The outer corner lies higher than the one at the nose, which is drawn out.
      const on = (t: number): Vec3 => place(t, lift * (1 - t * t) + 0.2 * t - 0.06 - 0.1 * Math.max(0, -t) ** 3, far);
      const end = (t: number): number => radius * thick * (1 - 0.35 * t * t);
      return [...on(from), end(from), ...on(to), end(to), colour];
    });
  if (shut)
    return haired(0, [
      ...melting(radius * 0.5, [[...place(0, 0.1, 0.18), radius * 0.92, ...place(0, -0.1, 0.18), radius * 0.92, 0]]),
      ...melting(radius * 0.08, lid(-0.5, 1.1, 0.13, rim)),
    ]);
  const upper = 0.66 * open;
  const lower = -0.66 * open;
  return [
    ...hollowed(radius * 0.7, [[...place(0, 0, 1.75), radius * 1.2, ...place(0.1, 0.05, 1.75), radius * 1.2, -1]]),
    ...haired(0, [
      ...melting(radius * 0.3, [...lid(upper + 0.4, 1.0, 0.3, 0), ...lid(lower - 0.36, 0.98, 0.26, 0)]),
      ...melting(radius * 0.1, [...lid(upper, 1.05, 0.14, rim), ...lid(lower, 1.02, 0.11, rim)]),
    ]),
  ];
}

/** How far from the middle of an iris it ends, radians. */
const irisEnd = 1.02;

/** How much of a place of the iris is pupil: so far from its middle, in which direction. */
function pupilShare(pupil: SetEye['pupil'], away: number, turn: number): number {
  const [x, y] = [away * Math.cos(turn), away * Math.sin(turn)];
  const [wide, high] = pupil === 'slit' ? [0.2, 0.72] : pupil === 'bar' ? [0.62, 0.4] : [0.44, 0.44];
  return smooth(1.12, 0.9, Math.hypot(x / wide, y / high));
}

/** The ball of an eye with iris, pupil and the light of the sky in it. */
export function drawEye(mesh: Mesh, eye: SetEye): void {
  if (eye.shut === true) return;
  const { out, up, away: aside, middle } = axesOf(eye);
  const { radius, pupil } = eye;
  const iris = readColour(eye.iris);
  const white: Rgb = mixRgb(scaleRgb(iris, 0.35), [0.05, 0.03, 0.02], 0.6);
  // It looks a little more ahead than its socket does.
  const look = normalised([
    out[0] + eye.ahead[0] * 0.16,
    out[1] + eye.ahead[1] * 0.16 - 0.02,
    out[2] + eye.ahead[2] * 0.16,
  ]);
  const right = normalised(cross(up, look));
  const top = cross(look, right);
  mesh.sheet(
    (u, v) => {
      const [far, turn] = [u * 1.6, -v * Math.PI * 2];
      const [a, b, c] = [Math.sin(far) * Math.cos(turn), Math.sin(far) * Math.sin(turn), Math.cos(far)];
      const on = (axis: 0 | 1 | 2): number =>
        middle[axis] + radius * (right[axis] * a + top[axis] * b + look[axis] * c);
      return [on(0), on(1), on(2)];
    },
    12,
    20,
    (u, v) => {
      const [far, turn] = [u * 1.6, -v * Math.PI * 2];
      const black = pupilShare(pupil, far, turn);
      const rays = 0.9 + 0.2 * Math.abs(Math.sin(turn * 9) * Math.sin(turn * 5 + 1));
      // Light that falls in from above brightens what is below.
      const lit = 0.8 + 0.45 * smooth(0.5, -1, Math.sin(turn));
      const ring = 1 - 0.75 * smooth(irisEnd * 0.74, irisEnd, far);
      const coloured = far < irisEnd ? scaleRgb(iris, rays * lit * ring) : white;
      return mixRgb(coloured, [0.004, 0.003, 0.003], black);
    },
    materials.wet,
  );
  const spark = (a: number, b: number, size: number, colour: Colour): void => {
    const c = Math.sqrt(1 - a * a - b * b);
    const on = (axis: 0 | 1 | 2): number =>
      middle[axis] + radius * 0.99 * (aside[axis] * a + up[axis] * b + out[axis] * c);
    mesh.ball(on(0), on(1), on(2), radius * size, radius * size, radius * size, colour, materials.plain, 8);
  };
  spark(-0.22, 0.34, 0.14, [1.5, 1.5, 1.55]);
  spark(0.26, -0.2, 0.06, [0.7, 0.72, 0.8]);
}
