import { mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { fbm, noise3, smooth } from '../solid/noise.ts';
import { tau } from './chance.ts';
import { paintedLathe } from './painted-lathe.ts';
import type { ProfilePoint } from './smooth-profile.ts';

interface Citrus {
  readonly radius: number;
  readonly segments: number;
  readonly peel: Rgb;
  readonly flesh: Rgb;
  /** The half below its cut, from its end up to height 0. */
  readonly profile: readonly ProfilePoint[];
}

/** How deep a pore is at a turn and a share of a peel, 0..1. */
function pore(turn: number, share: number): number {
  const up = (share - 0.5) * Math.PI;
  const [x, y, z] = [Math.cos(turn * tau) * Math.cos(up), Math.sin(up), Math.sin(turn * tau) * Math.cos(up)];
  return smooth(0.52, 0.9, noise3(x * 21 + 3, y * 21, z * 21));
}

/** Colour of a peel with its pores, at a turn and a share of its profile. */
export function peelColour(peel: Rgb, turn: number, share: number): Rgb {
  const broad = fbm(Math.cos(turn * tau) * 2 + 7, Math.sin(turn * tau) * 2 + share * 3, 2);
  return mixRgb(mixRgb(peel, [1, 0.82, 0.3], broad * 0.2), scaleRgb(peel, 0.55), pore(turn, share) * 0.34);
}

/** How a peel is pitted, as a factor of its radius. */
export function peelPits(turn: number, share: number): number {
  return 1 - 0.018 * pore(turn, share);
}

/** Half a citrus fruit whose cut face looks up from the origin: peel, pith, segments of flesh in their skins, and a core. */
export function citrusHalf(mesh: Mesh, { radius, segments, peel, flesh, profile }: Citrus): void {
  paintedLathe(mesh, profile, {
    colour: (turn, share) => peelColour(peel, turn, share),
    bulge: peelPits,
    material: materials.gloss,
    segments: 110,
    rows: 40,
  });
  const [pith, light] = [mixRgb(flesh, [0.95, 0.9, 0.74], 0.82), mixRgb(flesh, [1, 0.86, 0.5], 0.35)];
  mesh.sheet(
    (u, v) => {
      const r = radius * v;
      return [Math.cos(u * tau) * r, 0.012 * Math.sin(Math.PI * Math.min(1, v / 0.86)), -Math.sin(u * tau) * r];
    },
    segments * 22,
    44,
    (u, v) => {
      if (v > 0.955) return peel;
      const across = Math.abs(((u * segments) % 1) - 0.5) * 2;
      const wall = (1 - across) * v;
      if (v > 0.86 + 0.02 * (1 - across) || v < 0.1 || wall < 0.075) return pith;
      // Each segment is full of drops that point outwards.
      const drops = fbm(u * segments * 7, v * 5 + Math.floor(u * segments) * 9, 2);
      return mixRgb(mixRgb(flesh, light, smooth(0.4, 0.7, drops)), pith, smooth(0.2, 0.075, wall) * 0.6);
    },
    materials.wet,
  );
}
