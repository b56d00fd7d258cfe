import { mix } from '../raster/scalar.ts';
import type { Surface } from './spot.ts';

/** The point that is being painted; written and read within one pixel. */
export const surface: Surface = { r: 0, g: 0, b: 0, er: 0, eg: 0, eb: 0, gloss: 0, through: 0, nx: 0, ny: 1, nz: 0 };

/** Where a point is, in the axes of its object (l) and in the world (w); metres. */
export interface Place {
  lx: number;
  ly: number;
  lz: number;
  wx: number;
  wy: number;
  wz: number;
  /** Along the wall and up it, for everything laid in rows. */
  u: number;
  v: number;
  /** Where along the wall leads in the world; it is level. */
  ux: number;
  uz: number;
  /** Where the axis x of the object leads in the world. */
  ax: number;
  az: number;
  distance: number;
}

/** Makes the point so many times as light. */
export function tone(by: number): void {
  surface.r *= by;
  surface.g *= by;
  surface.b *= by;
}

/** Mixes a colour into that of the point, by a share. */
export function blend(r: number, g: number, b: number, share: number): void {
  surface.r = mix(surface.r, r, share);
  surface.g = mix(surface.g, g, share);
  surface.b = mix(surface.b, b, share);
}

/** Turns the normal towards the edges of what is laid in rows, `across` along the wall and `up` it: light tells that each piece is one. */
export function tilt({ ux, uz }: Place, across: number, up: number): void {
  surface.nx += ux * across;
  surface.nz += uz * across;
  surface.ny += up;
}
