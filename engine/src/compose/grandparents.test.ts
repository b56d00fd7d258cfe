import { describe, expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { arrange } from './arrange.ts';
import { seenOf } from './seen.testing.ts';

describe('people who are known by a word for two, or by what they do [STUDIO-72]', () => {
  test.each(['grandparents sitting on a bench in autumn', 'Großeltern auf einem Sofa'].filter(oneIn(2)))(
    'are two old people who sit there: "%s"',
    (prompt) => {
      const { plan, items } = seenOf(prompt, 2);
      expect(hears(prompt).notDrawn).toEqual([]);
      expect(plan.items[0]?.concept.id).toBe('grandparents');
      expect(items[0]).toBeGreaterThan(0.04);
    },
  );

  test('read by candlelight in a library, a book in their hands and no staff', () => {
    const { plan, items } = seenOf('a wizard reading an old book by candlelight', 3);
    expect(plan.setting).toBe('library');
    expect(plan.items.map(({ concept: { id } }) => id)).toEqual(['wizard', 'candle']);
    expect(plan.items[0]?.asked.act).toBe('reads');
    expect(items[0]).toBeGreaterThan(0.05);
    expect(arrange(hears('a girl reading a book by candlelight in a forest'), 3, { aspect: 1 }).plan.setting).toBe(
      'forest',
    );
  });
});
