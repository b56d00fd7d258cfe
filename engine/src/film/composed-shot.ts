import sharp from 'sharp';
import { paintWith } from '../paint.ts';
import type { FilmRequest } from './film.ts';
import { openPictureShot } from './picture-shot.ts';
import type { Shot } from './shot.ts';

/**
 * A film of a composition: its still is painted once, in the film's own size and before its style, and the camera moves
 * through it. Both cameras paint the same, so their frames fit together.
 */
export async function openComposedShot(request: FilmRequest): Promise<Shot> {
  const { prompt, seed, width, height } = request;
  const nobodyWaits = { onProgress: () => undefined, checkpoint: () => undefined };
  const still = await paintWith({ prompt, seed, style: 'none', ...stillSize({ width, height }) }, nobodyWaits);
  const { pixels } = still;
  const raw = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const png = await sharp(raw, { raw: { width: still.width, height: still.height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return openPictureShot(request, png);
}

const largestStill = 2048;

/** Stills end at 2048 pixels a side; a larger film is enlarged from there. */
function stillSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const share = Math.min(1, largestStill / Math.max(width, height));
  return { width: Math.max(64, Math.round(width * share)), height: Math.max(64, Math.round(height * share)) };
}
