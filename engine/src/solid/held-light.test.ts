import { expect, test } from 'vitest';
import { paint } from '../paint.ts';

/** The share of a picture that is as good as white. */
async function burnt(prompt: string, seed: number): Promise<number> {
  const { pixels } = await paint({ prompt, seed, style: 'none', width: 160, height: 160 });
  const starts = Array.from({ length: pixels.length / 4 }, (_, i) => i * 4);
  return starts.filter((o) => Math.min(...pixels.subarray(o, o + 2)) > 235).length / starts.length;
}

test.each([
  ['a bowl of ramen on a wooden table', 82_373],
  ['a woman in a white shirt on the beach', 5],
  ['a white rabbit in a meadow', 4],
])('what was asked for is not burnt out by the sun: "%s" [STUDIO-73]', async (prompt, seed) => {
  expect(await burnt(prompt, seed)).toBeLessThan(0.004);
});
