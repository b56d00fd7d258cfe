import { describe, expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { arrange } from './arrange.ts';
import { seenOf } from './seen.testing.ts';

describe('who swims [STUDIO-53]', () => {
  const swimming = [
    ['a girl swimming in a pool', 'pool'],
    ['a man swimming in the sea', 'sea'],
    ['ein Mann schwimmt im Meer', 'sea'],
    ['una mujer nadando en el mar', 'sea'],
    ['un homme qui nage dans la mer', 'sea'],
    ['海で泳ぐ女性', 'sea'],
    ['a woman swimming in a lake', 'mountains'],
    ['a boy swimming in a river', 'river'],
    ['a swimmer', 'pool'],
  ] as const;
  test.each(swimming)('is heard, and is in the water: "%s"', (prompt, setting) => {
    const { drawn, notDrawn, ignored } = hears(prompt);
    expect(drawn[0]?.act).toBe('swims');
    expect([notDrawn, ignored.filter((word) => word !== 'qui')]).toEqual([[], []]);
    expect(arrange(hears(prompt), 1, { aspect: 1 }).plan.setting).toBe(setting);
  });

  test.each(swimming.filter(oneIn(3)))('is seen from near: "%s"', (prompt, setting) => {
    for (const seed of [1, 4].filter(oneIn(2))) {
      const { plan, items } = seenOf(prompt, seed);
      expect(plan.setting).toBe(setting);
      expect(items[0]).toBeGreaterThan(0.011);
    }
  });

  test.each([
    ['a man swimming in the desert', 'swimming'],
    ['a woman swimming in a street', 'swimming'],
    ['a dog swimming in a lake', 'swimming'],
  ])('is passed over where there is no water or nobody who does, and that is said: "%s"', (prompt, word) => {
    const { drawn, ignored } = hears(prompt);
    expect(drawn[0]?.act).toBeUndefined();
    expect(ignored).toEqual([word]);
  });

  test.each(['a fish swimming in the sea', 'a duck swimming on a lake'])('does so by itself: "%s"', (prompt) => {
    expect(hears(prompt).ignored).toEqual([]);
  });
});
