import { scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';
import { pointBetween } from './figure.ts';
import { smoothProfile } from './smooth-profile.ts';
import type { ProfilePoint } from './smooth-profile.ts';

/** How cloth hangs around the y axis. */
export interface Hang {
  readonly colour: Colour;
  /** How many folds it has, and how deep they are at the hem, as a share of the radius. */
  readonly folds?: number;
  readonly depth?: number;
  /** How deep it is to how wide. */
  readonly flat?: number;
  /** Where a border begins, as a share of the way down, and its colour. */
  readonly border?: readonly [number, Colour];
  readonly material?: number;
}

/** A skirt, robe or coat from the top of its profile down, with folds that deepen towards the hem. */
export function hangCloth(mesh: Mesh, profile: readonly ProfilePoint[], hang: Hang): void {
  const { colour, folds = 11, depth = 0.05, flat = 0.8, border, material = materials.cloth } = hang;
  const curve = smoothProfile(profile);
  const rows = curve.length - 1;
  const shaded = readColour(colour);
  const edge = border && readColour(border[1]);
  const wave = (a: number): number => 0.7 * Math.sin(a * folds) + 0.5 * Math.sin(a * Math.round(folds * 0.62) + 1.7);
  mesh.sheet(
    (u, v): Vec3 => {
      const row = Math.min(rows, Math.max(0, u * rows));
      const i = Math.min(rows - 1, Math.floor(row));
      const [r0, y0] = curve[i] ?? [0, 0];
      const [r1, y1] = curve[i + 1] ?? [r0, y0];
      const t = row - i;
      const a = v * tau;
      const r = (r0 + (r1 - r0) * t) * (1 + depth * Math.min(1, u * 1.4) * wave(a));
      return [Math.sin(a) * r, y0 + (y1 - y0) * t, Math.cos(a) * r * flat];
    },
    Math.min(30, rows),
    72,
    (u, v) =>
      border && edge && u > border[0] ? edge : scaleRgb(shaded, 0.9 + 0.12 * wave(v * tau) * Math.min(1, u * 1.5)),
    material,
  );
}

/** A belt about the waist with a buckle before it. */
export function wearBelt(mesh: Mesh, y: number, radius: number, colour: Colour, buckle?: Colour): void {
  mesh
    .push()
    .at(0, y, 0)
    .scale(1, 1, 0.72)
    .lathe(
      [
        [radius, -0.028],
        [radius * 1.03, -0.026],
        [radius * 1.03, 0.026],
        [radius, 0.028],
      ],
      32,
      colour,
      materials.gloss,
    )
    .pop();
  if (buckle) mesh.box(0, y - 0.03, -radius * 0.75, 0.07, 0.06, 0.02, buckle, materials.metal);
}

/** A band around a limb, through shares of the way between two joints, with a radius at each. */
export interface Cuff {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly shares: readonly number[];
  readonly radii: readonly number[];
  readonly colour: Colour;
  readonly material?: number;
}

/** A cuff, a bracelet, an armlet or the top of a boot. */
export function wearCuff(mesh: Mesh, { from, to, shares, radii, colour, material = materials.metal }: Cuff): void {
  const points = shares.map((share) => pointBetween(from, to, share));
  mesh.tube(points, radii, colour, material, 18);
}

/** Pleats that stand out around a neck or a joint: inner and outer radius, and the colour of the cloth and of its hem. */
export interface Frill {
  readonly radii: readonly [number, number];
  readonly pleats: number;
  readonly wave: number;
  /** How far its hem hangs. */
  readonly drop?: number;
  readonly colours: readonly [Colour, Colour];
}

/** A ruff, or the frill of a sleeve. */
export function wearFrill(
  mesh: Mesh,
  [x, y, z]: Vec3,
  { radii: [r0, r1], pleats, wave, drop = 0, colours }: Frill,
): void {
  mesh.sheet(
    (u, v): Vec3 => {
      const a = v * tau;
      const r = r0 + u * (r1 - r0);
      return [x + Math.cos(a) * r, y - drop * u + wave * u * Math.sin(a * pleats), z + Math.sin(a) * r];
    },
    4,
    pleats * 8,
    (u) => (u > 0.8 ? colours[1] : colours[0]),
    materials.cloth,
  );
}
