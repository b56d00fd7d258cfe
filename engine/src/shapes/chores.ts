import { gripOf } from '../body/grip-of.ts';
import { minus, plus } from '../body/affine.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { Pose } from './figure.ts';
import { circle, rod } from './rings.ts';
import type { Stance } from './stance.ts';
import { standsEasily } from './stands.ts';

// Sweeping, shovelling, praying and proposing: how people do it, looking towards -z, and what they do it with.

/** Both hands on a stick that slants down to the ground ahead, the eyes on its end. */
export const sweeps = (random: Random): Stance => ({
  ...standsEasily(random),
  pelvis: [0, 0.93, 0.04],
  chest: [0, 1.39, -0.07],
  head: [-0.01, 1.645, -0.15],
  tilt: [0, 0.03],
  twist: 0.06,
  gaze: [0.2, 0.36],
  wrists: [
    [-0.02, 0.99, -0.37],
    [0.13, 1.27, -0.27],
  ],
  elbowsTo: [
    [-0.9, -0.6, 0.3],
    [0.9, -0.8, 0.3],
  ],
  hands: 'fists',
  thumbs: [
    [0.4, 0.9, 0.3],
    [0.4, 0.9, 0.3],
  ],
});

/** Upright on both knees, the palms together before the chest, the head bowed. */
export const prays = (): Stance => ({
  pelvis: [0, 0.5, 0.06],
  chest: [0, 0.97, 0.04],
  head: [0, 1.225, -0.01],
  tilt: [0, 0],
  twist: 0,
  gaze: [0, 0.32],
  wrists: [
    [-0.045, 0.9, -0.25],
    [0.045, 0.9, -0.25],
  ],
  elbowsTo: [
    [-1, -0.8, 0.2],
    [1, -0.8, 0.2],
  ],
  fingers: [
    [0.08, 1, -0.2],
    [-0.08, 1, -0.2],
  ],
  thumbs: [
    [0.1, 0.2, 1],
    [-0.1, 0.2, 1],
  ],
  ankles: [
    [-0.11, 0.075, 0.43],
    [0.11, 0.075, 0.43],
  ],
  kneesTo: [
    [-0.1, -0.5, -1],
    [0.1, -0.5, -1],
  ],
  toes: [0.05, 0.05],
  soles: [1.5, 1.5],
  hands: 'open',
});

/** On the right knee, the left foot before it; both hands hold out a small box, and the eyes look up. */
export const proposes = (): Stance => ({
  pelvis: [0, 0.52, 0.08],
  chest: [0, 0.985, 0.03],
  head: [0, 1.24, 0],
  tilt: [0, 0],
  twist: 0,
  gaze: [0.1, -0.16],
  wrists: [
    [-0.09, 1.0, -0.36],
    [0.09, 1.02, -0.38],
  ],
  elbowsTo: [
    [-0.8, -1, 0.2],
    [0.8, -1, 0.2],
  ],
  fingers: [
    [0.5, 0.1, -0.8],
    [-0.5, 0.1, -0.8],
  ],
  ankles: [
    [-0.13, 0.09, -0.36],
    [0.12, 0.08, 0.42],
  ],
  kneesTo: [
    [-0.1, 1, -1],
    [0.1, -0.4, -1],
  ],
  toes: [0.1, 0.05],
  soles: [0, 1.45],
  hands: 'open',
});

/** The stick that both fists are around, from over the right one down to the ground; gives where it ends, and which way it leads down. */
function holdStick(mesh: Mesh, pose: Pose, colour: string): { readonly end: Vec3; readonly down: Vec3 } {
  const [right, left] = [gripOf(pose, 1).at, gripOf(pose, -1).at];
  const down = normalised(minus(left, right));
  const end = plus(left, down, (left[1] - stickEnds) / -down[1]);
  rod(mesh.object(), plus(right, down, -0.22), end, 0.013, colour, materials.planks);
  return { end, down };
}

