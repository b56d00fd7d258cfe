import { createHmac } from 'node:crypto';

/** The shorter side of the smallest image that is marked, in pixels: a smaller one has too few tiles of the pattern. */
const sideLeast = 512;

/**
 * Whether an image is marked (ORIGIN-25). Pixel art is not: its squares would stop being of one colour, which is what it is, and its files would
 * be twice as large.
 */
export function bearsMark({
  width,
  height,
  style,
}: {
  readonly width: number;
  readonly height: number;
  readonly style: string;
}): boolean {
  return Math.min(width, height) >= sideLeast && style !== 'pixel-art';
}

/** The shorter side of the smallest film that is marked: its frames are as many looks at one pattern, so that fewer tiles are enough. */
const videoSideLeast = 320;

/** Whether a film is marked by an engine that lays a pattern over its frames (ORIGIN-35). */
export function videoBearsMark({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return Math.min(width, height) >= videoSideLeast;
}

/**
 * What the mark of an item says: 64 bits that are drawn with its opening and say nothing to who has not its row. All attempts at an item make the
 * same, so that the file of any of them leads to it.
 */
export function markPayload(opening: Uint8Array): bigint {
  return createHmac('sha256', opening).update('loomlight/mark/1').digest().readBigInt64BE();
}
