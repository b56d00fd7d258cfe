import { clamp01, smoothstep } from '../raster/scalar.ts';

/** Of the gain of a colour so much is left where it is as strong as can be, and where it has the hue of skin, fur and sand. */
const kept = { strong: 0.25, warm: 0.3 };

/**
 * Makes a colour `gain` times as strong; what is strong already and what has the hue of skin gains less, or faces would be those of the jaundiced.
 * Fractions of one, written into the colour.
 */
export function makeVivid(colour: [number, number, number], gain: number): void {
  const [r, g, b] = colour;
  const most = Math.max(r, g, b);
  if (most <= 0.001) return;
  const strength = (most - Math.min(r, g, b)) / most;
  // Between red and yellow, by where green lies between the two others.
  const green = (g - b) / Math.max(0.001, r - b);
  const isWarm = r >= g && g >= b ? smoothstep(0.12, 0.3, green) * smoothstep(0.95, 0.7, green) : 0;
  const ofStrong = 1 - (1 - kept.strong) * clamp01(strength);
  const gained = 1 + (gain - 1) * ofStrong * (1 - (1 - kept.warm) * isWarm);
  const grey = r * 0.3 + g * 0.59 + b * 0.11;
  for (const k of [0, 1, 2] as const) colour[k] = clamp01(grey + (colour[k] - grey) * gained);
}
