import { scaleRgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';
import { rod } from './rings.ts';

/** Half lengths of the pitch; it is built at half its size. */
export const [pitchLong, pitchShort] = [26, 17];

/** How high the seats rise at an angle: low before the pitch, high behind it. */
const rise = (a: number): number => {
  const back = 0.5 + 0.5 * Math.sin(a);
  return 1.6 + 10.4 * Math.min(1, back * 1.55) ** 1.4;
};

/** Tiers of seats with stairs between them and people on them, and the wall outside. */
export function stadiumBowl(mesh: Mesh, random: Random, seat: Colour): void {
  const rows = 22;
  const dark = scaleRgb(readColour(seat), 0.7);
  const crowd = ['#e8e4da', '#c8322c', '#e8c23a', '#2b2d32', '#8a6a52'];
  mesh.sheet(
    (u, v) => {
      const a = u * tau;
      const h = rise(a);
      const step = Math.floor(v * rows) / rows + Math.max(0, (v * rows) % 1) * 0.02;
      return around(a, v * h * 1.15, 0.8 + step * h);
    },
    160,
    rows * 2,
    (u, v) => {
      if (Math.abs(v - 0.5) < 0.03) return '#d9d6cf';
      if (Math.floor(u * 160) % 8 === 0) return '#cfccc5';
      return random() < 0.24 ? (crowd[Math.floor(random() * crowd.length)] ?? seat) : random() < 0.5 ? seat : dark;
    },
    materials.plain,
  );
  mesh.sheet(
    (u, v) => around(u * tau, 0, v * 0.85),
    80,
    1,
    (u) => (Math.floor(u * 80) % 3 ? '#f2f0ea' : '#d8452f'),
    materials.plain,
  );
  mesh.sheet(
    (u, v) => {
      const h = rise(u * tau);
      return around(u * tau, h * 1.15 + 0.5 + (1 - v) * 0.8, -9 + v * (h + 10.2));
    },
    160,
    2,
    (u) => (Math.floor(u * 160) % 4 === 0 ? '#bdb9b0' : '#dedad2'),
    materials.plain,
  );
}

/** A white roof over the seats at the sides and behind, on struts, with its inner edge lit. */
export function stadiumRoof(mesh: Mesh): void {
  const [from, to] = [0.02, 0.48];
  const angle = (u: number): number => (from + u * (to - from)) * tau;
  const outer = (u: number): Vec3 => around(angle(u), rise(angle(u)) * 1.15 + 1.4, rise(angle(u)) + 4.6);
  const inner = (u: number): Vec3 => around(angle(u), rise(angle(u)) * 0.3, rise(angle(u)) + 5.6);
  const mid = (u: number, v: number): Vec3 => {
    const [a, b] = [outer(u), inner(u)];
    return [a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v + Math.sin(v * Math.PI) * 0.7, a[2] + (b[2] - a[2]) * v];
  };
  mesh.sheet(mid, 60, 6, (u) => (Math.floor(u * 60) % 4 === 0 ? '#c9ced2' : '#eef0f1'), materials.cloth);
  for (let i = 0; i <= 15; i++) {
    const u = i / 15;
    const [a, b] = [outer(u), inner(u)];
    const h = rise(angle(u));
    rod(mesh, around(angle(u), h * 1.15 + 0.6, 0), [a[0], a[1] + 2.4, a[2]], 0.26, '#e8ebed');
    rod(mesh, [a[0], a[1] + 2.4, a[2]], b, 0.12, '#e8ebed');
    rod(mesh, a, b, 0.16, '#d5d9dc');
  }
  mesh.tube(
    Array.from({ length: 61 }, (_, i) => inner(i / 60)),
    [0.2],
    '#ffffff',
    materials.gloss,
    6,
  );
}

/** A point over the rounded rectangle of the pitch, so far outside. */
function around(a: number, out: number, y: number): Vec3 {
  const blunt = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.55;
  return [blunt(Math.cos(a)) * (pitchLong + 3.4 + out), y, blunt(Math.sin(a)) * (pitchShort + 3.4 + out)];
}
