import { mix } from '../raster/scalar.ts';
import { materials } from './materials.ts';
import { fbm, smooth } from './noise.ts';
import type { Spot } from './spot.ts';
import { surface } from './painted-point.ts';

const snowColour = [0.83, 0.87, 0.93] as const;

/** On these no snow lies. */
const bare: ReadonlySet<number> = new Set([
  materials.terrain,
  materials.mountain,
  materials.glow,
  materials.water,
  materials.coat,
  materials.wet,
  materials.eye,
  materials.skin,
  materials.hair,
  materials.strands,
  // Clothes are shaken and warm: on them it was white patches.
  materials.cloth,
  materials.knit,
  materials.denim,
  materials.leather,
]);

/** One rule for everything: snow lies where the surface faces up, thinner on leaves, never on water or light. */
export function laySnow(amount: number, { material, px, pz, py }: Spot): void {
  if (bare.has(material)) return;
  const ragged = (fbm(px * 2.2, pz * 2.2 + py, 3) - 0.5) * 0.5;
  const share = smooth(0.45, 0.75, surface.ny + ragged) * amount * (material === materials.leaf ? 0.75 : 0.95);
  surface.r = mix(surface.r, snowColour[0], share);
  surface.g = mix(surface.g, snowColour[1], share);
  surface.b = mix(surface.b, snowColour[2], share);
  surface.gloss *= 1 - share;
}
