import { hex, mixRgb, scaleRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { fbm, smooth } from '../solid/noise.ts';
import type { Surface } from '../solid/spot.ts';

const [pale, grey, brown, earth] = ['#d3c2a0', '#a89a84', '#93765a', '#5f4c34'].map(hex) as [Rgb, Rgb, Rgb, Rgb]; // four literals

/** Where on a path of gravel a place is: how far from its middle and how wide half of it is, metres, and how far from the eye. */
interface OnGravel {
  readonly off: number;
  readonly half: number;
  readonly x: number;
  readonly z: number;
  readonly distance: number;
}

/** The colour of a place on a path of gravel or beside it, over that of the ground: single stones near the eye, and an edge of dug earth (STUDIO-84). */
export function gravelOver(surface: Surface, ground: Rgb, { off, half, x, z, distance }: OnGravel): Rgb {
  const near = smooth(17, 4, distance);
  const ragged = (fbm(x * 6, z * 6, 2) - 0.5) * 0.1;
  const on = smooth(half + 0.03, half - 0.05, off + ragged);
  const edge = smooth(half + 0.17, half + 0.03, off + ragged) * (1 - on);
  if (on + edge === 0) return ground;
  const broad = fbm(x * 1.1, z * 0.7, 3);
  let c = mixRgb(pale, grey, smooth(0.35, 0.7, broad));
  if (near > 0) {
    // Two sizes of stones, of which the larger ones are few.
    const grain = fbm(x * 43, z * 43, 2);
    const stones = smooth(0.6, 0.72, fbm(x * 19 + 7, z * 19, 2));
    c = mixRgb(c, brown, near * 0.4 * smooth(0.52, 0.7, grain));
    c = scaleRgb(mixRgb(c, grey, stones * near * 0.6), 1 + near * (0.45 * (grain - 0.5) - 0.06 * stones));
    surface.nx += (grain - 0.5) * 0.9 * near * on;
    surface.nz += (fbm(x * 43 + 9, z * 43, 2) - 0.5) * 0.9 * near * on;
  }
  // Where people walk it is trodden paler, and darker towards its edges.
  c = scaleRgb(c, 1.04 - 0.16 * smooth(0.45, 1, off / half));
  return mixRgb(mixRgb(ground, earth, edge * 0.75), c, on);
}
