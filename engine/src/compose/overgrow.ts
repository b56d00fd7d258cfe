import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { pick, tau, vary } from '../shapes/chance.ts';
import { leaves } from '../shapes/tree.ts';
import type { Bounds } from '../solid/bounds.ts';
import { materials } from '../solid/materials.ts';
import { materialAt, paintAt, readColour, stride } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import { fbm } from '../solid/noise.ts';
import type { Mark } from '../solid/triangle-soup.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** How many leaves of ivy a building has at most, and how many bushes stand before it. */
const [mostIvy, mostBushes] = [15_000, 16] as const;

const ivy: readonly [string, ...string[]] = ['#3f5c28', '#4c6e30', '#365226', '#5c7a36'];
const weeds: readonly [string, ...string[]] = ['#55703a', '#6c8440', '#45612f', '#7c8a4a'];

/** A building as nobody has kept it for years: its windows are dark, its colours faded, ivy climbs over walls and roof, and bushes stand before it. */
export function overgrow(
  mesh: Mesh,
  random: Random,
  { from, bounds }: { readonly from: Mark; readonly bounds: Bounds },
): void {
  const to = mesh.count;
  fade(mesh, from.triangles, to);
  const low = bounds.from[1];
  const high = bounds.to[1] - low;
  const walls = wallsOf(mesh, { from: from.triangles, to });
  mesh.object();
  climb(mesh, random, { walls, low, high });
  mesh.object();
  const broad = walls.filter(({ area, normal }) => area > high * 0.1 && Math.abs(normal[1]) < 0.3);
  const wide = bounds.to[0] - bounds.from[0];
  const many = broad.length === 0 ? 0 : Math.round(Math.min(mostBushes, 5 + wide * 0.8));
  for (let i = 0; i < many; i++) {
    const { corners, normal } = broad[Math.floor(random() * broad.length)] ?? { corners: undefined, normal: undefined };
    if (!corners || !normal) continue;
    const [foot, , footZ] = pointOn(corners, random);
    const r = Math.min(1.7, high * 0.1) * (0.4 + random() * 0.7);
    const [x, z] = [foot + normal[0] * r * 0.9, footZ + normal[2] * r * 0.9];
    for (let k = 0; k < 3; k++)
      leaves(
        ...([mesh, random, x + (random() - 0.5) * r * 1.6, low + r * 0.35, z + (random() - 0.5) * r] as const),
        ...([r, 110, r * 0.13, weeds, 0.85] as const),
      );
  }
}

/** Nobody sees light in its windows; rain and moss have taken the colour of the rest. */
function fade(mesh: Mesh, from: number, to: number): void {
  const moss = readColour('#6a6f55');
  const dark = readColour('#14171a');
  for (let t = from; t < to; t++) {
    const o = t * stride;
    const material = mesh.data[o + materialAt];
    // Nobody has made a fire in it: what smoked is drawn together to a point.
    if (material === materials.smoke || material === materials.flame) {
      for (const corner of [3, 6]) mesh.data.copyWithin(o + corner, o, o + 3);
      continue;
    }
    if (material === materials.window || material === materials.glow) {
      mesh.data.set(dark, o + paintAt);
      mesh.data[o + materialAt] = materials.plain;
      continue;
    }
    const own: Rgb = [mesh.data[o + paintAt] ?? 0, mesh.data[o + paintAt + 1] ?? 0, mesh.data[o + paintAt + 2] ?? 0];
    mesh.data.set(mixRgb(own, moss, 0.52), o + paintAt);
  }
}

/** A triangle of a wall or a roof that is turned to the eye. */
interface Wall {
  readonly corners: readonly [Vec3, Vec3, Vec3];
  readonly normal: Vec3;
  readonly area: number;
}

function wallsOf(mesh: Mesh, { from, to }: { readonly from: number; readonly to: number }): readonly Wall[] {
  const walls: Wall[] = [];
  for (let t = from; t < to; t++) {
    const o = t * stride;
    const at = (k: number): Vec3 => [mesh.data[o + k] ?? 0, mesh.data[o + k + 1] ?? 0, mesh.data[o + k + 2] ?? 0];
    const [a, b, c, normal] = [at(0), at(3), at(6), at(9)];
    const [u, v] = [
      [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
      [c[0] - a[0], c[1] - a[1], c[2] - a[2]],
    ] as const;
    const area = Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]) / 2;
    // Bars, tiles and knobs are too small to be climbed on, and nobody sees what is turned away from the eye, which is near the origin.
    const isAway = normal[0] * a[0] + normal[2] * a[2] > 0 && normal[1] < 0.3;
    if (area > 0.04 && !isAway && normal[1] > -0.3) walls.push({ corners: [a, b, c], normal, area });
  }
  return walls;
}

