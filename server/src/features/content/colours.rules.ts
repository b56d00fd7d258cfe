import { linearOfByte, oklchOfLinear } from '@loomlight/contract/oklch';
import type { SearchColour } from '@loomlight/contract/search';

/** A colour counts from this share of the picture on; of more than three the smaller ones are left out. */
const shareMin = 0.1;
/** Where nothing takes that much, the largest one does from here on. */
const loneShareMin = 0.04;
const coloursMax = 3;
/** Grey up to here, in OKLab's chroma: a pixel has no hue that people would name. */
const greyBelow = 0.04;

/** Where each hue ends, in degrees of OKLCH; rose goes through zero. */
const hueEnds: readonly (readonly [number, SearchColour])[] = [
  [38, 'rose'],
  [68, 'ember'],
  [110, 'gold'],
  [168, 'green'],
  [218, 'teal'],
  [282, 'blue'],
  [335, 'violet'],
  [360, 'rose'],
];

/**
 * The named colours of a picture, the largest first (KEEP-12). Takes its pixels as red, green, blue, alpha; what is see-through counts for
 * nothing. A hundred pixels a side are enough.
 */
export function coloursOf(rgba: Uint8Array): SearchColour[] {
  const counts = new Map<SearchColour, number>();
  let pixels = 0;
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 128) continue;
    pixels += 1;
    const colour = nameOf(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
    if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const largest = [...counts].toSorted(([, a], [, b]) => b - a);
  const large = largest.filter(([, count]) => count >= shareMin * pixels).slice(0, coloursMax);
  const lone = largest.slice(0, 1).filter(([, count]) => count >= loneShareMin * pixels);
  return (large.length > 0 ? large : lone).map(([colour]) => colour);
}

/** The name of one pixel of sRGB; undefined for a grey between black and white. */
function nameOf(red: number, green: number, blue: number): SearchColour | undefined {
  const { lightness, chroma, hue } = oklchOfLinear(linear(red), linear(green), linear(blue));
  if (lightness < 0.2 || (lightness < 0.32 && chroma < greyBelow)) return 'black';
  if (lightness > 0.92 && chroma < 0.03) return 'white';
  const isWarm = hue > 40 && hue < 110;
  if (isWarm && lightness > 0.68 && chroma > 0.015 && chroma < 0.085) return 'sand';
  if (chroma < greyBelow) return lightness > 0.88 ? 'white' : undefined;
  return hueEnds.find(([end]) => hue < end)?.[1];
}

/** Of every byte, since there are many pixels. */
const linearOf = Float64Array.from({ length: 256 }, (_, byte) => linearOfByte(byte));

function linear(byte: number): number {
  return linearOf[byte] ?? 0;
}
