import { expect, test } from 'vitest';
import { blurByDepth } from './depth-of-field.ts';
import type { View } from './view.ts';

const [width, height] = [48, 40] as const;

/** A wall that is bright on the left and dark on the right, so far behind what is sharp that its light is spread over `circle` pixels. */
function edgeAt(circle: number): Float32Array {
  const light = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++) light.fill(i % width < width / 2 ? 1 : 0, i * 3, i * 3 + 3);
  const view = { width, height, light, nearness: new Float32Array(width * height).fill(0.5) };
  // The circle of what is two metres away where one metre is sharp.
  const strength = (circle * 2) / 1000;
  blurByDepth(view as unknown as View, { focus: 1, strength }, 1000); // of a view it reads no more than this
  return light;
}

test.each([1.5, 3, 3.9])('an edge that is out of focus by %d pixels has no teeth', (circle) => {
  const light = edgeAt(circle);
  for (let x = width / 2 - 4; x < width / 2 + 4; x++) {
    const column = Array.from({ length: 20 }, (_, i) => light[((i + 10) * width + x) * 3] ?? 0);
    expect(Math.max(...column) - Math.min(...column)).toBeLessThan(1e-6);
  }
  const middle = light[(20 * width + width / 2) * 3] ?? 0;
  expect(middle).toBeGreaterThan(0.1);
  expect(middle).toBeLessThan(0.9);
});
