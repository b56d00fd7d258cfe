import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { arrange } from './arrange.ts';

const placed = (prompt: string, seed: number) => arrange(hears(prompt), seed, { aspect: 1 }).layout.things;

test.each(['two dogs playing', 'two puppies playing in the garden'])(
  'who plays turns to a playmate, one to the right and the next one to the left: %s [STUDIO-53]',
  (prompt) => {
    for (const seed of [1, 2, 3]) {
      const [first, second] = placed(prompt, seed).toSorted((a, b) => a.x - b.x);
      expect([first?.mirrored, second?.mirrored]).toEqual([true, false]);
    }
  },
);

test('two dogs of which nothing more was said need not face each other [STUDIO-53]', () => {
  const ways = [1, 2, 3, 4, 5, 6].map((seed) => placed('two dogs', seed).map(({ mirrored }) => mirrored));
  expect(ways.some(([first, second]) => first === second)).toBe(true);
});
