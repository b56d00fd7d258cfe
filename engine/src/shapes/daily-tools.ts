import { plus } from '../body/affine.ts';
import { gripOf, handAxesOf } from '../body/grip-of.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick, tau } from './chance.ts';
import type { Pose } from './figure.ts';
import { buildFryingPan } from './frying-pan.ts';
import { pairs } from './points.ts';
import { rod } from './rings.ts';
import { smoothProfile } from './smooth-profile.ts';
import { pushGrip } from './take-hold.ts';

// What people have in their hands while they do something of every day: built in the axes of somebody of 1.8 metres, where a pose has the hands.

/** A pan, and a wooden spoon that reaches into it. */
export function holdPan(mesh: Mesh, pose: Pose): void {
  const [right, left] = [gripOf(pose, 1).at, gripOf(pose, -1).at];
  mesh
    .push()
    .object()
    .at(...right)
    .rotY(0.12);
  buildFryingPan(mesh);
  mesh.pop();
  const end: Vec3 = [right[0] - 0.05, right[1] - 0.01, right[2] - 0.32];
  rod(mesh, [left[0], left[1] + 0.07, left[2] + 0.03], end, 0.009, '#b08a58', materials.plain);
  mesh.ball(...end, 0.026, 0.014, 0.03, '#b08a58', materials.plain, 12);
}

/** A telephone flat in the right palm, from the ear down along the cheek. */
export function holdPhone(mesh: Mesh, pose: Pose): void {
  const { along, palm } = handAxesOf(pose, 1);
  const at = plus(gripOf(pose, 1).at, palm, 0.004);
  pushGrip(mesh.object(), { at, axis: along }, Math.PI / 2);
  mesh.box(0, -0.085, 0, 0.072, 0.165, 0.011, '#101214', materials.gloss);
  mesh.pop();
}

/** A telephone upright in the right hand, its glass to who holds it. */
export function holdOutPhone(mesh: Mesh, pose: Pose): void {
  const [x, y, z] = gripOf(pose, 1).at;
  mesh
    .push()
    .object()
    .at(x - 0.01, y + 0.06, z - 0.005)
    .rotX(0.12);
  mesh.box(0, -0.06, 0, 0.078, 0.165, 0.011, '#101214', materials.gloss);
  for (const k of [0, 0.024]) mesh.cyl(-0.022, 0.075 - k, -0.009, 0.009, 0.009, 0.004, '#3a4048', materials.gloss, 12);
  mesh.pop();
}

/** A camera before the face, between both hands. */
export function holdCamera(mesh: Mesh, pose: Pose): void {
  const [[lx, ly, lz], [rx, ry, rz]] = [gripOf(pose, -1).at, gripOf(pose, 1).at];
  mesh
    .push()
    .object()
    .at((lx + rx) / 2, (ly + ry) / 2 - 0.035, (lz + rz) / 2 - 0.005);
  mesh.box(0, 0, 0, 0.14, 0.085, 0.05, '#1c1e21', materials.gloss);
  mesh.box(0, 0.085, 0, 0.05, 0.022, 0.045, '#26282c', materials.gloss);
  mesh
    .push()
    .at(0, 0.042, -0.025)
    .rotX(-Math.PI / 2);
  mesh.lathe(
    pairs([0.036, 0, 0.036, 0.05, 0.04, 0.055, 0.04, 0.085, 0.034, 0.085, 0.03, 0.07, 0.001, 0.066]),
    32,
    '#17181a',
    materials.gloss,
  );
  mesh.pop().pop();
}

