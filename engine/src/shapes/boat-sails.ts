import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

/** Cloth of a sail: panels with seams, their edges bound; darker where it was patched at its corners. */
function sailcloth(u: number, v: number, panels: number): Rgb {
  const cloth = readColour('#f8f3e8');
  const seam = Math.abs(((v * panels + u * 0.7) % 1) - 0.5) > 0.47 ? 0.16 : 0;
  const bound = u < 0.03 || u > 0.96 || v < 0.015 ? 0.35 : 0;
  const patch = Math.min(Math.hypot(u, v * 2), Math.hypot(1 - u, v * 2), (1 - v) * 3) < 0.16 ? 0.2 : 0;
  return mixRgb(cloth, readColour('#bcae92'), Math.max(seam, bound, patch));
}

/** Main sail with its battens, and the jib on the forestay. */
export function boatSails(mesh: Mesh): void {
  const main = (u: number, v: number): Vec3 => {
    const roach = 0.3 * Math.sin(Math.PI * v) * u;
    return [
      0.3 - u * (1 - v) * 4.1 - roach,
      2.15 + v * 8.9,
      Math.sin(u * Math.PI) * (1 - v) * 0.85 + u * 0.45 * (1 - v),
    ];
  };
  mesh.sheet(main, 40, 90, (u, v) => sailcloth(u, v, 9), materials.cloth);
  for (const v of [0.2, 0.4, 0.6, 0.8]) {
    const batten = Array.from({ length: 9 }, (_, i) => {
      const [x, y, z] = main(0.55 + (i / 8) * 0.45, v + 0.004 * i);
      return [x, y, z - 0.02] as const;
    });
    mesh.tube(batten, [0.035], '#d8cdb4', materials.cloth, 6);
  }
  const jib = (u: number, v: number): Vec3 => [
    0.75 + (1 - v) * (0.1 + u * 3.72) + v * 0.1,
    1.55 + v * 8.5 - u * (1 - v) * 0.15,
    -Math.sin(u * Math.PI) * (1 - v) * 0.9,
  ];
  mesh.sheet(
    (u, v) => jib(1 - u, v),
    32,
    80,
    (u, v) => sailcloth(u, v, 10),
    materials.cloth,
  );
}
