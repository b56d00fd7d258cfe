import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pairs } from './points.ts';
import { rod } from './rings.ts';
import { smoothProfile } from './smooth-profile.ts';

// What people of a trade have in their hands. What takes both hands is built in the axes of somebody of 1.8 metres.

/** A net that hangs between both hands, its meshes seen, floats along its upper edge and what is left of it on the ground. */
export function hangNet(mesh: Mesh, [left, right]: readonly [Vec3, Vec3]): void {
  const [cord, tall, wide] = ['#8f8058', 16, 13] as const;
  const at = (u: number, v: number): Vec3 => {
    const fallen = Math.min(1, v / 0.78);
    const piled = Math.max(0, v - 0.78) / 0.22;
    const sag = Math.sin(u * Math.PI);
    return [
      left[0] + (right[0] - left[0]) * u + (u - 0.5) * 0.34 * fallen + 0.03 * Math.sin(v * 9 + u * 5) * fallen,
      (left[1] + (right[1] - left[1]) * u - 0.1 * sag) * (1 - fallen) + 0.035 + 0.05 * sag * piled * (1 - piled),
      left[2] + (right[2] - left[2]) * u - 0.05 * fallen - 0.26 * piled + 0.045 * Math.sin(u * 15) * fallen,
    ];
  };
  // Two families of cords that cross, as knots lead them.
  for (const lean of [-1, 1])
    for (let i = -tall; i <= wide + tall; i++) {
      const points: Vec3[] = [];
      for (let k = 0; k <= tall * 2; k++) {
        const u = (i + (lean * k) / 2) / wide;
        if (u >= 0 && u <= 1) points.push(at(u, k / (tall * 2)));
      }
      if (points.length > 1) mesh.tube(points, [0.0028], cord, materials.cloth, 4);
    }
  const edge = Array.from({ length: 17 }, (_, i) => at(i / 16, 0));
  mesh.tube(edge, [0.007], '#6a5a3a', materials.cloth, 6);
  for (const i of [3, 6, 10, 13]) {
    const [x, y, z] = edge[i] ?? [0, 0, 0];
    mesh.ball(x, y - 0.012, z, 0.03, 0.022, 0.022, '#c86a2a', materials.plain, 14);
  }
}

/** A tray with two glasses and a bottle; the hand is below its middle. */
export function buildTray(mesh: Mesh): void {
  mesh.lathe(
    pairs([0.001, 0.02, 0.17, 0.02, 0.18, 0.036, 0.183, 0.036, 0.172, 0.014, 0.001, 0.014]),
    40,
    '#c0c4c8',
    materials.metal,
  );
  for (const [x, z, drink] of [
    [-0.07, -0.03, '#b8323a'],
    [0.01, -0.1, '#e0b04a'],
  ] as const) {
    mesh.push().at(x, 0.022, z);
    mesh.lathe(
      smoothProfile(pairs([0.03, 0, 0.004, 0.008, 0.004, 0.07, 0.03, 0.1, 0.034, 0.13, 0.028, 0.165])),
      24,
      '#d8e4e8',
      materials.glass,
    );
    mesh.lathe(
      smoothProfile(pairs([0.005, 0.078, 0.028, 0.1, 0.031, 0.125, 0.001, 0.126])),
      24,
      drink,
      materials.glass,
    );
    mesh.pop();
  }
  mesh.push().at(0.07, 0.022, 0.04);
  mesh.lathe(
    smoothProfile(pairs([0.036, 0, 0.037, 0.16, 0.03, 0.2, 0.013, 0.24, 0.013, 0.3, 0.001, 0.3])),
    28,
    '#1f3a2a',
    materials.gloss,
  );
  mesh.lathe(pairs([0.0375, 0.05, 0.0378, 0.13]), 28, '#e8e0c8', materials.plain).pop();
}

/** A microphone without a lead, its head up; the hand is around its middle. */
export function buildMicrophone(mesh: Mesh): void {
  mesh.lathe(
    smoothProfile(pairs([0.011, -0.1, 0.012, -0.09, 0.016, 0.06, 0.02, 0.07, 0.001, 0.071])),
    24,
    '#1c1c20',
    materials.gloss,
  );
  mesh.ball(0, 0.09, 0, 0.026, 0.028, 0.026, '#8a8e94', materials.metal, 18);
  mesh.cyl(0, 0.083, 0, 0.0265, 0.0265, 0.01, '#3a3c40', materials.metal, 20);
}

/** A palette with its paints over the left hand and a brush in the right one. */
export function holdPalette(mesh: Mesh, random: Random, [left, right]: readonly [Vec3, Vec3]): void {
  layPalette(mesh, random, left);
  holdBrush(mesh, right, [right[0] - 0.05, right[1] + 0.09, right[2] - 0.16]);
}

