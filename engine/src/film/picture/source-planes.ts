import { clamp } from '../../raster/scalar.ts';
import { createPlanes, fillPlanes } from '../i420.ts';

/** A plane of bytes, read between its samples. */
export interface BytePlane {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** A picture split for the encoder: brightness in full, colours at half size. */
export interface SourcePlanes {
  readonly y: BytePlane;
  readonly u: BytePlane;
  readonly v: BytePlane;
}

/** Splits RGBA of an even size. */
export function splitPicture(pixels: Uint8ClampedArray, width: number, height: number): SourcePlanes {
  const planes = createPlanes(width, height);
  fillPlanes(pixels, planes);
  const y = new Uint8Array(planes.y.length);
  for (let i = 0; i < y.length; i++) y[i] = (planes.y[i] ?? 0) + 0.5;
  return { y: { width, height, bytes: y }, u: halve(planes.u, width, height), v: halve(planes.v, width, height) };
}

function halve(samples: Float32Array, width: number, height: number): BytePlane {
  const half = { width: width / 2, height: height / 2, bytes: new Uint8Array((width * height) / 4) };
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      const at = y * 2 * width + x * 2;
      const sum =
        (samples[at] ?? 0) + (samples[at + 1] ?? 0) + (samples[at + width] ?? 0) + (samples[at + width + 1] ?? 0);
      half.bytes[y * half.width + x] = Math.round(sum / 4);
    }
  }
  return half;
}

/** The value at a place in pixels. */
export function readPlane({ width, height, bytes }: BytePlane, x: number, y: number): number {
  const cx = clamp(x, 0, width - 1.001);
  const cy = clamp(y, 0, height - 1.001);
  const xi = Math.floor(cx);
  const yi = Math.floor(cy);
  const fx = cx - xi;
  const fy = cy - yi;
  const at = yi * width + xi;
  const top = (bytes[at] ?? 0) * (1 - fx) + (bytes[at + 1] ?? 0) * fx;
  const bottom = (bytes[at + width] ?? 0) * (1 - fx) + (bytes[at + width + 1] ?? 0) * fx;
  return top * (1 - fy) + bottom * fy;
}
