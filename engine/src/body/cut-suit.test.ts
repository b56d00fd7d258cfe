import { expect, test } from 'vitest';
import { bodyIn } from './body.ts';
import { cutSuit } from './cut-suit.ts';
import { hangGarment } from './hang-garment.ts';

const woman = bodyIn({ 'caucasian female young': 1, 'average female young': 1 }, { build: 'woman', headless: true });

test('the shirt in a suit ends along straight lapels that meet below it, without the steps of what was printed [STUDIO-63]', () => {
  const { points } = hangGarment('male_elegantsuit01', woman);
  const [coat, shirt] = cutSuit(points, { coat: '#202430', shirt: '#ffffff' }, false);
  const own = shirt?.surface.points ?? new Float32Array();
  const heights = Array.from({ length: own.length / 3 }, (_, v) => own[v * 3 + 1] ?? 0);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  expect(high - low).toBeGreaterThan(0.15);
  const many = 12;
  const wide = Array.from({ length: many }, (_, k) =>
    Math.max(
      0,
      ...heights.map((y, v) => (Math.floor(((y - low) / (high - low)) * many) === k ? Math.abs(own[v * 3] ?? 0) : 0)),
    ),
  );
  wide.slice(1, -1).forEach((far, k) => {
    expect(far).toBeGreaterThan((wide[k] ?? 0) - 0.002);
    expect(far - (wide[k] ?? 0)).toBeLessThan(0.016);
  });
  expect(coat?.surface.quads.length).toBeGreaterThan(400);
});
