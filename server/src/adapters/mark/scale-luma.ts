import type { Luma } from './local-contrast.ts';

/** How far the kernel of Lanczos reaches, in pixels of whichever of the two is coarser. A third one changed nothing that is read, and a straight line lost one still in ten. */
const kernelReach = 2;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Brightness in so many pixels, which show all of it. */
export function scaledLuma(luma: Luma, { width, height }: Size): Luma {
  return sampled(luma, { count: width, step: luma.width / width }, { count: height, step: luma.height / height });
}

/** What this brightness would be in so many pixels, two and two taken together across and down: half of the frequencies, and a quarter of the work. */
export function halvedLuma(luma: Luma, { width, height }: Size): Luma {
  return sampled(
    luma,
    { count: Math.floor(width / 2), step: (2 * luma.width) / width },
    { count: Math.floor(height / 2), step: (2 * luma.height) / height },
  );
}

/** Pixels along one side: so many, each as wide as so many of the source, which need not be whole. */
interface Line {
  readonly count: number;
  readonly step: number;
}

/** In fractions of a brightness, since a mark that was saved again is a fraction of one. */
function sampled(luma: Luma, across: Line, down: Line): Luma {
  const wide = across.step === 1 && across.count === luma.width ? luma : alongRows(luma, tapsFor(across, luma.width));
  return down.step === 1 && down.count === wide.height ? wide : alongColumns(wide, tapsFor(down, luma.height));
}

/** For each pixel of a line: where its first pixel of the source is, and how much each from there on counts. */
interface Taps {
  readonly count: number;
  readonly firsts: Int32Array;
  readonly weights: Float32Array;
}

function tapsFor({ count: length, step }: Line, sourceLength: number): Taps {
  const wide = Math.max(1, step);
  const count = Math.min(sourceLength, Math.ceil(2 * kernelReach * wide) + 1);
  const firsts = new Int32Array(length);
  const weights = new Float32Array(length * count);
  for (let i = 0; i < length; i++) {
    const centre = (i + 0.5) * step - 0.5;
    const first = Math.min(sourceLength - count, Math.max(0, Math.ceil(centre - kernelReach * wide)));
    firsts[i] = first;
    let sum = 0;
    for (let tap = 0; tap < count; tap++) {
      const weight = lanczos((first + tap - centre) / wide);
      weights[i * count + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < count; tap++) weights[i * count + tap] = (weights[i * count + tap] ?? 0) / sum;
  }
  return { count, firsts, weights };
}

function lanczos(at: number): number {
  if (Math.abs(at) < 1e-6) return 1;
  if (Math.abs(at) >= kernelReach) return 0;
  const angle = Math.PI * at;
  return (kernelReach * Math.sin(angle) * Math.sin(angle / kernelReach)) / (angle * angle);
}

function alongRows({ values, width: sourceWidth, height }: Luma, { count, firsts, weights }: Taps): Luma {
  const width = firsts.length;
  const out = new Float32Array(width * height);
  for (let y = 0, to = 0; y < height; y++) {
    const row = y * sourceWidth;
    for (let x = 0, weight = 0; x < width; x++, to++) {
      let sum = 0;
      for (let at = row + (firsts[x] ?? 0), end = at + count; at < end; at++, weight++)
        sum += (values[at] ?? 0) * (weights[weight] ?? 0);
      out[to] = sum;
    }
  }
  return { values: out, width, height };
}

function alongColumns({ values, width }: Luma, { count, firsts, weights }: Taps): Luma {
  const height = firsts.length;
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const to = y * width;
    for (let tap = 0; tap < count; tap++) {
      const weight = weights[y * count + tap] ?? 0;
      if (weight === 0) continue;
      const from = ((firsts[y] ?? 0) + tap) * width;
      for (let x = 0; x < width; x++) out[to + x] = (out[to + x] ?? 0) + (values[from + x] ?? 0) * weight;
    }
  }
  return { values: out, width, height };
}
