import type { Colour, Mesh } from '../solid/mesh.ts';
import { tau } from './chance.ts';

/** A swollen heart about its middle that looks along z: half as wide and half as high as told, `thick` to each side. */
export function heartBody(
  mesh: Mesh,
  {
    half,
    thick,
    colour,
    material,
  }: {
    readonly half: number;
    readonly thick: number;
    readonly colour: (x: number, y: number, side: number) => Colour;
    readonly material: number;
  },
): void {
  for (const side of [-1, 1])
    mesh.sheet(
      (u, v) => {
        const a = u * tau;
        const x = Math.sin(a) ** 3;
        const y = (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)) / 16 + 0.14;
        // Each half bulges for itself, so that the notch between them stays.
        const swell = Math.sqrt(Math.max(0, 1 - v * v)) * (0.78 + 0.22 * Math.min(1, Math.abs(x * v) * 2.4));
        return [-side * x * v * half, (y - 0.14) * v * half + 0.1 * half, side * swell * thick];
      },
      110,
      44,
      (u, v) => colour(Math.sin(u * tau) ** 3 * v, v, side),
      material,
    );
}
