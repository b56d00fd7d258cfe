import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { compose } from './compose.ts';

/** Metres from the ground up to the eye, and the height of what was asked for. */
function eyeBefore(prompt: string, seed: number): { eye: number; tall: number } {
  const { world, plan } = compose(hears(prompt), seed, { aspect: 1, coarse: true });
  const [x, y, z] = world.camera.eye;
  return { eye: y - world.ground(x, z), tall: plan.items[0]?.concept.size.height ?? 0 };
}

test.each(['rabbit', 'lion', 'horse', 'car'])('looks at a %s from no higher than it is itself [STUDIO-39]', (thing) => {
  const { eye, tall } = eyeBefore(`a ${thing} in a meadow`, 1);
  expect(eye).toBeGreaterThan(0.2);
  expect(eye).toBeLessThanOrEqual(tall * 1.05);
});

test('looks at a woman from the height of her face, at a house as whoever passes by, and down where that was asked [STUDIO-39]', () => {
  expect(eyeBefore('a woman in a meadow', 1).eye).toBeGreaterThan(1.3);
  expect(eyeBefore('a house in a meadow', 1).eye).toBeGreaterThan(1.6);
  expect(eyeBefore('a rabbit in a meadow from above', 1).eye).toBeGreaterThan(2);
});
