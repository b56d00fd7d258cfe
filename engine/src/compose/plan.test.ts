import { expect, test } from 'vitest';
import { findConcept } from '../concepts/registry.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { makePlan, routeOf } from './plan.ts';

const itemsOf = (prompt: string) => makePlan(hears(prompt), createRandom(1)).items;

test('gives a couple one umbrella that both are under [STUDIO-26]', () => {
  const items = itemsOf('a couple under an umbrella in the rain');
  expect(items).toMatchObject([{ concept: { id: 'umbrella' }, count: 1, shared: true }]);
});

test('leaves one person alone under an umbrella [STUDIO-26]', () => {
  expect(itemsOf('a woman with a red umbrella')[0]?.shared).toBeUndefined();
});

test.each(['a vase of tulips', 'red tulips in a vase', 'Tulpen in einer Vase'])(
  'puts flowers into the vase that was asked for with them: "%s" [STUDIO-26]',
  (prompt) => {
    const items = itemsOf(prompt);
    expect(items).toMatchObject([{ concept: { id: 'bouquet' }, flower: { kind: findConcept('tulip')?.flower } }]);
    expect(items).toHaveLength(1);
  },
);

test('leaves a vase without flowers what it is', () => {
  expect(itemsOf('a blue vase')).toMatchObject([{ concept: { id: 'vase' } }]);
});

test('lights a campfire at dusk, unless the hour was said [STUDIO-57]', () => {
  const timeOf = (prompt: string) => makePlan(hears(prompt), createRandom(1)).time;
  expect(timeOf('friends around a campfire')).toBe('dusk');
  expect(timeOf('a campfire at night')).toBe('night');
  expect(timeOf('a campfire at noon')).toBe('day');
});

test('composes a lake by moonlight, which its view would leave black, and leaves an aurora over it to the view [STUDIO-57]', () => {
  expect(routeOf(hears('a moonlit lake in the mountains')).kind).toBe('composition');
  expect(routeOf(hears('a mountain lake under an aurora')).kind).toBe('view');
});
