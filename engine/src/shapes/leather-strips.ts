import { scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { tau } from './chance.ts';

/** Leather and the metal of its tips. */
export type StripColours = readonly [Colour, Colour];

/** Strips that hang about the hips of an upright figure: the long row (0) or the short one over it (1). */
export function wearStrips(mesh: Mesh, row: number, [leather, tip]: StripColours): void {
  const [top, long, r] = row ? [1.03, 0.17, 0.218] : [0.98, 0.25, 0.21];
  const shade = scaleRgb(readColour(leather), row ? 1.5 : 1);
  for (let i = 0; i < 18; i++) {
    const a = ((i + row * 0.5) / 18) * tau;
    mesh.sheet(
      (u, v): Vec3 => {
        const [q, b] = [r + 0.04 * u, a + (v - 0.5) * 0.27];
        return [Math.sin(b) * q, top - long * u, Math.cos(b) * q * 0.8];
      },
      4,
      2,
      (u) => (u > 0.74 ? tip : shade),
      materials.gloss,
    );
  }
}

/** Strips over the left (-1) or the right shoulder. */
export function wearShoulderStrips(mesh: Mesh, side: number, [leather, tip]: StripColours): void {
  for (let i = 0; i < 7; i++)
    mesh.sheet(
      (u, v): Vec3 => {
        const b = -1.35 + i * 0.45 + (v - 0.5) * 0.4;
        const out = 0.2 + 0.075 * u + 0.055 * Math.cos(b) * u;
        return [side * out, 1.45 + 0.03 * Math.cos(b) * (1 - u) - 0.14 * u, Math.sin(b) * (0.085 + 0.012 * u)];
      },
      4,
      2,
      (u) => (u > 0.78 ? tip : leather),
      materials.gloss,
    );
}
