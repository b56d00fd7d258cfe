import { gripOf } from '../body/grip-of.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { pick } from './chance.ts';
import type { Pose } from './figure.ts';
import { rod } from './rings.ts';
import type { Stance } from './stance.ts';

/** Over the head with straight arms, or before the shoulders on its way there, by chance. */
export function lifts(random: Random): Stance {
  const isUp = random() < 0.6;
  const [aside, high, ahead] = isUp ? [0.4, 1.83, -0.02] : [0.27, 1.405, -0.215];
  return {
    pelvis: [0, 0.925, 0.01],
    chest: [0, 1.405, 0.025],
    head: [0, 1.668, -0.01],
    twist: 0,
    tilt: [0, 0],
    gaze: [0.04 * (random() - 0.5), isUp ? -0.04 : -0.02],
    wrists: [
      [-aside, high, ahead],
      [aside, high, ahead],
    ],
    elbowsTo: isUp
      ? [
          [-1, 0, -0.1],
          [1, 0, -0.1],
        ]
      : [
          [-0.6, -1, -0.3],
          [0.6, -1, -0.3],
        ],
    ankles: [
      [-0.25, 0.09, 0.02],
      [0.25, 0.09, 0.02],
    ],
    kneesTo: [
      [-0.4, 0, -1],
      [0.4, 0, -1],
    ],
    toes: [0.4, 0.4],
    hands: 'fists',
    // The palms look ahead, and the fists lie along the bar.
    thumbs: [
      [1, 0, 0],
      [-1, 0, 0],
    ],
    fingers: [
      [0, 1, 0],
      [0, 1, 0],
    ],
  };
}

/** How far the middle of the discs is from that of the bar, how long half of it is, and how large its largest discs are; metres. */
const [discsAt, half, large] = [0.7, 0.94, 0.22] as const;

/** A bar through both fists with discs at its ends. */
export function liftBarbell(mesh: Mesh, random: Random, pose: Pose): void {
  const [left, right] = [gripOf(pose, -1).at, gripOf(pose, 1).at];
  const colour = pick(random, ['#b3261e', '#1f4f96', '#2a2b2e', '#c99a1c']);
  const tilt = Math.atan2(right[1] - left[1], right[0] - left[0]);
  mesh
    .push()
    .at((left[0] + right[0]) / 2, (left[1] + right[1]) / 2, (left[2] + right[2]) / 2)
    .rotZ(tilt);
  rod(mesh, [-half, 0, 0], [half, 0, 0], 0.014, '#b9bec4', materials.metal);
  for (const s of [-1, 1]) {
    rod(mesh, [s * (discsAt - 0.06), 0, 0], [s * half, 0, 0], 0.025, '#a4a9af', materials.metal);
    disc(mesh, s * discsAt, { radius: large, thick: 0.06, colour });
    disc(mesh, s * (discsAt + 0.062), { radius: large * 0.92, thick: 0.05, colour: '#26272b' });
    disc(mesh, s * (discsAt + 0.11), { radius: 0.05, thick: 0.04, colour: '#9a9fa6' });
  }
  mesh.pop();
}

/** A disc on a bar along x, with a raised rim and a hub of steel. */
function disc(
  mesh: Mesh,
  x: number,
  of: { readonly radius: number; readonly thick: number; readonly colour: string },
): void {
  const { radius: r, thick, colour } = of;
  const h = thick / 2;
  mesh
    .push()
    .at(x, 0, 0)
    .rotZ(-Math.PI / 2);
  mesh.lathe(
    [
      [0.03, -h * 0.7],
      [r * 0.74, -h * 0.7],
      [r * 0.8, -h],
      [r * 0.97, -h],
      [r, -h * 0.7],
      [r, h * 0.7],
      [r * 0.97, h],
      [r * 0.8, h],
      [r * 0.74, h * 0.7],
      [0.03, h * 0.7],
    ],
    56,
    colour,
    materials.gloss,
  );
  mesh.cyl(
    0,
    -h * 0.85,
    0,
    Math.min(0.052, r * 0.9),
    Math.min(0.052, r * 0.9),
    thick * 0.85,
    '#b4b8be',
    materials.metal,
    28,
  );
  mesh.pop();
}