/** A palette with its paints, over a left hand that is there. */
export function layPalette(mesh: Mesh, random: Random, left: Vec3): void {
  mesh
    .push()
    .at(left[0] + 0.03, left[1] + 0.03, left[2] - 0.05)
    .rotZ(-0.3)
    .rotX(-0.85);
  const outline = (turn: number): number =>
    0.15 * (1 + 0.16 * Math.cos(turn) - 0.2 * Math.exp(-(((turn - 2.4) / 0.35) ** 2)));
  for (const [y, colour] of [
    [0, '#8a5c30'],
    [0.008, '#b8824a'],
  ] as const)
    mesh.sheet(
      (u, v) => {
        const turn = u * Math.PI * 2;
        return [Math.cos(turn) * outline(turn) * v * 1.2, y, -Math.sin(turn) * outline(turn) * v];
      },
      48,
      4,
      () => colour,
      materials.gloss,
    );
  const paints = ['#f2ece0', '#e8b82a', '#d8642a', '#b8242c', '#6a2a6a', '#2a4a9a', '#2a8a6a', '#5a3a22'];
  paints.forEach((paint, i) => {
    const turn = 3.4 + i * 0.5;
    const size = 0.016 + 0.007 * random();
    mesh.ball(Math.cos(turn) * 0.13, 0.01, -Math.sin(turn) * 0.105, size, 0.008, size * 0.8, paint, materials.wet, 12);
  });
  mesh.pop();
}

/** A brush in a hand, whose tip is there. */
export function holdBrush(mesh: Mesh, right: Vec3, tip: Vec3): void {
  const along = (by: number): Vec3 => [
    right[0] + (tip[0] - right[0]) * by,
    right[1] + (tip[1] - right[1]) * by,
    right[2] + (tip[2] - right[2]) * by,
  ];
  mesh.tube([along(-0.8), along(0.2), along(0.72)], [0.003, 0.005, 0.0045], '#a8682c', materials.gloss, 8);
  mesh.tube([along(0.72), along(0.86)], [0.006], '#c0c4c8', materials.metal, 8);
  mesh.tube([along(0.86), along(0.93), tip], [0.007, 0.0075, 0.001], '#2a4a9a', materials.cloth, 8);
}

/** A bow that is drawn to the left with an arrow on its string, between both hands. */
export function drawBow(mesh: Mesh, [left, right]: readonly [Vec3, Vec3]): void {
  const [half, bend] = [0.66, 0.3] as const;
  const limb = Array.from({ length: 25 }, (_, i): Vec3 => {
    const t = (i / 24) * 2 - 1;
    // The tips bend ahead again.
    const back = bend * t * t - 0.05 * Math.max(0, Math.abs(t) - 0.8) * 5;
    return [left[0] + back, left[1] + half * t, left[2]];
  });
  mesh.tube(
    limb,
    limb.map((_, i) => 0.014 - 0.007 * Math.abs(i / 12 - 1)),
    '#6a4424',
    materials.gloss,
    8,
  );
  rod(
    mesh,
    [left[0], left[1] - 0.06, left[2]],
    [left[0] + 0.002, left[1] + 0.06, left[2]],
    0.0165,
    '#3a2416',
    materials.cloth,
  );
  for (const end of [limb[0], limb.at(-1)]) if (end) rod(mesh, end, right, 0.0018, '#efe8d8', materials.plain);
  const point: Vec3 = [left[0] - 0.1, left[1] + 0.02, left[2]];
  rod(mesh, right, point, 0.004, '#c8a468', materials.plain);
  mesh.tube([point, [point[0] - 0.05, point[1], point[2]]], [0.009, 0.001], '#9aa0a6', materials.metal, 6);
  for (const turn of [0, 2.1, 4.2])
    mesh.face(
      [
        [right[0] - 0.02, right[1], right[2]],
        [right[0] - 0.03, right[1] + Math.cos(turn) * 0.022, right[2] + Math.sin(turn) * 0.022],
        [right[0] - 0.1, right[1] + Math.cos(turn) * 0.018, right[2] + Math.sin(turn) * 0.018],
        [right[0] - 0.12, right[1], right[2]],
      ],
      '#e8e2d4',
      materials.cloth,
    );
}

/** A quiver with arrows on the back, and its strap across the chest. */
export function wearQuiver(mesh: Mesh): void {
  mesh.push().at(0.1, 1.0, 0.2).rotZ(-0.35).rotX(-0.08);
  mesh.cyl(0, 0, 0, 0.05, 0.06, 0.5, '#5a3820', materials.gloss, 20);
  for (const y of [0.03, 0.45]) mesh.cyl(0, y, 0, 0.062, 0.064, 0.03, '#3a2414', materials.gloss, 20);
  for (let i = 0; i < 7; i++) {
    const [x, z] = [Math.cos(i * 2.4) * 0.03, Math.sin(i * 2.4) * 0.03];
    rod(mesh, [x, 0.4, z], [x * 1.5, 0.68, z * 1.5], 0.004, '#c8a468', materials.plain);
    mesh.box(x * 1.45, 0.6, z * 1.45, 0.03, 0.07, 0.004, i % 2 ? '#e8e2d4' : '#a83a2c', materials.cloth);
  }
  mesh.pop();
}
