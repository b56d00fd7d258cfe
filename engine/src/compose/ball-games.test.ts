import { describe, expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { seenOf } from './seen.testing.ts';

describe('who plays with a ball [STUDIO-47]', () => {
  test.each(['two boys playing football in a park', 'a girl playing football on a meadow'])(
    'runs, and has the ball at the feet and not in the hands: "%s"',
    (prompt) => {
      const heard = hears(prompt);
      expect([heard.notDrawn, heard.ignored]).toEqual([[], []]);
      const { plan, items } = seenOf(prompt, 3);
      expect(plan.items[0]?.asked.act).toBe('runs');
      expect(plan.items[1]?.heldBy).toBeUndefined();
      for (const share of items) expect(share).toBeGreaterThan(0.002);
    },
  );

  test('and a puppy that plays with one goes on playing', () => {
    expect(hears('a puppy playing with a football').drawn[0]?.act).not.toBe('runs');
  });
});
