import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bothSides, eyeOn, skinOf } from './body-parts.ts';
import { tau } from './chance.ts';

/** A sea turtle that swims towards -x. */
export function buildTurtle(mesh: Mesh, shell: string): void {
  mesh.rotX(-0.4).rotZ(-0.12);
  const cones = [
    [-0.14, -0.005, 0, 0.15, 0.16, -0.01, 0, 0.11, 1],
    [-0.3, 0.03, 0, 0.075, -0.44, 0.06, 0, 0.062, 0],
    // The head: a high skull, cheeks, and a beak that is hooked over the jaw.
    [-0.45, 0.075, 0, 0.07, -0.5, 0.07, 0, 0.056, 0],
    [-0.51, 0.062, 0, 0.045, -0.552, 0.042, 0, 0.022, 0],
    [-0.46, 0.035, 0, 0.05, -0.535, 0.02, 0, 0.024, 1],
    [0.32, 0, 0, 0.04, 0.42, -0.015, 0, 0.012, 0],
    ...bothSides((s) => [
      [-0.45, 0.055, 0.026 * s, 0.05, -0.49, 0.055, 0.024 * s, 0.042, 0],
      [-0.5, 0.1, 0.03 * s, 0.02, -0.475, 0.105, 0.036 * s, 0.02, 0],
      [-0.24, 0.005, 0.14 * s, 0.085, -0.24, 0.01, 0.25 * s, 0.055, 0],
      [0.24, -0.02, 0.12 * s, 0.07, 0.3, -0.025, 0.19 * s, 0.04, 0],
    ]),
  ];
  const k = 0.02;
  mesh.body(cones, {
    k,
    mat: materials.wet,
    colours: ['#cbc195', '#e3dcb4', '#4f4d36'],
    fur: 0.3,
    marks: { colour: 2, share: scales },
  });
  const skin = skinOf(cones, k);
  for (const s of [-1, 1]) {
    eyeOn(mesh, skin([-0.485, 0.078, 0.02 * s], [-0.3, 0.12, s]), [-0.3, 0.06, s], 0.0155, '#20180f', '#6f7a48');
    flipper(mesh, [-0.24, 0.01, 0.2 * s], [-0.08, 0.06, 0.47 * s], [0.2, -0.06, 0.72 * s], 0.085);
    flipper(mesh, [0.26, -0.02, 0.14 * s], [0.36, -0.03, 0.24 * s], [0.5, -0.06, 0.29 * s], 0.06);
    mesh.ball(-0.556, 0.05, 0.008 * s, 0.004, 0.003, 0.003, '#1c1a12', materials.plain, 6);
  }
  // The line of the beak.
  mesh.tube(
    [-1, -0.8, -0.5, 0, 0.5, 0.8, 1].map((t): Vec3 =>
      skin([-0.49, 0.04, 0], [-Math.cos(t * 1.7), -0.06, Math.sin(t * 1.7)]),
    ),
    [0.0028],
    '#4a4a2c',
    materials.plain,
    5,
  );
  carapace(mesh, readColour(shell));
}

/** Dark scales with light seams. */
function scales(x: number, y: number, z: number): number {
  return smooth(0.06, 0.22, Math.abs(Math.sin(x * 62 + z * 22) * Math.sin(z * 58 - x * 18 + y * 40)));
}

/** A flat limb that bends at its wrist, covered with scales. */
function flipper(mesh: Mesh, from: Vec3, over: Vec3, to: Vec3, half: number): void {
  const [dark, seam] = [readColour('#4b4a34'), readColour('#cfc79a')];
  for (const face of [-1, 1])
    mesh.sheet(
      (u, v) => {
        const at = (k: 0 | 1 | 2): number => from[k] * (1 - u) ** 2 + over[k] * 2 * u * (1 - u) + to[k] * u * u;
        const wide = half * (0.72 + 0.6 * u - 1.1 * u * u) * Math.sqrt(Math.max(0, 1 - u ** 6));
        const w = (v - 0.5) * 2 * wide;
        const thick = 0.22 * half * (1.2 - u) * Math.max(0, Math.cos((v - 0.5) * Math.PI)) ** 0.7;
        return [at(0) + w, at(1) + face * thick + 0.1 * w, at(2)];
      },
      72,
      30,
      (u, v) => {
        const row = Math.floor(v * 6);
        const [a, b] = [Math.abs(((u * 13 + row * 0.5) % 1) - 0.5), Math.abs(((v * 6) % 1) - 0.5)];
        return mixRgb(seam, dark, face < 0 ? 0.15 : smooth(0.49, 0.38, a) * smooth(0.49, 0.36, b));
      },
      materials.wet,
    );
}

/** Middles of the scutes: five along the ridge, four on each side, and small ones around the rim. */
const scutes: readonly (readonly [number, number])[] = [
  ...[-0.27, -0.13, 0.02, 0.17, 0.31].map((x) => [x, 0] as const),
  ...[-1, 1].flatMap((s) =>
    [-0.21, -0.06, 0.1, 0.24].map((x, i) => [x, s * (0.16 - 0.022 * Math.max(0, i - 1))] as const),
  ),
];

/** A shell that is round in front and tapers behind, its scutes rayed from their middles. */
function carapace(mesh: Mesh, tone: Rgb): void {
  const outline = (u: number, v: number): readonly [number, number] => {
    const a = v * tau;
    const r = Math.sin((u * Math.PI) / 2);
    const c = Math.cos(a);
    return [0.03 + c * r * 0.39, Math.sin(a) * r * (0.31 - 0.07 * c * r)];
  };
  const [seam, deep, gold] = [
    readColour('#b5a67a'),
    mixRgb(tone, [0.02, 0.02, 0.01], 0.5),
    mixRgb(tone, [0.75, 0.55, 0.2], 0.35),
  ];
  mesh.sheet(
    (u, v) => {
      const [x, z] = outline(u, v);
      const ridge = 0.016 * Math.max(0, 1 - Math.abs(z) / 0.04);
      return [x, 0.035 + Math.max(0, Math.cos((u * Math.PI) / 2)) ** 0.8 * 0.165 + ridge - (u > 0.97 ? 0.012 : 0), z];
    },
    46,
    110,
    (u, v) => {
      const [x, z] = outline(u, v);
      if (u > 0.8) {
        const part = Math.abs(((((v * 24) % 1) + 1) % 1) - 0.5);
        return u < 0.82 || part > 0.42 ? seam : mixRgb(deep, gold, smooth(0.1, 0.4, part));
      }
      const far = scutes
        .map(([sx, sz]) => ({ d: Math.hypot((x - sx) * 1.05, z - sz), a: Math.atan2(z - sz, x - sx) }))
        .toSorted((a, b) => a.d - b.d);
      const [first, second] = [far[0], far[1]];
      if (!first || !second) return tone;
      if (second.d - first.d < 0.009) return mixRgb(seam, tone, 0.35);
      const ray = 0.5 + 0.5 * Math.sin(first.a * 15 + Math.sin(first.d * 60));
      return mixRgb(mixRgb(tone, gold, ray * smooth(0, 0.07, first.d)), deep, 0.75 * smooth(0.035, 0, first.d));
    },
    materials.wet,
  );
}
