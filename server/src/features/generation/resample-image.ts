import { limits } from '@loomlight/contract';
import { createLimiter } from '../../kernel/limiter.ts';
import { sharp } from '../../kernel/sharp.ts';
import type { ImageOutcome, Upscaler, UpscaleRequest } from '../../ports/image-engine.ts';

/**
 * Enlarges by resampling, for every engine that has no upscaler of its own. The image library works in threads of its own, so nobody waits
 * for it.
 */
export const resampler: Upscaler = {
  capabilities: { engine: 'enlarger', model: 'lanczos3', restartable: true },
  upscale: (request) => oneAtATime(() => resample(request)),
};

/** The largest is 17 MB of pixels, besides its file and its source: one of them at a time in a process. */
const oneAtATime = createLimiter(1);

/**
 * An unsharp mask that leaves even areas as they are (`m1`), so that grain and gradients are not roughened, and is held back at strong edges,
 * where it would draw a light seam (`y2`, `y3`). Lanczos leaves edges of a pixel about two pixels wide: `sigma` reaches that far.
 */
const unsharpMask = { sigma: 1, m1: 0, m2: 1.5, x1: 2, y2: 6, y3: 12 };

async function resample(request: UpscaleRequest): Promise<ImageOutcome> {
  const { bytes, style, width, height, onProgress, signal } = request;
  signal.throwIfAborted();
  onProgress(0.2, 'Enlarging');
  const source = sharp(bytes, { limitInputPixels: limits.imageSideMax ** 2, failOn: 'error' });
  const { hasAlpha } = await source.metadata();
  const isHard = style === 'pixel-art';
  const larger = source.resize({ width, height, fit: 'fill', kernel: isHard ? 'nearest' : 'lanczos3' });
  const sharpened = (isHard ? larger : larger.sharpen(unsharpMask)).toColourspace('srgb');
  signal.throwIfAborted();
  // What can be seen through stays so: pixels are stored without it.
  if (hasAlpha)
    return {
      kind: 'painted',
      image: { kind: 'file', bytes: await sharpened.png().toBuffer(), mediaType: 'image/png' },
    };
  const data = await sharpened.ensureAlpha().raw().toBuffer();
  onProgress(0.8, 'Developing');
  return { kind: 'painted', image: { kind: 'pixels', data, width, height } };
}
