import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { pick, tau, vary } from './chance.ts';

/** A cloud of blossoms around a place; metres. */
export interface Blossoms {
  readonly at: Vec3;
  /** How far they reach from the middle, and how much less upwards. */
  readonly reach: number;
  readonly flat?: number;
  readonly many: number;
  /** How wide one is. */
  readonly wide: number;
  readonly colours: readonly [string, ...string[]];
  /** How much of it is seen, 0 to 1: from far away a blossom has four corners, from near five petals and a middle. */
  readonly detail: number;
}

/** From so much detail on single petals are seen. */
const petalled = 0.55;

/** Round blossoms that look outwards, their petals a little darker towards the middle (STUDIO-84). */
export function growBlossoms(mesh: Mesh, random: Random, of: Blossoms): void {
  const { at, reach, flat = 1, many, wide, colours, detail } = of;
  for (let i = 0; i < many; i++) {
    const [a, q] = [random() * tau, Math.acos(1.35 * random() - 0.35)];
    const out: Vec3 = [Math.sin(q) * Math.cos(a), Math.cos(q), Math.sin(q) * Math.sin(a)];
    const away = reach * (0.82 + 0.26 * random());
    const middle: Vec3 = [at[0] + out[0] * away, at[1] + out[1] * away * flat, at[2] + out[2] * away];
    const colour = vary(readColour(pick(random, colours)), random, 0.12);
    // What is on the lower side lies in the shade of the others.
    const light = (0.74 + 0.3 * out[1]) * (0.9 + 0.2 * random());
    const size = (wide / 2) * (0.75 + 0.5 * random());
    openBlossom(mesh, middle, { out, size, turn: random() * tau, colour, light, isNear: detail > petalled });
  }
}

interface Blossom {
  readonly out: Vec3;
  readonly size: number;
  readonly turn: number;
  readonly colour: Rgb;
  readonly light: number;
  readonly isNear: boolean;
}

function openBlossom(mesh: Mesh, middle: Vec3, { out, size, turn, colour, light, isNear }: Blossom): void {
  // Two ways across the one that it looks.
  const [ox, oy, oz] = out;
  const level = Math.hypot(ox, oz) || 1;
  const [ux, uz] = [-oz / level, ox / level];
  const [vx, vy, vz] = [-oy * uz * -1, -level, oy * ux * -1];
  const normal: Vec3 = [ox, oy * 0.8 + 0.35, oz];
  const rim = (a: number, r: number, lift: number): Vec3 => {
    const [c, s] = [Math.cos(a + turn) * r, Math.sin(a + turn) * r];
    return [
      middle[0] + ux * c + vx * s + ox * lift,
      middle[1] + vy * s * 0.9 + oy * lift,
      middle[2] + uz * c + vz * s + oz * lift,
    ];
  };
  const tri = (p: Vec3, q: Vec3, r: Vec3, own: Rgb, at: readonly [number, number, number]): void => {
    mesh.tri(p, q, r, normal, normal, normal, own, materials.leaf, ...at);
  };
  if (!isNear) {
    const [a, b, c, d] = [0, 1, 2, 3].map((i) => rim((i / 4) * tau, size, 0)) as [Vec3, Vec3, Vec3, Vec3]; // four numbers above
    tri(a, b, c, colour, [light, light, light]);
    tri(a, c, d, colour, [light, light, light]);
    return;
  }
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * tau;
    const [left, tip, right] = [
      rim(a - 0.5, size * 0.86, size * 0.2),
      rim(a, size * 1.06, size * 0.26),
      rim(a + 0.5, size * 0.86, size * 0.2),
    ];
    tri(middle, left, tip, colour, [light * 0.66, light, light * 1.06]);
    tri(middle, tip, right, colour, [light * 0.66, light * 1.06, light]);
  }
  const heart = mixRgb(colour, [0.72, 0.5, 0.06], 0.75);
  tri(
    rim(0, size * 0.26, size * 0.16),
    rim(tau / 3, size * 0.26, size * 0.16),
    rim((tau * 2) / 3, size * 0.26, size * 0.16),
    heart,
    [light, light, light],
  );
}
