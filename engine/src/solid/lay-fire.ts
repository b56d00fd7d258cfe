import { materials } from './materials.ts';
import { materialAt, paintAt, stride } from './mesh.ts';
import type { Mesh } from './mesh.ts';
import { fbm, noise2, smooth } from './noise.ts';
import type { Rect } from './rect.ts';
import type { Vec3 } from './vectors.ts';
import type { View } from './view.ts';
import type { Light, World } from './world.ts';

// Fire and smoke have no surface: they are worked out where they are seen, over the shaded view, with soft edges, and let through what is behind
// them (STUDIO-70). A triangle says where: its corners are the foot, the tip, and a place as far to the side as it reaches.

/** A fire or a plume as the eye sees it; pixels. */
interface Plume {
  readonly id: number;
  readonly isSmoke: boolean;
  readonly colour: Vec3;
  readonly foot: readonly [number, number];
  /** From the foot to the tip, and how far it reaches to the sides. */
  readonly along: readonly [number, number];
  readonly wide: number;
  /** How far off it is, and how deep; metres. */
  readonly away: number;
  readonly deep: number;
  /** No two of them look alike. */
  readonly seed: number;
}

/** How far beyond its sides and its tip something is left of it. */
const [sides, over] = [1.9, 1.25] as const;

/** Lays fire and smoke over the part of a view that is shaded, the farthest first; of masked pixels only. */
export function layFire(world: World, view: View, within: Rect, mask?: Uint8Array): void {
  const plumes = plumesOf(world.mesh, view).toSorted((a, b) => b.away - a.away);
  for (const plume of plumes) layPlume(world, view, plume, within, mask);
}

function plumesOf({ data, count }: Mesh, view: View): Plume[] {
  const plumes: Plume[] = [];
  for (let t = 0; t < count; t++) {
    const material = data[t * stride + materialAt];
    if (material !== materials.flame && material !== materials.smoke) continue;
    const plume = plumeAt(data, t, view);
    if (plume) plumes.push(plume);
  }
  return plumes;
}

/** Undefined where it is behind the eye. */
function plumeAt(data: Float32Array, t: number, { camera, focal, width, height }: View): Plume | undefined {
  const corner = (n: number): Vec3 => {
    const o = t * stride + n * 3;
    const [x, y, z] = [
      (data[o] ?? 0) - camera.eye[0],
      (data[o + 1] ?? 0) - camera.eye[1],
      (data[o + 2] ?? 0) - camera.eye[2],
    ];
    const on = (axis: Vec3): number => x * axis[0] + y * axis[1] + z * axis[2];
    return [on(camera.right), on(camera.up), on(camera.forward)];
  };
  const [foot, tip, side] = [corner(0), corner(1), corner(2)];
  if (Math.min(foot[2], tip[2]) < 0.05) return undefined;
  const seen = ([x, y, z]: Vec3): readonly [number, number] => [
    width / 2 + (x / z) * focal,
    height / 2 - (y / z) * focal,
  ];
  const [from, to] = [seen(foot), seen(tip)];
  const deep = Math.hypot(side[0] - foot[0], side[1] - foot[1], side[2] - foot[2]);
  const o = t * stride;
  return {
    id: t,
    isSmoke: data[o + materialAt] === materials.smoke,
    colour: [data[o + paintAt] ?? 0, data[o + paintAt + 1] ?? 0, data[o + paintAt + 2] ?? 0],
    foot: from,
    along: [to[0] - from[0], to[1] - from[1]],
    wide: (deep / foot[2]) * focal,
    away: foot[2],
    deep,
    seed: ((data[o] ?? 0) * 3.7 + (data[o + 1] ?? 0) * 5.3 + (data[o + 2] ?? 0) * 2.9 + (data[o + 4] ?? 0) * 7.1) % 61,
  };
}

/** The light of a plume at the place that was worked out last, and how much of what is behind it is hidden. */
const found: Light = [0, 0, 0];
let opacity = 0;