/** Lays leaves flat on the walls: many at their feet and in some strands up to the roof, and none where the noise leaves the wall free. */
function climb(
  mesh: Mesh,
  random: Random,
  { walls, low, high }: { readonly walls: readonly Wall[]; readonly low: number; readonly high: number },
): void {
  const area = walls.reduce((sum, wall) => sum + wall.area, 0);
  const [offX, offZ] = [random() * 90, random() * 90];
  const size = Math.min(0.5, 0.075 + high * 0.011);
  const perArea = Math.min(mostIvy * 2.2, (area / (size * size)) * 1.1) / Math.max(1, area);
  for (const { corners, normal, area: own } of walls) {
    const wanted = own * perArea;
    const many = Math.floor(wanted) + (random() < wanted % 1 ? 1 : 0);
    for (let i = 0; i < many; i++) {
      const p = pointOn(corners, random);
      const up = (p[1] - low) / Math.max(1, high);
      const scale = 7 / Math.max(5, high);
      const strand = fbm((p[0] + p[2] * 0.6) * scale * 0.42 + offX, p[1] * scale * 0.13 + offZ, 3);
      if (strand < 0.43 + up * 0.22 + (random() - 0.5) * 0.05) continue;
      layLeaf(mesh, random, { p, normal, size });
    }
  }
}

function pointOn([a, b, c]: Wall['corners'], random: Random): Vec3 {
  let [u, v] = [random(), random()];
  if (u + v > 1) [u, v] = [1 - u, 1 - v];
  const along = (axis: 0 | 1 | 2): number => a[axis] + (b[axis] - a[axis]) * u + (c[axis] - a[axis]) * v;
  return [along(0), along(1), along(2)];
}

/** A leaf that hangs down a wall and stands off from it a little, in two halves. */
function layLeaf(
  mesh: Mesh,
  random: Random,
  { p, normal, size }: { readonly p: Vec3; readonly normal: Vec3; readonly size: number },
): void {
  const s = size * (0.6 + random() * 0.7);
  const off = 0.03 + random() * size * 0.9;
  const turn = (random() - 0.5) * tau * 0.45;
  // Along the wall, level and down; a roof is level in both.
  const level: Vec3 = Math.hypot(normal[0], normal[2]) < 0.05 ? [1, 0, 0] : [normal[2], 0, -normal[0]];
  const down: Vec3 = [
    normal[1] * level[2] - normal[2] * level[1],
    normal[2] * level[0] - normal[0] * level[2],
    normal[0] * level[1] - normal[1] * level[0],
  ];
  const [cos, sin] = [Math.cos(turn) * s, Math.sin(turn) * s];
  const at = (across: number, along: number, out: number): Vec3 =>
    [0, 1, 2].map(
      (axis) =>
        (p[axis] ?? 0) +
        (level[axis] ?? 0) * (across * cos - along * sin) +
        (down[axis] ?? 0) * (across * sin + along * cos) +
        (normal[axis] ?? 0) * (off + out * s),
    ) as unknown as Vec3; // three axes make a point
  const tilt: Vec3 = [
    normal[0] + (random() - 0.5) * 0.7,
    normal[1] + 0.3 + (random() - 0.5) * 0.5,
    normal[2] + (random() - 0.5) * 0.7,
  ];
  const colour = vary(readColour(pick(random, ivy)), random, 0.35);
  const shade = 0.5 + (off / (size * 0.93)) * 0.55;
  for (const side of [-1, 1])
    mesh.tri(
      at(0, -0.62, 0),
      at(side * 0.55, 0.05, 0.18),
      at(0, 0.62, 0),
      tilt,
      tilt,
      tilt,
      colour,
      materials.leaf,
      shade,
      shade,
      shade * (side > 0 ? 1 : 0.86),
    );
}