/** A trolley of wire on four wheels before both hands, with what was bought in it. */
export function pushTrolley(mesh: Mesh, random: Random, pose: Pose): void {
  const [[, ly, lz], [, ry, rz]] = [gripOf(pose, -1).at, gripOf(pose, 1).at];
  const [high, from] = [(ly + ry) / 2, (lz + rz) / 2];
  const steel = '#aab0b6';
  const [half, long, low] = [0.27, 0.8, 0.5] as const;
  mesh.object();
  rod(
    mesh,
    [-half, high, from],
    [half, high, from],
    0.017,
    pick(random, ['#b8302a', '#2a5a9a', '#2f7a4a']),
    materials.gloss,
  );
  const corner = (s: number, t: number, y: number): Vec3 => [s * half * (1 - 0.22 * t), y, from - 0.05 - t * long];
  const rim = (t: number): number => high - 0.04 - 0.05 * t;
  const floor = (t: number): number => low + 0.06 * (1 - t);
  const wire = (a: Vec3, b: Vec3, r = 0.004): void => {
    rod(mesh, a, b, r, steel, materials.metal);
  };
  for (const s of [-1, 1]) {
    wire([s * half, high, from], corner(s, 0, rim(0)), 0.011);
    wire(corner(s, 0, rim(0)), corner(s, 1, rim(1)), 0.009);
    wire(corner(s, 0, floor(0)), corner(s, 1, floor(1)), 0.007);
    for (let i = 0; i <= 12; i++) wire(corner(s, i / 12, rim(i / 12)), corner(s, i / 12, floor(i / 12)));
    for (const k of [0.33, 0.66])
      wire(corner(s, 0, rim(0) + (floor(0) - rim(0)) * k), corner(s, 1, rim(1) + (floor(1) - rim(1)) * k));
    wire(corner(s, 0, rim(0)), corner(s, 0.12, 0.16), 0.012);
    wire(corner(s, 0.12, 0.16), corner(s, 0.95, 0.14), 0.012);
    wire(corner(s, 0.7, floor(0.7)), corner(s, 0.9, 0.15), 0.01);
    for (const t of [0.14, 0.92]) {
      const [x, , z] = corner(s, t, 0);
      mesh
        .push()
        .at(x, 0.06, z)
        .rotZ(Math.PI / 2)
        .cyl(0, -0.016, 0, 0.06, 0.06, 0.032, '#202225', materials.plain, 20)
        .pop();
    }
  }
  for (const t of [0, 1])
    for (let i = -3; i <= 3; i++) {
      const across = (y: number): Vec3 => [(corner(1, t, y)[0] * i) / 3, y, corner(1, t, y)[2]];
      wire(across(rim(t)), across(floor(t)));
    }
  for (let i = 0; i <= 8; i++) wire(corner(-1, i / 8, floor(i / 8)), corner(1, i / 8, floor(i / 8)));
  wire(corner(-1, 1, rim(1)), corner(1, 1, rim(1)), 0.009);
  wire(corner(-1, 0, rim(0)), corner(1, 0, rim(0)), 0.009);
  const bought = ['#d8b070', '#c8402e', '#e8e2d4', '#4f8a3a', '#e0a83a', '#3a6a9a', '#f0ece0'] as const;
  for (let i = 0; i < 9; i++) {
    const t = 0.14 + 0.72 * random();
    const [x, y, z] = [(random() - 0.5) * 0.32, low + 0.03, from - 0.05 - t * long];
    const [wide, tall] = [0.09 + 0.08 * random(), 0.14 + 0.2 * random()];
    mesh
      .push()
      .at(x, y, z)
      .rotY(random() * 2);
    if (i % 3 === 0) mesh.cyl(0, 0, 0, wide * 0.5, wide * 0.5, tall, pick(random, bought), materials.gloss, 16);
    else mesh.box(0, 0, 0, wide, tall, wide * 0.7, pick(random, bought), materials.plain);
    mesh.pop();
  }
}

