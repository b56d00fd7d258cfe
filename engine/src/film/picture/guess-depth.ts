import { blurred } from '../../raster/blur.ts';
import { clamp01, smoothstep } from '../../raster/scalar.ts';

/** How near each part of a picture is: 0 far, 1 near; a quarter of the picture's size. */
export interface DepthMap {
  readonly width: number;
  readonly height: number;
  readonly samples: Float32Array;
}

const step = 4;

/**
 * Guesses the depth of a picture (RGBA): what lies low, dark, strongly coloured or in the middle tends to be near. The
 * guess is then fitted to the picture's own edges, so that things move as a whole.
 */
export function guessDepth(pixels: Uint8ClampedArray, size: { width: number; height: number }): DepthMap {
  const width = Math.ceil(size.width / step);
  const height = Math.ceil(size.height / step);
  const tone = new Float32Array(width * height);
  const guess = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (Math.min(size.height - 1, y * step) * size.width + Math.min(size.width - 1, x * step)) * 4;
      const r = (pixels[from] ?? 0) / 255;
      const g = (pixels[from + 1] ?? 0) / 255;
      const b = (pixels[from + 2] ?? 0) / 255;
      const bright = r * 0.3 + g * 0.59 + b * 0.11;
      const most = Math.max(r, g, b);
      const colourful = most > 0 ? (most - Math.min(r, g, b)) / most : 0;
      const dx = (x / width - 0.5) * 2;
      const dy = (y / height - 0.55) * 2;
      const central = Math.exp(-(dx * dx * 2.2 + dy * dy * 1.4)) * (1 - bright * 0.5);
      const low = smoothstep(0.25, 1, y / height);
      tone[y * width + x] = bright;
      guess[y * width + x] = clamp01(0.5 * low + 0.22 * (1 - bright) + 0.1 * colourful + 0.22 * central);
    }
  }
  const fitted = fitToEdges({ guess, tone, width, height });
  return { width, height, samples: blurred(fitted, width, height, 2).map(clamp01) };
}

/** The depth of a part of the picture: where that begins, and how wide it is, of the whole width. */
export function cropDepth(
  { width, height, samples }: DepthMap,
  part: { readonly left: number; readonly width: number },
): DepthMap {
  const kept = Math.max(1, Math.round(width * part.width));
  const from = Math.min(width - kept, Math.round(width * part.left));
  const out = new Float32Array(kept * height);
  for (let y = 0; y < height; y++) out.set(samples.subarray(y * width + from, y * width + from + kept), y * kept);
  return { width: kept, height, samples: out };
}

/** A guided filter: within a small window depth is taken to follow brightness along a straight line. */
function fitToEdges(map: { guess: Float32Array; tone: Float32Array; width: number; height: number }): Float32Array {
  const { guess, tone, width, height } = map;
  const radius = Math.max(3, Math.round(width * 0.03));
  const mean = (samples: Float32Array): Float32Array => blurred(samples, width, height, radius / 2);
  const meanTone = mean(tone);
  const meanGuess = mean(guess);
  const both = mean(tone.map((value, i) => value * (guess[i] ?? 0)));
  const square = mean(tone.map((value) => value * value));
  const slope = both.map((value, i) => {
    const t = meanTone[i] ?? 0;
    return (value - t * (meanGuess[i] ?? 0)) / ((square[i] ?? 0) - t * t + epsilon);
  });
  const base = meanGuess.map((value, i) => value - (slope[i] ?? 0) * (meanTone[i] ?? 0));
  const meanSlope = mean(slope);
  const meanBase = mean(base);
  return tone.map((value, i) => (meanSlope[i] ?? 0) * value + (meanBase[i] ?? 0));
}

/** Contrast below the root of this is not taken for an edge. */
const epsilon = 0.006;
