import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau, vary } from './chance.ts';
import type { FieldLook } from './petals.ts';

interface FarPlant {
  readonly at: Vec3;
  readonly height: number;
  readonly colour: string;
  readonly look: FieldLook;
  readonly near: boolean;
  /** Larger with the distance, where one stands for several. */
  readonly grown: number;
}

/** A flower of a field that is not seen from near: a stem and a head of a few triangles, or of some more within fifteen metres (STUDIO-21). */
export function buildFarFlower(mesh: Mesh, random: Random, plant: FarPlant): void {
  const { at, height, look, near, grown } = plant;
  const [x, y, z] = at;
  const up: Vec3 = [0, 0.9, -0.45];
  const green = vary(readColour(look.green ?? '#4f7d34'), random, 0.3);
  const lean = (random() - 0.5) * 0.12 * height;
  const w = 0.012 * grown;
  const blade = (bend: number, h: number, wide: number): void =>
    mesh.tri(
      [x - wide, y, z],
      [x + bend, y + h, z],
      [x + wide, y, z],
      up,
      up,
      up,
      green,
      materials.leaf,
      0.45,
      1,
      0.45,
    );
  blade(lean, height, w);
  if (near && look.form !== 'spike') {
    blade(0.28 * height, height * 0.6, w * 2.4);
    blade(-0.24 * height, height * 0.5, w * 2.4);
  }
  const head: Vec3 = [x + lean, y + height, z];
  const colour = vary(readColour(plant.colour), random, 0.24);
  const r = (look.across / 2) * grown;
  if (look.form === 'spike') buildSpike(mesh, random, head, { r, long: look.long ?? 0.2, colour, near });
  else if (look.form === 'disc')
    buildDisc(mesh, random, head, {
      r,
      colour,
      middle: look.middle,
      petals: near ? 17 : 6,
      isLarge: near && look.across > largeHead * z,
    });
  else if (look.form === 'ball' && near) buildBall(mesh, random, head, r, colour);
  else buildCup(mesh, random, head, { r, colour, petals: near ? 6 : 3, round: look.form === 'ball' });
}

/** Slender and pointed, its foot below the end of the stem; near the eye whorl over whorl of blossoms. */
function buildSpike(
  mesh: Mesh,
  random: Random,
  [x, y, z]: Vec3,
  of: { r: number; long: number; colour: Rgb; near: boolean },
): void {
  const { r, long, colour, near } = of;
  const whorls = near ? 6 : 1;
  const step = (long * 1.25) / whorls;
  for (let k = 0; k < whorls; k++) {
    const share = whorls === 1 ? 0 : k / (whorls - 1);
    const wide = r * (near ? 1.05 - 0.62 * share ** 1.6 : 1);
    const foot = y - long + k * step;
    const tone = near ? 0.78 + 0.5 * random() : 1;
    const twist = near ? (random() - 0.5) * 1.4 : 0;
    const at = (side: number, up: number): Vec3 => [
      x + side * wide * Math.cos(twist),
      foot + up * step,
      z + side * wide * Math.sin(twist) - (near ? 0.004 : 0),
    ];
    const [left, right]: [Vec3, Vec3] = [
      [-0.7, 0.6, -0.3],
      [0.7, 0.6, -0.3],
    ];
    const [low, top, west, east] = [at(0, -0.12), at(0, 1.06), at(-1, near ? 0.62 : 0.36), at(1, near ? 0.55 : 0.36)];
    mesh.tri(low, west, top, left, left, left, colour, materials.leaf, 0.5 * tone, 1.1 * tone, tone);
    mesh.tri(low, top, east, right, right, right, colour, materials.leaf, 0.5 * tone, tone, 1.1 * tone);
  }
}

/** How wide a head is beside its distance from the eye whose petals are seen one by one. */
const largeHead = 0.022;

