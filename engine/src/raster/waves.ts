import type { Random } from './random.ts';
import type { Tile } from './tile.ts';

/** Samples along a side, enough for a still. */
const fine = 256;
const trains = 56;

/**
 * A repeating patch of sea: slopes across (channel 0) and along the view (channel 1) and the height
 * (channel 2) of many wave trains running roughly one way. `time` moves them on; `size` (a power of two) is the number
 * of samples along a side.
 */
export function bakeWaves(random: Random, time: number, size: number = fine): Tile {
  const samples = new Float32Array(size * size * 3);
  const wind = (random() - 0.5) * 0.9 + Math.PI / 2;
  for (let train = 0; train < trains; train++) {
    const length = 2 + Math.floor(random() ** 1.6 * 34);
    const angle = wind + (random() + random() - 1) * 1.25;
    const kx = Math.round(Math.cos(angle) * length);
    const ky = Math.round(Math.sin(angle) * length);
    const k = Math.hypot(kx, ky);
    if (k === 0) continue;
    const phase = random() * Math.PI * 2 + Math.sqrt(k) * time * 2;
    addTrain(samples, { size, kx, ky, phase, slope: 1 / Math.sqrt(k) });
  }
  normalise(samples, size * size);
  return { size, samples };
}

/** Turns a phasor from sample to sample: one rotation instead of a sine. */
function addTrain(
  samples: Float32Array,
  { size, kx, ky, phase, slope }: { size: number; kx: number; ky: number; phase: number; slope: number },
): void {
  const turnCos = Math.cos((kx / size) * Math.PI * 2);
  const turnSin = Math.sin((kx / size) * Math.PI * 2);
  const k = Math.hypot(kx, ky);
  const slopeX = (slope * kx) / k;
  const slopeY = (slope * ky) / k;
  for (let y = 0; y < size; y++) {
    const start = phase + (ky / size) * y * Math.PI * 2;
    let cos = Math.cos(start);
    let sin = Math.sin(start);
    for (let x = 0, o = y * size * 3; x < size; x++, o += 3) {
      samples[o] = (samples[o] ?? 0) + slopeX * cos;
      samples[o + 1] = (samples[o + 1] ?? 0) + slopeY * cos;
      samples[o + 2] = (samples[o + 2] ?? 0) + (slope / k) * sin;
      const next = cos * turnCos - sin * turnSin;
      sin = sin * turnCos + cos * turnSin;
      cos = next;
    }
  }
}

/** Brings slopes and heights to a root mean square of one. */
function normalise(samples: Float32Array, count: number): void {
  let slopes = 0;
  let heights = 0;
  for (let o = 0; o < samples.length; o += 3) {
    slopes += (samples[o] ?? 0) ** 2 + (samples[o + 1] ?? 0) ** 2;
    heights += (samples[o + 2] ?? 0) ** 2;
  }
  const slopeFactor = 1 / Math.sqrt(Math.max(1e-9, slopes / count));
  const heightFactor = 1 / Math.sqrt(Math.max(1e-9, heights / count));
  for (let o = 0; o < samples.length; o += 3) {
    samples[o] = (samples[o] ?? 0) * slopeFactor;
    samples[o + 1] = (samples[o + 1] ?? 0) * slopeFactor;
    samples[o + 2] = (samples[o + 2] ?? 0) * heightFactor;
  }
}
