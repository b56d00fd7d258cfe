import { expect, test } from 'vitest';
import { seenOf } from '../compose/seen.testing.ts';
import { oneIn } from '../long.testing.ts';

test.each(['a castle in a forest', 'a church in the woods', 'a temple in the jungle'])(
  'opens for what "%s" asks for, and stands close around it [STUDIO-46]',
  (prompt) => {
    for (const seed of [1, 2, 3, 5, 6, 9].filter(oneIn(3))) {
      const { items, sky } = seenOf(prompt, seed);
      expect(items[0]).toBeGreaterThan(0.045);
      expect(sky).toBeLessThan(0.5);
    }
  },
);
