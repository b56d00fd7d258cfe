import { describe, expect, test } from 'vitest';
import { Enlarger } from './enlarge.ts';
import type { Kernel } from './enlarge.ts';
import { frameSize } from './frame-ring.ts';
import { createPlanes, fillPlanes, toRgba } from './i420.ts';

/** Enlarges a picture of one row of colours, repeated downwards, and reads it back. */
function enlarge(row: readonly (readonly [number, number, number])[], to: number, kernel: Kernel): Uint8Array {
  const side = row.length;
  const planes = createPlanes(side, side);
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y++)
    for (const [x, [r, g, b]] of row.entries()) pixels.set([r, g, b, 255], (y * side + x) * 4);
  fillPlanes(pixels, planes);
  const frame = new Uint8Array(frameSize(to, to));
  new Enlarger({ width: to, height: to, kernel, grain: 0 }).fill(planes, frame);
  return toRgba(frame, to, to);
}

describe('Enlarger', () => {
  test.each<Kernel>(['cubic', 'linear', 'nearest'])('keeps one colour as it is, to the edges (%s)', (kernel) => {
    const colour = [200, 90, 40] as const;
    const out = enlarge(
      Array.from({ length: 8 }, () => colour),
      20,
      kernel,
    );
    for (let i = 0; i < out.length; i += 4)
      for (const [c, value] of colour.entries()) expect(Math.abs((out[i + c] ?? 0) - value)).toBeLessThan(4);
  });

  test('draws a slope without steps', () => {
    const out = enlarge(
      Array.from({ length: 16 }, (_, i) => [i * 16, i * 16, i * 16] as const),
      64,
      'cubic',
    );
    const row = Array.from({ length: 64 }, (_, x) => out[(32 * 64 + x) * 4] ?? 0);
    const steps = row.slice(1).map((value, x) => value - (row[x] ?? 0));
    expect(Math.max(...steps)).toBeLessThan(8);
    expect(Math.min(...steps)).toBeGreaterThan(-3);
  });

  test('keeps the edges of blocks with "nearest"', () => {
    const out = enlarge([[0, 0, 0] as const, [255, 255, 255] as const], 8, 'nearest');
    const row = Array.from({ length: 8 }, (_, x) => out[(4 * 8 + x) * 4] ?? 0);
    expect(row).toEqual([0, 0, 0, 0, 255, 255, 255, 255]);
  });
});
