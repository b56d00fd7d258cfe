import { mix, smoothstep } from '../raster/scalar.ts';

/** What is in the shade and what is in deep shade, as shares of full light: where each begins, over how much, and how light it is painted. */
const shade = { from: 0.5, over: 0.06, painted: 0.42 };
const deep = { from: 0.16, over: 0.04, painted: 0.22 };
/** From light to how light it looks. */
const gamma = 0.34;
/** How much darker and lighter a colour is made at most. */
const bounds = [0.6, 1.5] as const;

/** How sunny a place is that has so much of full light: 0 in the shade, 1 out of it, hardly anything between. */
export const sunniness = (light: number): number => smoothstep(shade.from, shade.from + shade.over, light);

/** By what a colour is multiplied that has so much of full light, so that it has that of full light, of shade or of deep shade. */
export function steppedGain(light: number): number {
  const dim = mix(deep.painted, shade.painted, smoothstep(deep.from, deep.from + deep.over, light));
  const gain = (mix(dim, 1, sunniness(light)) / Math.max(0.05, light)) ** gamma;
  return Math.min(bounds[1], Math.max(bounds[0], gain));
}
