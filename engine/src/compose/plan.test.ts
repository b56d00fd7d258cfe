import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { makePlan } from './plan.ts';

const itemsOf = (prompt: string) => makePlan(hears(prompt), createRandom(1)).items;

test('gives a couple one umbrella that both are under [STUDIO-26]', () => {
  const items = itemsOf('a couple under an umbrella in the rain');
  expect(items).toMatchObject([{ concept: { id: 'umbrella' }, count: 1, shared: true }]);
});

test('leaves one person alone under an umbrella [STUDIO-26]', () => {
  expect(itemsOf('a woman with a red umbrella')[0]?.shared).toBeUndefined();
});
