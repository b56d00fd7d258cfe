import { expect, test } from 'vitest';
import { smoothEdges } from './smooth-edges.ts';

const [width, height] = [48, 32];

/** A view that is white below a slanted line and black above it. */
function slanted(): Float32Array {
  const light = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (y > 10 + x / 4) light.fill(1, (y * width + x) * 3, (y * width + x) * 3 + 3);
  return light;
}

/** How far each column's edge is from the line, pixels: the sum of its light tells where it is. */
const steps = (light: Float32Array): readonly number[] =>
  Array.from({ length: width - 8 }, (_, k) => {
    const x = k + 4;
    let sum = 0;
    for (let y = 0; y < height; y++) sum += light[(y * width + x) * 3] ?? 0;
    return Math.abs(height - sum - (10.5 + x / 4));
  });

test('a slanted edge runs as a line and not in steps', () => {
  const light = slanted();
  const before = Math.max(...steps(light));
  smoothEdges({ width, height, light });
  expect(Math.max(...steps(light))).toBeLessThan(before * 0.75);
});

test('what is even, and light far from an edge, does not change', () => {
  const light = slanted();
  smoothEdges({ width, height, light });
  expect(light.slice(0, width * 3).every((value) => value === 0)).toBe(true);
  expect(light.slice(-width * 3).every((value) => value === 1)).toBe(true);
  const even = new Float32Array(width * height * 3).fill(0.3);
  const same = even.slice();
  smoothEdges({ width, height, light: even });
  expect(even).toEqual(same);
});

test('no light is made: nothing is brighter or darker than what was there', () => {
  const light = Float32Array.from({ length: width * height * 3 }, (_, i) => ((i * 7919) % 101) / 50);
  const [low, high] = [Math.min(...light), Math.max(...light)];
  smoothEdges({ width, height, light });
  for (const value of light) {
    expect(value).toBeGreaterThanOrEqual(low - 1e-6);
    expect(value).toBeLessThanOrEqual(high + 1e-6);
  }
});
