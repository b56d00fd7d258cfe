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
  const { lightness, chroma, hue } = oklch(linear(red), linear(green), linear(blue));
  if (lightness < 0.2 || (lightness < 0.32 && chroma < greyBelow)) return 'black';
  if (lightness > 0.92 && chroma < 0.03) return 'white';
  const isWarm = hue > 40 && hue < 110;
  if (isWarm && lightness > 0.68 && chroma > 0.015 && chroma < 0.085) return 'sand';
  if (chroma < greyBelow) return lightness > 0.88 ? 'white' : undefined;
  return hueEnds.find(([end]) => hue < end)?.[1];
}

/** Linear light of every byte of sRGB. */
const linearOfByte = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function linear(byte: number): number {
  return linearOfByte[byte] ?? 0;
}

/** Björn Ottosson's OKLab as lightness (0 to 1), chroma and hue in degrees: equal steps in it look equally large. */
function oklch(red: number, green: number, blue: number): { lightness: number; chroma: number; hue: number } {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}
