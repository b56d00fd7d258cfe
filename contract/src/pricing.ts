import { limits } from './limits.ts';

/** Width and height of a picture in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Pixels that one credit buys: 1024x1024 costs 2, 512x512 costs 1, 2048x2048 costs 8. */
const pixelsPerCredit = 524_288;

/** Credits for one picture of this size: the only place where a picture gets its price (contract, Prices). */
export function imageCost({ width, height }: PixelSize): number {
  return Math.max(1, Math.ceil((width * height) / pixelsPerCredit));
}

/** What a credit is worth, in cents: that of the smallest package, 100 credits for $4.99. */
export const creditValueCents = 499 / 100;

/** The sizes on offer, the default first (specification 3, Image size option). */
export const imageSizes = (
  [
    ['Square', 1024, 1024],
    ['Landscape', 1344, 768],
    ['Portrait', 768, 1344],
    ['Classic', 1152, 896],
    ['Classic portrait', 896, 1152],
    ['Panorama', 1536, 640],
    ['Small square', 512, 512],
    ['Large square', 1536, 1536],
    ['Poster', 2048, 2048],
  ] as const
).map(([name, width, height]) => ({ name, width, height, credits: imageCost({ width, height }) }));

/** The styles on offer: the id travels on the wire, the name is read by people. */
export const imageStyles = [
  { id: 'none', name: 'None' },
  { id: 'photographic', name: 'Photographic' },
  { id: 'cinematic', name: 'Cinematic' },
  { id: 'anime', name: 'Anime' },
  { id: 'digital-art', name: 'Digital art' },
  { id: 'oil-painting', name: 'Oil painting' },
  { id: 'watercolor', name: 'Watercolor' },
  { id: 'line-art', name: 'Line art' },
  { id: 'pixel-art', name: 'Pixel art' },
  { id: 'neon', name: 'Neon' },
  { id: 'fantasy', name: 'Fantasy' },
  { id: 'minimal', name: 'Minimal' },
] as const;

/** Writes a size as the wire spells it: `1024x768`. */
export function formatImageSize({ width, height }: PixelSize): string {
  return `${width}x${height}`;
}

/** Reads `WIDTHxHEIGHT`; undefined when it is malformed or off the grid of 64 to 2048 in steps of 64. */
export function parseImageSize(text: string): PixelSize | undefined {
  const match = /^(\d{2,4})x(\d{2,4})$/.exec(text);
  if (!match) return undefined;
  const size = { width: Number(match[1]), height: Number(match[2]) };
  return isImageSide(size.width) && isImageSide(size.height) ? size : undefined;
}

function isImageSide(side: number): boolean {
  return side >= limits.imageSideMin && side <= limits.imageSideMax && side % limits.imageSideStep === 0;
}

/**
 * The words an engine is given: the person's own, and the style once (specification 3, Generation payloads).
 * The stored prompt stays as typed, so the limit of 700 counts what was typed.
 */
export function composePrompt(prompt: string, styleId: string): string {
  const style = imageStyles.find((candidate) => candidate.id === styleId);
  return !style || style.id === 'none' ? prompt : `${prompt}, ${style.name.toLowerCase()} style`;
}