/** How high over the ground a stick ends in what is at its end, metres. */
const stickEnds = 0.16;

/** A broom with a brush of straw on the ground. */
export function holdBroom(mesh: Mesh, pose: Pose): void {
  const { end, down } = holdStick(mesh, pose, '#b98a54');
  mesh
    .push()
    .at(...end)
    .rotY(Math.atan2(down[0], down[2]));
  mesh.box(0, -0.03, 0, 0.3, 0.05, 0.06, '#8a3a2e', materials.plain);
  for (let i = 0; i < 44; i++) {
    const [k, row] = [(i % 22) / 21 - 0.5, i < 22 ? -1 : 1];
    rod(
      mesh,
      [k * 0.28, -0.03, row * 0.02],
      [k * 0.38, -stickEnds + 0.004, row * 0.05],
      0.009,
      '#d8b060',
      materials.plain,
    );
  }
  mesh.pop();
}

/** A rake whose tines of spring steel spread like a fan and bend down to the ground. */
export function holdRake(mesh: Mesh, pose: Pose): void {
  const { end, down } = holdStick(mesh, pose, '#b98a54');
  mesh
    .push()
    .at(...end)
    .rotY(Math.atan2(down[0], down[2]));
  const fan = (i: number): number => (i / 14 - 0.5) * 1.5;
  for (let i = 0; i <= 14; i++) {
    const [x, z] = [Math.sin(fan(i)), Math.cos(fan(i))];
    mesh.tube(
      [
        [0, 0, 0],
        [x * 0.2, -0.06, z * 0.2],
        [x * 0.33, -0.11, z * 0.33],
        [x * 0.35, -stickEnds + 0.004, z * 0.35],
      ],
      [0.006],
      '#3f7a52',
      materials.metal,
      6,
    );
  }
  mesh.tube(
    Array.from({ length: 15 }, (_, i): Vec3 => [Math.sin(fan(i)) * 0.2, -0.06, Math.cos(fan(i)) * 0.2]),
    [0.007],
    '#3f7a52',
    materials.metal,
    6,
  );
  mesh.pop();
}

/** A shovel with a wide blade of metal. */
export function holdShovel(mesh: Mesh, pose: Pose): void {
  const { end, down } = holdStick(mesh, pose, '#9a7448');
  mesh
    .push()
    .at(...end)
    .rotY(Math.atan2(down[0], down[2]));
  mesh.sheet(
    (u, v): Vec3 => {
      const x = (v - 0.5) * 2;
      return [x * 0.2, 0.03 - u * (stickEnds + 0.01) + 0.05 * x * x, u * 0.3 - 0.02];
    },
    8,
    12,
    () => '#6f7a84',
    materials.metal,
  );
  mesh.pop();
}

/** A small open box between both hands, with a ring in it. */
export function holdRing(mesh: Mesh, pose: Pose): void {
  const [right, left] = [gripOf(pose, 1).at, gripOf(pose, -1).at];
  const middle = plus(plus([0, 0, 0], right, 0.5), left, 0.5);
  mesh
    .push()
    .object()
    .at(middle[0], middle[1] - 0.01, middle[2] - 0.03);
  mesh.box(0, 0, 0, 0.085, 0.045, 0.075, '#7a1f2c', materials.cloth);
  mesh.box(0, 0.045, 0, 0.07, 0.004, 0.06, '#f4efe6', materials.cloth);
  mesh.push().at(0, 0.045, 0.037).rotX(0.35);
  mesh.box(0, 0, 0, 0.085, 0.07, 0.02, '#7a1f2c', materials.cloth).pop();
  mesh
    .push()
    .at(0, 0.062, 0)
    .rotX(Math.PI / 2);
  mesh.tube(circle(0.017, 0, 20), [0.0035], '#e8c050', materials.metal, 8).pop();
  mesh.ball(0, 0.083, 0, 0.008, 0.008, 0.008, '#ffffff', materials.gloss, 10).pop();
}
