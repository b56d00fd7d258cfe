// Frames for the encoder: brightness (Y) for each pixel, colour (U, V) for each four, BT.709 in limited range. We
// convert ourselves: given RGB, the encoder writes full range under wrong colour tags.

/** A picture as three planes of one size; Y 16..235, U and V 16..240, with fractions. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly y: Float32Array;
  readonly u: Float32Array;
  readonly v: Float32Array;
}

export function createPlanes(width: number, height: number): Planes {
  const plane = (): Float32Array => new Float32Array(width * height);
  return { width, height, y: plane(), u: plane(), v: plane() };
}

/** Converts RGBA bytes into planes of the same size. */
export function fillPlanes(pixels: Uint8ClampedArray | Uint8Array, { y, u, v }: Planes): void {
  for (let i = 0, p = 0; i < y.length; i++, p += 4) {
    const r = pixels[p] ?? 0;
    const g = pixels[p + 1] ?? 0;
    const b = pixels[p + 2] ?? 0;
    y[i] = 16 + 0.1826 * r + 0.6142 * g + 0.062 * b;
    u[i] = 128 - 0.1006 * r - 0.3386 * g + 0.4392 * b;
    v[i] = 128 + 0.4392 * r - 0.3989 * g - 0.0403 * b;
  }
}

/** A frame as RGBA bytes, for the poster. */
export function toRgba(frame: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8ClampedArray(width * height * 4);
  const half = width / 2;
  const firstU = width * height;
  const firstV = firstU + firstU / 4;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const colour = (row >> 1) * half + (column >> 1);
      const y = ((frame[row * width + column] ?? 0) - 16) * 1.1644;
      const u = (frame[firstU + colour] ?? 0) - 128;
      const v = (frame[firstV + colour] ?? 0) - 128;
      const o = (row * width + column) * 4;
      out[o] = y + 1.7927 * v;
      out[o + 1] = y - 0.2132 * u - 0.5329 * v;
      out[o + 2] = y + 2.1124 * u;
      out[o + 3] = 255;
    }
  }
  return new Uint8Array(out.buffer);
}
