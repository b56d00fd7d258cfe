import { expect, test } from 'vitest';
import { describePrompt } from '../prompt/describe-prompt.ts';
import { adherenceOf } from '../prompt/text-weight.ts';
import { createRandom } from '../raster/random.ts';
import { decideMood } from './mood.ts';

const timeOf = (prompt: string, seed: number): string =>
  decideMood(describePrompt(prompt, 'none'), adherenceOf(undefined), createRandom(seed)).time;

test.each(['snowy mountains under stars', 'a desert and the moon'])('%s are seen by night [STUDIO-38]', (prompt) => {
  for (let seed = 1; seed < 12; seed++) expect(timeOf(prompt, seed)).toBe('night');
});

test('what was said of the hour is kept under stars [STUDIO-38]', () => {
  expect(timeOf('mountains under stars at sunset', 3)).toBe('sunset');
});