/** Petals about a middle, turned to the eye and a little upwards. */
function buildDisc(
  mesh: Mesh,
  random: Random,
  [x, y, z]: Vec3,
  of: { r: number; colour: Rgb; middle: string | undefined; petals: number; isLarge: boolean },
): void {
  const { r, colour, middle, petals, isLarge } = of;
  const nod = 0.35 + random() * 0.5;
  const yaw = (random() - 0.5) * 0.9;
  const start = random() * tau;
  const normal: Vec3 = [Math.sin(yaw) * 0.6, nod + 0.3, -0.7];
  const rim = (angle: number, out: number, fore: number): Vec3 => [
    x + Math.cos(angle) * out * Math.cos(yaw),
    y + Math.sin(angle) * out * Math.cos(nod),
    z + Math.sin(angle) * out * Math.sin(nod) + Math.cos(angle) * out * Math.sin(yaw) - fore,
  ];
  if (isLarge) openPetals(mesh, random, rim, { r, colour, normal, yaw });
  else
    for (let k = 0; k < petals; k++) {
      const a = start + (k / petals) * tau;
      const half = (0.66 * tau) / petals;
      const [from, to, tip] = [rim(a - half, r * 0.62, 0), rim(a + half, r * 0.62, 0), rim(a, r, 0)];
      const tone = petals > 6 ? 0.78 + 0.34 * random() : 1;
      mesh.tri([x, y, z], from, to, normal, normal, normal, colour, materials.leaf, 0.42 * tone, tone, 0.86 * tone);
      mesh.tri(from, tip, to, normal, normal, normal, colour, materials.leaf, 0.86 * tone, 1.15 * tone, tone);
    }
  if (middle === undefined) return;
  const core = readColour(middle);
  const sides = petals > 6 ? 14 : 4;
  for (let k = 0; k < sides; k++) {
    const [from, to] = [(k / sides) * tau, ((k + 1) / sides) * tau];
    const q = r * 0.36;
    // A ring of florets about it is lighter, and no two of them are alike.
    if (petals > 6) {
      const [dark, light] = [0.7 + 0.5 * random(), 1.5 + 0.9 * random()];
      const [a, b] = [rim(from, q * 0.62, r * 0.1), rim(to, q * 0.62, r * 0.1)];
      const [c, d] = [rim(from, q, r * 0.04), rim(to, q * 1.06, r * 0.04)];
      mesh.tri(a, c, d, normal, normal, normal, core, 0, light, 0.8 * light, light);
      mesh.tri(a, d, b, normal, normal, normal, core, 0, light, light, dark);
      mesh.tri([x, y, z - r * 0.06], a, b, normal, normal, normal, core, 0, 0.5, dark, dark);
      continue;
    }
    mesh.tri(
      [x, y, z - q * 0.3],
      rim(from, q, r * 0.06),
      rim(to, q, r * 0.06),
      normal,
      normal,
      normal,
      core,
      0,
      1.2,
      0.8,
      0.8,
    );
  }
}

/** Rings of petals behind each other from near: how many each has, how far they reach, how far before the others they begin, and how light they are. */
const wreaths = [
  [15, 1.02, 0, 0.74],
  [14, 0.88, 0.03, 1],
] as const;

