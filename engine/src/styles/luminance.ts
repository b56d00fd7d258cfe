/** Brightness of each RGBA pixel, 0..1. */
export function luminanceOf(pixels: Uint8ClampedArray): Float32Array {
  const result = new Float32Array(pixels.length / 4);
  for (let i = 0, p = 0; i < result.length; i++, p += 4) {
    result[i] = ((pixels[p] ?? 0) * 0.3 + (pixels[p + 1] ?? 0) * 0.59 + (pixels[p + 2] ?? 0) * 0.11) / 255;
  }
  return result;
}