/** A can of zinc, tilted: water falls from its rose in an arc to the ground. */
export function holdWateringCan(mesh: Mesh, random: Random, pose: Pose): void {
  const at = gripOf(pose, 1).at;
  const zinc = pick(random, ['#8fa0a6', '#3f7a58', '#b8643c']);
  mesh.push().object().at(at[0], at[1], at[2]).rotX(-0.42);
  mesh.push().at(0, -0.31, 0);
  mesh.lathe(
    smoothProfile(
      pairs([0.001, 0, 0.11, 0, 0.115, 0.02, 0.105, 0.17, 0.1, 0.22, 0.104, 0.225, 0.096, 0.225, 0.001, 0.2]),
    ),
    40,
    zinc,
    materials.gloss,
  );
  mesh.tube(
    Array.from({ length: 13 }, (_, i): Vec3 => [0, 0.2 + Math.sin((i / 12) * Math.PI) * 0.115, -0.09 + (i / 12) * 0.2]),
    [0.011],
    zinc,
    materials.gloss,
    8,
  );
  mesh.tube(
    [
      [0, 0.05, -0.1],
      [0, 0.14, -0.24],
      [0, 0.25, -0.36],
    ],
    [0.026, 0.018, 0.015],
    zinc,
    materials.gloss,
    14,
  );
  mesh
    .push()
    .at(0, 0.25, -0.36)
    .rotX(-0.9)
    .lathe(pairs([0.015, 0, 0.045, 0.06, 0.04, 0.066, 0.001, 0.07]), 24, zinc, materials.gloss)
    .pop();
  mesh.pop().pop();
  const from: Vec3 = [at[0], at[1] - 0.2, at[2] - 0.37];
  for (let i = 0; i < 130; i++) {
    const t = random();
    const [fall, out] = [t * t * 0.95, t * 0.42];
    const aside = (random() - 0.5) * (0.05 + 0.16 * t);
    mesh.ball(
      from[0] + aside,
      from[1] - fall * Math.min(1, from[1] / 0.95) + 0.02 * random(),
      from[2] - out - 0.04 * random(),
      0.0038,
      0.008 + 0.01 * t,
      0.0038,
      '#b8d4e6',
      materials.gloss,
      6,
    );
  }
}

/** A ring on a stick, a bottle in the other hand, and what was blown: bubbles that drift ahead and up. */
export function blowBubbles(mesh: Mesh, random: Random, pose: Pose): void {
  const [right, left] = [gripOf(pose, 1).at, gripOf(pose, -1).at];
  const top: Vec3 = [right[0] - 0.035, right[1] + 0.115, right[2] - 0.03];
  mesh.object();
  rod(mesh, [right[0], right[1] - 0.04, right[2]], top, 0.005, '#e0409a', materials.gloss);
  mesh
    .push()
    .at(top[0], top[1] + 0.028, top[2])
    .rotX(Math.PI / 2);
  mesh
    .tube(
      Array.from({ length: 21 }, (_, i): Vec3 => [
        Math.cos((i / 20) * tau) * 0.028,
        0,
        Math.sin((i / 20) * tau) * 0.028,
      ]),
      [0.005],
      '#e0409a',
      materials.gloss,
      8,
    )
    .pop();
  mesh.cyl(left[0], left[1] - 0.07, left[2], 0.026, 0.03, 0.13, '#3a8ad0', materials.gloss, 20);
  mesh.cyl(left[0], left[1] + 0.06, left[2], 0.02, 0.02, 0.03, '#f0e060', materials.gloss, 16);
  const tints = ['#b8dcff', '#ffc4e4', '#d8f4c8', '#c4ccff'] as const;
  for (let i = 0; i < 26; i++) {
    const t = (i + random()) / 26;
    const r = 0.028 + 0.06 * random() ** 1.6;
    const [x, y, z] = [
      top[0] - 0.1 - t * 0.95 + (random() - 0.5) * 0.5,
      top[1] + 0.02 + (random() - 0.35) * 0.85 * t,
      top[2] - 0.18 - t * 0.5 - 0.3 * random(),
    ];
    mesh.ball(x, y, z, r, r, r, pick(random, tints), materials.clear, 20);
    // The light of a window on each.
    mesh.ball(x - r * 0.38, y + r * 0.5, z - r * 0.76, r * 0.16, r * 0.2, r * 0.1, '#ffffff', materials.glow, 8);
  }
}

/** Bread in the left hand, and crumbs from the right one to the ground. */
export function strewCrumbs(mesh: Mesh, random: Random, pose: Pose): void {
  const [[x, y, z], [lx, ly, lz]] = [gripOf(pose, 1).at, gripOf(pose, -1).at];
  mesh.object().ball(lx, ly + 0.02, lz - 0.02, 0.06, 0.04, 0.05, '#c08a4a', materials.plain, 16);
  for (let i = 0; i < 26; i++) {
    const t = random();
    const out = 0.1 + 0.35 * Math.sqrt(t);
    mesh.ball(
      x + (random() - 0.5) * 0.4 * (0.3 + t),
      y - t * t * y * 0.97,
      z - out * (0.4 + random() * 0.9),
      0.008,
      0.007,
      0.008,
      '#e0bc80',
      materials.plain,
      6,
    );
  }
}

