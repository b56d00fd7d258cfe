import { expect, test } from 'vitest';
import { oneIn } from '../long.testing.ts';
import { seenOf } from './seen.testing.ts';

test.each([
  'a bottle of wine with grapes and cheese',
  'a chocolate cake with strawberries',
  'a teapot, three cups and a cake',
  'bread, cheese, a bottle of wine and a candle',
])('what is many on a table stands in two rows, and each kind of it is seen: %s [STUDIO-59]', (prompt) => {
  for (const seed of [1, 2, 3].filter(oneIn(3))) {
    const { items, plan, things } = seenOf(prompt, seed);
    expect(plan.setting).toBe('room');
    for (const share of items) expect(share).toBeGreaterThan(0.005);
    const depths = things.map(({ z }) => z).toSorted((a, b) => a - b);
    const gaps = depths.slice(1).map((z, i) => z - (depths[i] ?? z));
    expect(Math.max(...gaps)).toBeGreaterThan(0.7);
  }
});

test.each(['a kitten with a ball of wool', 'a cat with a candle', 'a puppy and a cup on a table'])(
  'who comes to a table from a house is no toy beside what stands there: %s [STUDIO-59]',
  (prompt) => {
    for (const seed of [1, 2, 3].filter(oneIn(3))) {
      const { plan, items } = seenOf(prompt, seed);
      expect(plan.setting).toBe('room');
      expect(items[0]).toBeGreaterThan((items[1] ?? 1) * 1.2);
    }
  },
);
