import { luminance } from '../raster/colour.ts';
import { smooth } from './noise.ts';
import type { Spot } from './spot.ts';
import { surface } from './painted-point.ts';
import type { World } from './world.ts';

/** How strong the bands of sheen on hair are: of the sun, in the colour of the hair, and of the sky. */
const sheen = { sun: 0.026, own: 0.55, sky: 0.09 } as const;

/** Strands that are lighter than this beside others mirror no more of the sky. */
const brightestStrand = 1.25;

/** How much of the sky's sheen is grey, and how much has the colour of the hair: it goes in between strands and comes out again. */
const [mirrored, tinted] = [0.1, 1.5] as const;

/** Adds what strands of hair mirror and gives the strength of the sun's sheen: a band across them, as each of them is a thin round mirror (after Kajiya and Kay). */
export function shineAcross({ air }: World, spot: Spot, lit: number): number {
  const { dx, dy, dz, hairX, hairY, hairZ } = spot;
  const { nx, ny, nz } = surface;
  // Strands that lie beside each other do not mirror at quite the same place.
  const shift = (Math.min(1.6, spot.shade) - 0.8) * 0.16;
  const band = (lx: number, ly: number, lz: number, lift: number, power: number): number => {
    const [hx, hy, hz] = [lx - dx, ly - dy, lz - dz];
    const long = Math.sqrt(hx * hx + hy * hy + hz * hz) || 1;
    // Scales of hair tilt the mirror towards its root.
    const along = (hairX * hx + hairY * hy + hairZ * hz) / long + lift + shift;
    const across = Math.sqrt(Math.max(0, 1 - along * along));
    return across ** power * smooth(-0.1, 0.5, nx * lx + ny * ly + nz * lz);
  };
  const [sx, sy, sz] = air.sun;
  const coloured = band(sx, sy, sz, 0.16, 24) * lit * sheen.own;
  const sky = band(-0.3 * dx, 1, -0.3 * dz, 0, 22) * sheen.sky;
  // The lightest strands would be grey patches on dark hair.
  const strand = Math.min(brightestStrand, spot.shade) ** 2;
  const grey = 0.006 + mirrored * luminance([surface.r, surface.g, surface.b]);
  surface.er +=
    surface.r * air.sunLight[0] * coloured * spot.shade * 0.3 +
    air.ambient[0] * (grey + tinted * surface.r) * sky * strand;
  surface.eg +=
    surface.g * air.sunLight[1] * coloured * spot.shade * 0.3 +
    air.ambient[1] * (grey + tinted * surface.g) * sky * strand;
  surface.eb +=
    surface.b * air.sunLight[2] * coloured * spot.shade * 0.3 +
    air.ambient[2] * (grey + tinted * surface.b) * sky * strand;
  return band(sx, sy, sz, -0.06, 70) * lit * sheen.sun * spot.shade ** 2;
}
