import { materials } from '../solid/materials.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { eyeOn, skinOf } from './body-parts.ts';
import { headOf } from './figure.ts';
import type { Pose } from './figure.ts';

/** The head of a figure, to draw on: `at` is a place of it, `towards` a direction, both as if it looked straight towards -z. */
export interface Face {
  readonly at: (x: number, y: number, z: number) => Vec3;
  readonly towards: (x: number, y: number, z: number) => Vec3;
  /** Where a line from a place inside the head leaves its skin. */
  readonly on: (inside: Vec3, direction: Vec3) => Vec3;
  readonly yaw: number;
}

/** The face of a figure of these cones, which melt by `k`. */
export function faceOf(pose: Pose, cones: Cones, k: number): Face {
  const at = headOf(pose);
  const [ox, oy, oz] = at(0, 0, 0);
  const towards = (x: number, y: number, z: number): Vec3 => {
    const [px, py, pz] = at(x, y, z);
    return [px - ox, py - oy, pz - oz];
  };
  const skin = skinOf(cones, k);
  return { at, towards, on: (inside, way) => skin(at(...inside), towards(...way)), yaw: pose.gaze?.[0] ?? 0 };
}

/** How an eye is drawn: what lies around it and its white are ellipses, half their breadth and height. */
export interface DrawnEye {
  readonly iris: Colour;
  readonly size: number;
  readonly around?: readonly [number, number, Colour];
  readonly white?: readonly [number, number, Colour];
}

/** Both eyes. */
export function drawEyes(mesh: Mesh, face: Face, { iris, size, around, white }: DrawnEye): void {
  for (const s of [-1, 1]) {
    const eye = face.on([0.032 * s, -0.004, 0], [0.06 * s, 0, -1]);
    mesh
      .push()
      .at(...eye)
      .rotY(face.yaw - 0.2 * s);
    if (around) mesh.ball(0, 0, 0.003, around[0], around[1], 0.007, around[2], materials.plain, 14);
    if (white) mesh.ball(0, 0, 0, white[0], white[1], 0.006, white[2], materials.gloss, 14);
    mesh.pop();
    const [dx, dy, dz] = face.towards(0.03 * s, 0, -1);
    eyeOn(mesh, [eye[0] + dx * 0.003, eye[1] + dy * 0.003, eye[2] + dz * 0.003], [dx, dy, dz], size, iris);
  }
}

/** Both brows; `slant` lifts their outer ends. */
export function drawBrows(mesh: Mesh, face: Face, colour: Colour, slant: number, thick = 0.006): void {
  for (const s of [-1, 1]) {
    const brow = [0, 0.5, 1].map((t) =>
      face.on(
        [(0.011 + 0.052 * t) * s, 0.016 + slant * t + 0.008 * Math.sin(t * 3), 0],
        [(0.02 + 0.36 * t * t) * s, 0.01, -1],
      ),
    );
    mesh.tube(brow, [thick, thick, thick * 0.5], colour, materials.plain, 5);
  }
}

/** How lips are drawn: half their breadth, how far their corners are lifted, how thick they are. */
export interface DrawnLips {
  readonly colour: Colour;
  readonly wide: number;
  readonly curl: number;
  readonly thick: number;
  readonly up?: number;
  /** How far they stand out from the skin. */
  readonly out?: number;
}

/** A mouth that is shut. */
export function drawLips(mesh: Mesh, face: Face, { colour, wide, curl, thick, up = 0, out = 0 }: DrawnLips): void {
  const [dx, dy, dz] = face.towards(0, 0, -out);
  const points = [-1, -0.5, 0, 0.5, 1].map((t): Vec3 => {
    const [x, y, z] = face.on([wide * t, -0.066 + up + curl * t * t, -0.033], [0.45 * t, -0.04, -1]);
    return [x + dx, y + dy, z + dz];
  });
  mesh.tube(
    points,
    [0.35, 0.9, 1, 0.9, 0.35].map((share) => share * thick),
    colour,
    materials.wet,
    6,
  );
}
