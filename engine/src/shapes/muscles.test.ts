import { expect, test } from 'vitest';
import { muscles } from './muscles.ts';
import { aQuadruped } from './quadruped.testing.ts';

test('furrows lie between the muscles of shoulder and haunch, and not on the ribs and legs [STUDIO-37]', () => {
  const form = aQuadruped({ length: 1, height: 1.5, girth: 0.3, foot: 'hoof' });
  const { share } = muscles(form, 5);
  expect(share(-0.25, 1.5 - 0.3 * 0.95, 0)).toBeGreaterThan(0.6);
  expect(share(0.25, 1.5 - 0.3 * 0.9, 0)).toBeGreaterThan(0.6);
  expect(share(0.55, 1.5 - 0.3 * 0.8, 0)).toBeGreaterThan(0.4);
  expect(share(0, 1.5 - 0.3 * 0.9, 0)).toBe(0);
  // Under longer hair less of them is seen.
  expect(muscles(form, 5, 0.5).share(0.25, 1.5 - 0.3 * 0.9, 0)).toBeCloseTo(share(0.25, 1.5 - 0.3 * 0.9, 0) / 2, 6);
  expect(share(-0.25, 0.5, 0)).toBe(0);
});