/** A bag of paper in each hand. */
export function carryBags(mesh: Mesh, random: Random, pose: Pose): void {
  for (const s of [-1, 1]) {
    const [x, y, z] = gripOf(pose, s).at;
    const colour = pick(random, ['#c89a64', '#e8e0d0', '#c8485a', '#3a6a7a', '#2a2c30'] as const);
    mesh
      .push()
      .object()
      .at(x + s * 0.02, y, z);
    for (const k of [-0.035, 0.035])
      mesh
        .tube(
          [
            [k * 0.6, 0, -0.01],
            [k, -0.1, -0.07],
            [k, -0.17, -0.085],
          ],
          [0.005],
          '#6a4a30',
          materials.cloth,
          6,
        )
        .tube(
          [
            [k * 0.6, 0, 0.01],
            [k, -0.1, 0.07],
            [k, -0.17, 0.085],
          ],
          [0.005],
          '#6a4a30',
          materials.cloth,
          6,
        );
    mesh.box(0, -0.56, 0, 0.13, 0.4, 0.3, colour, materials.plain);
    mesh.box(0, -0.162, 0, 0.118, 0.004, 0.285, '#2a241c', materials.plain);
    for (let i = 0; i < 3; i++)
      mesh.ball(
        (random() - 0.5) * 0.05,
        -0.16,
        (i - 1) * 0.085,
        0.05,
        0.04,
        0.045,
        pick(random, ['#f2ece4', '#e8d8b8', '#b8442e', '#4f8a3a'] as const),
        materials.cloth,
        14,
      );
    mesh.pop();
  }
}

/** A newspaper, open between both hands: columns of text, a headline and a picture on its outside. */
export function holdNewspaper(mesh: Mesh, pose: Pose): void {
  const [[lx, ly, lz], [rx, ry, rz]] = [gripOf(pose, -1).at, gripOf(pose, 1).at];
  const [x, y, z] = [(lx + rx) / 2, (ly + ry) / 2, (lz + rz) / 2];
  const half = (rx - lx) / 2 + 0.02;
  mesh
    .push()
    .object()
    .at(x, y + 0.02, z - 0.035)
    .rotX(-0.28);
  const tall = 0.5;
  for (const s of [-1, 1])
    for (const face of [-1, 1]) {
      mesh.sheet(
        (u, v): Vec3 => [s * u * half, (v - 0.5) * tall, -0.085 * Math.max(0, 1 - u) ** 1.4 + face * 0.0035],
        16,
        44,
        (u, v) => printed(s * u, v),
        materials.plain,
      );
    }
  mesh.pop();
}

/** The colour of a page: a headline above, a picture on the right one, and lines in columns. */
function printed(u: number, v: number): string {
  const across = Math.abs(u);
  const paper = '#e9e4d6';
  if (across < 0.06 || across > 0.94 || v < 0.06 || v > 0.95) return paper;
  if (v > 0.84) return across > 0.15 && across < 0.85 ? '#3a3834' : paper;
  if (v > 0.78) return paper;
  if (u > 0.1 && u < 0.62 && v > 0.5) return '#7d7a74';
  return Math.floor(v * 44) % 2 === 0 && Math.abs((across * 3) % 1) > 0.12 ? '#a29d92' : paper;
}

/** A ball over the right hand of who throws it. */
export function holdBall(mesh: Mesh, random: Random, [x, y, z]: Vec3): void {
  mesh
    .object()
    .ball(
      x,
      y,
      z,
      0.11,
      0.11,
      0.11,
      pick(random, ['#d8342a', '#f0b428', '#2a7ad0', '#e8682a'] as const),
      materials.gloss,
      28,
    );
}

/** A piece of chalk in the right hand. */
export function holdChalk(mesh: Mesh, pose: Pose): void {
  const [x, y, z] = gripOf(pose, 1).at;
  rod(mesh.object(), [x + 0.02, y + 0.01, z], [x + 0.085, y + 0.045, z + 0.01], 0.007, '#f6f4ee', materials.plain);
}
