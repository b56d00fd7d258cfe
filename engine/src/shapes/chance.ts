import { mixRgb } from '../raster/colour.ts';
import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour } from '../solid/mesh.ts';

export const tau = Math.PI * 2;

/** One of several, each equally likely. */
export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** The colour a little lighter or darker and a little redder or less. */
export function vary(colour: Rgb, random: Random, amount = 0.3): Rgb {
  const by = 1 + (random() - 0.5) * amount;
  return [colour[0] * by * (1 + (random() - 0.5) * 0.1), colour[1] * by, colour[2] * by];
}

/** How much lighter straw is than the green it was, by colour. */
const straw: Rgb = [1.4, 1.1, 0.5];

/** A green that has dried by a share, 0 to 1: towards straw of its own brightness. What is not green, as blossom and snow, stays. */
export function withered(colour: Rgb, share: number): Rgb {
  const [r, g, b] = colour;
  if (share <= 0 || g < r * 1.02 || g < b * 1.15) return colour;
  const light = r * 0.3 + g * 0.6 + b * 0.1;
  return mixRgb(colour, [light * straw[0], light * straw[1], light * straw[2]], share);
}

/** Three colours that go together: the main one, its companion and an accent. */
export type Scheme = readonly [Colour, Colour, Colour];

/** A scheme by chance, or one about the colour that was asked for. */
export function schemeOf(asked: string | undefined, random: Random, schemes: readonly [Scheme, ...Scheme[]]): Scheme {
  const chosen = pick(random, schemes);
  if (!asked) return chosen;
  const colour = readColour(asked);
  return [colour, mixRgb(colour, [0.95, 0.92, 0.86], 0.55), mixRgb(colour, [0.02, 0.015, 0.01], 0.55)];
}