function layPlume(world: World, view: View, plume: Plume, within: Rect, mask: Uint8Array | undefined): void {
  const { foot, along, wide, away, deep } = plume;
  const long = Math.hypot(...along);
  if (long < 1 || wide < 0.5) return;
  const [ax, ay] = [along[0] / long, along[1] / long];
  const reach = wide * sides;
  const ends = [-0.12, over].flatMap((v) =>
    [-reach, reach].map((u) => [foot[0] + ax * v * long - ay * u, foot[1] + ay * v * long + ax * u] as const),
  );
  const left = Math.max(within.left, Math.floor(Math.min(...ends.map(([x]) => x))));
  const right = Math.min(within.right, Math.ceil(Math.max(...ends.map(([x]) => x))));
  const top = Math.max(within.top, Math.floor(Math.min(...ends.map(([, y]) => y))));
  const bottom = Math.min(within.bottom, Math.ceil(Math.max(...ends.map(([, y]) => y))));
  const paint = plume.isSmoke ? smokeAt : fireAt;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const i = y * view.width + x;
      if (mask?.[i] === 0) continue;
      // What stands before it hides it, and what stands in it does so by how deep.
      const near = view.nearness[i] ?? 0;
      const seen = near > 0 ? smooth(away - deep * 0.9, away + deep * 0.2, 1 / near) : 1;
      if (seen <= 0) continue;
      const [px, py] = [x + 0.5 - foot[0], y + 0.5 - foot[1]];
      paint(world, plume, (py * ax - px * ay) / wide, (px * ax + py * ay) / long, long / wide);
      const laid = opacity * seen;
      if (laid < 0.004) continue;
      const o = i * 3;
      for (const k of [0, 1, 2] as const) view.light[o + k] = (view.light[o + k] ?? 0) * (1 - laid) + found[k] * seen;
      if (laid > 0.5 && !plume.isSmoke) {
        view.ids[i] = plume.id;
        view.nearness[i] = Math.max(near, 1 / away);
      }
    }
}

/** From hot to where it ends: how much light of each colour. */
const ember = [0.34, 0.03, 0.002] as const;
const orange = [0.95, 0.21, 0.012] as const;
const yellow = [1.5, 0.62, 0.07] as const;
const heart = [1.9, 1.2, 0.36] as const;

/** The light of a fire at a place: widths to the side, lengths over the foot. */
function fireAt(_world: World, { seed, colour }: Plume, u: number, v: number, slender: number): void {
  opacity = 0;
  if (v < -0.12 || v > over) return;
  const h = Math.max(0, v);
  const long = Math.min(3, slender);
  // It sways as a whole, and the farther up the more it is torn.
  const sway = (noise2(h * 1.4 + seed, seed * 1.7) - 0.5) * 0.9 * h;
  const coarse = fbm(u * 1.25 + seed * 3.1, h * 1.15 * long - seed * 2, 2) - 0.5;
  const x = u - sway - coarse * 1.5 * h;
  const fine = fbm(x * 3.2 + coarse * 2 + seed, h * 1.7 * long + seed * 5, 3) - 0.5;
  // Tongues of different heights stand beside each other.
  const tall =
    (0.36 + 0.72 * noise2(x * 2.3 + seed * 11, seed + coarse * 1.2)) * (1.12 - 0.42 * Math.min(1, Math.abs(x)));
  const up = h / tall;
  const wide = (0.4 + 0.65 * smooth(-0.12, 0.16, v)) * Math.max(0.02, 1 - up * 0.8) ** 0.7;
  const body = 1 - Math.abs(x) / wide - 0.5 * up ** 2 + fine * (0.7 + 1.5 * up);
  const density = smooth(0, 0.5, body) * smooth(-0.12, 0.02, v);
  if (density <= 0) return;
  const heat = density * (1.12 - 0.62 * up) + fine * 0.35 - 0.1 * Math.abs(x);
  for (const k of [0, 1, 2] as const) {
    const low = ember[k] + (orange[k] - ember[k]) * smooth(0.02, 0.4, heat);
    const high = low + (yellow[k] - low) * smooth(0.4, 0.86, heat);
    found[k] = (high + (heart[k] - high) * smooth(0.86, 1.2, heat)) * density * colour[k];
  }
  opacity = Math.min(0.82, density * (0.45 + 0.5 * smooth(0.1, 0.5, heat)));
}

/** Smoke at a place: it billows, widens and thins as it rises, and is lit by the sky and the sun. */
function smokeAt({ air }: World, { seed, colour }: Plume, u: number, v: number, slender: number): void {
  opacity = 0;
  if (v < -0.12 || v > over) return;
  const h = Math.max(0, v);
  const long = Math.min(5, slender);
  const coarse = fbm(u * 0.9 + seed * 3.1, h * 0.8 * long - seed, 3) - 0.5;
  const x = u - coarse * 0.9 * (0.25 + h);
  const fine = fbm(x * 2.1 + seed, h * 1.5 * long + coarse * 2.4 + seed * 5, 4) - 0.5;
  const wide = 0.32 + 0.78 * Math.min(1, h) ** 0.6;
  const body = 1.3 - Math.abs(x) / wide + fine * 1.9;
  const density = smooth(0.1, 0.7, body) * smooth(-0.1, 0.04, v) * smooth(over, 0.6, v + fine * 0.5);
  if (density <= 0) return;
  // The side to the sun is lighter, and so are the crowns of its billows.
  const lit = 0.42 + 1.7 * fine + 0.3 * x * Math.sign(air.sun[0] || 1);
  opacity = Math.min(0.94, density);
  for (const k of [0, 1, 2] as const)
    found[k] = colour[k] * (air.ambient[k] * (0.8 + 1.1 * fine) + air.sunLight[k] * Math.max(0, lit) * 0.5) * opacity;
}
