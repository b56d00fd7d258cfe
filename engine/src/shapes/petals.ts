import { mix } from '../raster/scalar.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

/** A petal or leaf: how long and wide, how far it opens, how it bends along (curl) and across (cup). Radians, decimetres. */
export interface PetalForm {
  readonly L: number;
  readonly W: number;
  readonly open: number;
  readonly curl: number;
  readonly cup?: number;
  readonly tip?: number;
  readonly wave?: number;
  readonly base?: number;
  readonly round?: number;
}

export function petal(
  mesh: Mesh,
  { L, W, open, curl, cup = 0.3, tip = 0.5, wave = 0, base = 0, round = 0 }: PetalForm,
  colour: (u: number, v: number) => Colour,
  nu = 6,
  nv = 8,
): void {
  const bend = Math.abs(curl) < 1e-3 ? 1e-3 : curl;
  mesh.sheet(
    (u, v) => {
      const s = (u - 0.5) * 2;
      const t = Math.min(1, v);
      const angle = open + bend * t;
      const pointed = Math.sin(Math.PI * Math.min(1, v ** tip * 0.94 + 0.06)) ** 0.75;
      const rounded = Math.sqrt(0.05 + 0.95 * v) * Math.sqrt(Math.max(0, 1 - v ** 7));
      const w = W * mix(pointed, rounded, round);
      const q = s * s * cup * w + wave * Math.sin(s * 5 + v * 6) * v;
      const r = base + (L * (Math.cos(open) - Math.cos(angle))) / bend;
      const y = (L * (Math.sin(angle) - Math.sin(open))) / bend;
      return [r - Math.cos(angle) * q, y + Math.sin(angle) * q, s * w];
    },
    nu,
    nv,
    colour,
  );
}

/** A colour between two, by share. */
export function between(from: Colour, to: Colour): (share: number) => Rgb {
  const a = readColour(from);
  const b = readColour(to);
  return (t) => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
}

/** Does the same `count` times around the axis. */
export function ring(mesh: Mesh, count: number, start: number, build: (index: number) => void): void {
  for (let i = 0; i < count; i++) {
    mesh.push().rotY((i / count) * tau + start);
    build(i);
    mesh.pop();
  }
}

export function leafBlade(
  mesh: Mesh,
  form: { L: number; W: number; open: number; curl: number },
  [dark, light]: readonly [string, string] = ['#2f5a24', '#5f9440'],
): void {
  const green = between(dark, light);
  petal(mesh, { ...form, cup: 0.35, tip: 0.7 }, (u, v) => green(0.3 + 0.5 * v + (Math.abs(u - 0.5) < 0.09 ? 0.3 : 0)));
}

/** A stem that bends, `h` high. */
export function stem(mesh: Mesh, h: number, bend: number, radius: number, colour = '#4d7a34'): void {
  const points = Array.from({ length: 9 }, (_, i): Vec3 => [bend * (i / 8) ** 2, (h * i) / 8, 0]);
  mesh.tube(points, [radius], colour);
}

/** How a species looks where it covers the land; lengths are metres. */
export interface FieldLook {
  readonly height: number;
  /** Metres to a decimetre of its painter. */
  readonly scale: number;
  /** Width of its head. */
  readonly across: number;
  /** What its head is from afar; a spike is `long`. */
  readonly form: 'cup' | 'ball' | 'disc' | 'spike';
  readonly long?: number;
  /** Its painter makes some hundreds of triangles, not thousands. */
  readonly slight?: boolean;
  /** Between two plants. */
  readonly apart: number;
  /** Between two rows, where it is grown in rows; and how much of that a row is wide, as a share. */
  readonly rows?: number;
  readonly band?: number;
  /** Height of a row of bushes. */
  readonly ridge?: number;
  /** Bare earth between the rows. */
  readonly earth?: boolean;
  /** Rows side by side have one colour, the next ones another. */
  readonly banded?: boolean;
  readonly colours: readonly [string, ...string[]];
  readonly middle?: string;
  /** Colour of its leaves. */
  readonly green?: string;
  /** How much of a row is blossom from afar, as a share. */
  readonly cover?: number;
}

/** A species of flower: its head faces up at the origin; lengths are decimetres. */
export interface FlowerKind {
  readonly height: number;
  readonly stemRadius: number;
  /** The colour of its stem; green by itself. */
  readonly straw?: string;
  /** How far the head leans towards the eye, radians. */
  readonly tilt: number;
  readonly field: FieldLook;
  readonly head: (mesh: Mesh, random: Random, colour: string | undefined) => void;
  readonly leaves: (mesh: Mesh, random: Random, h: number, bend: number) => void;
}

export interface FlowerPose {
  readonly h?: number;
  readonly bend?: number;
  readonly turn?: number;
  readonly tilt?: number;
  readonly colour?: string | undefined;
}

/** A whole plant: stem, leaves and a head turned towards the eye. */
export function buildFlower(mesh: Mesh, random: Random, kind: FlowerKind, pose: FlowerPose = {}): void {
  const h = pose.h ?? kind.height;
  const bend = pose.bend ?? (random() - 0.5) * 0.5;
  const turn = pose.turn ?? random() * tau;
  mesh.push().rotY(turn);
  stem(mesh, h, bend, kind.stemRadius, kind.straw);
  kind.leaves(mesh, random, h, bend);
  mesh.at(bend, h, 0).rotY(-turn);
  const tilt = pose.tilt ?? 0;
  if (tilt !== 0) mesh.rotX(-tilt);
  mesh.rotZ((random() - 0.5) * 0.3);
  kind.head(mesh, random, pose.colour);
  mesh.pop();
}