/** Petals that stand apart, each folded along its rib, of two tones and darker where it grows: a star of one yellow is cut of paper (STUDIO-21). */
function openPetals(
  mesh: Mesh,
  random: Random,
  rim: (angle: number, out: number, fore: number) => Vec3,
  { r, colour, normal, yaw }: { readonly r: number; readonly colour: Rgb; readonly normal: Vec3; readonly yaw: number },
): void {
  for (const [many, reach, fore, light] of wreaths) {
    const start = random() * tau;
    for (let k = 0; k < many; k++) {
      const a = start + ((k + 0.3 * (random() - 0.5)) / many) * tau;
      const half = ((0.5 + 0.12 * random()) * tau) / many;
      const far = r * reach * (0.88 + 0.2 * random());
      const tone = light * (0.84 + 0.32 * random());
      const [base, rib, tip] = [
        rim(a, r * 0.2, r * fore),
        rim(a, r * 0.62, r * (fore + 0.02)),
        rim(a, far, r * (fore - 0.05)),
      ];
      const own: Rgb = [colour[0], colour[1] * (0.86 + 0.16 * random()), colour[2]];
      for (const side of [-1, 1]) {
        const edge = rim(a + half * side, r * 0.6, r * (fore - 0.05));
        // Its halves face a little to either side.
        const turn = 0.45 * side;
        const facing: Vec3 = [
          normal[0] - Math.sin(a) * turn * Math.cos(yaw),
          normal[1] + Math.cos(a) * turn,
          normal[2] - Math.sin(a) * turn * Math.sin(yaw),
        ];
        mesh.tri(base, edge, rib, facing, facing, facing, own, materials.leaf, 0.4 * tone, 0.9 * tone, 0.78 * tone);
        mesh.tri(edge, tip, rib, facing, facing, facing, own, materials.leaf, 0.9 * tone, 1.14 * tone, 0.82 * tone);
      }
    }
  }
}

/** Many small petals all around. */
function buildBall(mesh: Mesh, random: Random, [x, y, z]: Vec3, r: number, colour: Rgb): void {
  const petals = 34;
  for (let k = 0; k < petals; k++) {
    const up = 1 - (1.55 * (k + 0.5)) / petals;
    const a = k * 2.39996 + random() * 0.3;
    const out = Math.sqrt(Math.max(0, 1 - up * up));
    const normal: Vec3 = [Math.cos(a) * out, up, Math.sin(a) * out];
    const [east, north]: [Vec3, Vec3] = [
      [-Math.sin(a), 0, Math.cos(a)],
      [-Math.cos(a) * up, out, -Math.sin(a) * up],
    ];
    const at = (along: number, over: number, off: number): Vec3 => [
      x + r * (normal[0] * off + east[0] * along + north[0] * over),
      y + r * (normal[1] * off + east[1] * along + north[1] * over),
      z + r * (normal[2] * off + east[2] * along + north[2] * over),
    ];
    const tone = 0.72 + random() * 0.5;
    const size = 0.42;
    const [left, right, tip] = [at(-size, 0, 0.92), at(size, 0, 0.92), at(0, size * 1.2, 1.06)];
    mesh.tri(left, tip, right, normal, normal, normal, colour, materials.leaf, tone * 0.8, tone * 1.15, tone * 0.8);
    mesh.tri(left, right, at(0, -size, 0.84), normal, normal, normal, colour, materials.leaf, tone, tone, tone * 0.55);
  }
}

/** Petals that stand about a hollow, or close over it. */
function buildCup(
  mesh: Mesh,
  random: Random,
  [x, y, z]: Vec3,
  of: { r: number; colour: Rgb; petals: number; round: boolean },
): void {
  const { r, colour, petals, round } = of;
  const start = random() * tau;
  const high = round ? r * 1.5 : r * 2.1;
  for (let k = 0; k < petals; k++) {
    const a = start + (k / petals) * tau;
    const half = (0.68 * tau) / petals;
    const at = (angle: number, out: number, up: number): Vec3 => [
      x + Math.cos(angle) * r * out,
      y + high * up - r * 0.4,
      z + Math.sin(angle) * r * out,
    ];
    const normal: Vec3 = [Math.cos(a) * 0.8, 0.35, Math.sin(a) * 0.8];
    const [from, to] = [at(a - half, 1, 0.45), at(a + half, 1, 0.45)];
    const tip = at(a, round ? 0.35 : 0.78, 1);
    const shade = 0.86 + 0.2 * ((k * 0.618) % 1);
    mesh.tri(at(a, 0.1, 0), from, to, normal, normal, normal, colour, materials.leaf, 0.6 * shade, shade, shade);
    mesh.tri(from, tip, to, normal, normal, normal, colour, materials.leaf, shade, 1.2 * shade, shade);
  }
}
