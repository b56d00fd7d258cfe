import { hex, mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import { fbm, smooth } from './noise.ts';
import type { Surface } from './spot.ts';

/** What a mountain is covered with, from its foot to its top. */
export interface MountainFace {
  /** Height from which snow lies, metres. */
  readonly snowLine: number;
  /** Colours of the woods and the meadows on its lower slopes; bare rock without the two. */
  readonly woods?: Rgb;
  readonly grass?: Rgb;
  /** Colours of the dark and of the pale beds of its rock; grey by itself. */
  readonly rock?: readonly [Rgb, Rgb];
}

const greyRock = [hex('#4c4a4b'), hex('#7d7770')] as const;
const snow = hex('#e9eff6');

/** The colour of a mountain at a place of such a slope (0 level, 1 upright), how much of it is snow and how deep the gully there is, both 0 to 1. */
export function mountainAt(
  x: number,
  y: number,
  z: number,
  slope: number,
  { snowLine, woods, grass, rock: [rock, pale] = greyRock }: MountainFace,
): { readonly colour: Rgb; readonly white: number; readonly gully: number } {
  const k = fbm(x * 0.05, z * 0.05 + y * 0.03, 5);
  // Water and stones have cut gullies down the faces; between them lie beds of rock.
  const gully = fbm(x * 0.075 + z * 0.02, z * 0.03 + y * 0.02, 6);
  const high = smooth(-50, 50, y - snowLine + (gully - 0.5) * 170);
  const white = high * smooth(0.58, 0.34, slope + (gully - 0.5) * 0.5);
  const strata = fbm(x * 0.004 + z * 0.002, y * 0.075 + k * 0.9, 4);
  let colour = mixRgb(rock, pale, smooth(0.34, 0.7, gully * 0.55 + strata * 0.45));
  const grown = smooth(0.5, 0.26, slope + (gully - 0.5) * 0.3) * smooth(120, 30, y + (k - 0.5) * 90);
  if (woods && grass && grown > 0) {
    const green = mixRgb(grass, woods, smooth(0.42, 0.52, fbm(x * 0.016, z * 0.016, 5)));
    colour = mixRgb(colour, green, grown);
  }
  return { colour: mixRgb(colour, snow, white), white, gully };
}

/** Paints a face that is far away. */
export function paintMountain(surface: Surface, x: number, y: number, z: number, face: MountainFace): void {
  const { colour, white, gully } = mountainAt(x, y, z, 1 - surface.ny, face);
  const tone = 0.86 + 0.28 * gully;
  surface.r = colour[0] * tone;
  surface.g = colour[1] * tone;
  surface.b = colour[2] * tone;
  roughen(surface, x, y, z, { width: 0.13, rough: 1.25 * (1 - white * 0.55) });
}

/** Turns the normal of rock or of a stony bank: `width` is how fine, `rough` how much. */
export function roughen(
  surface: Surface,
  x: number,
  y: number,
  z: number,
  { width: w, rough }: { readonly width: number; readonly rough: number },
): void {
  surface.nx += (fbm(x * w + 5 + z * w * 0.3, z * w * 0.45 + y * w * 0.3, 4) - 0.5) * rough * 1.5;
  surface.ny += (fbm(x * w * 0.3 + 3, y * w * 1.8, 4) - 0.5) * rough * 0.7;
  surface.nz += (fbm(x * w, z * w * 0.6 + 7 + y * w * 0.5, 4) - 0.5) * rough;
}
