import { describe, expect, it } from 'vitest';
import { type DerivedFrom, type Openness, opennessOfDerived, sizeToAskFor } from './derived.rules.ts';

const open: Openness = { is_public: true, is_prompt_locked: false, prompt_price: 0 };
const closed: Openness = { is_public: false, is_prompt_locked: false, prompt_price: 0 };
const lockedAt = (prompt_price: number): Openness => ({ is_public: true, is_prompt_locked: true, prompt_price });
const words = 'A lake at dawn';
const source = (openness: Openness, isOwn = true): DerivedFrom => ({ ...openness, text_prompt: words, isOwn });

describe('what is made from another item', () => {
  it.each([
    ['an own open one, as wished', source(open), words, open, open],
    ['an own open one, locked as wished', source(open), words, lockedAt(3), lockedAt(3)],
    ['an own open one, private as wished', source(open), words, closed, closed],
    ['an own locked one', source(lockedAt(50)), words, open, lockedAt(50)],
    ['an own locked one, for less', source(lockedAt(50)), words, lockedAt(5), lockedAt(50)],
    ['an own locked one, for more', source(lockedAt(5)), words, lockedAt(50), lockedAt(50)],
    ['an own locked one of no price', source(lockedAt(0)), words, open, lockedAt(0)],
    ['an own locked one, private as wished', source(lockedAt(50)), words, closed, closed],
    ['an own private one', source(closed), words, open, closed],
    ['an own private one, locked as wished', source(closed), words, lockedAt(5), closed],
    ['an own private one with other words', source(closed), 'Other words', open, closed],
    ['an own locked one with other words', source(lockedAt(50)), 'Other words', open, open],
    [
      'an own locked one with its words and more',
      source(lockedAt(50)),
      `Slowly:  a LAKE at\ndawn!`,
      open,
      lockedAt(50),
    ],
    ['what somebody else shows', source(open, false), words, open, open],
    ['words that were bought', source(lockedAt(5), false), words, open, closed],
    ['words that were bought, for sale as wished', source(lockedAt(5), false), words, lockedAt(9), closed],
    ['a bought picture with other words', source(lockedAt(5), false), 'Other words', open, open],
  ])('from %s is never more open than that [BOOKS-6]', (_what, from, newWords, wish, expected) => {
    expect(opennessOfDerived({ source: from, words: newWords, wish })).toEqual(expected);
  });
});

describe('the size that is asked for where an image like another one is wanted', () => {
  it.each([
    [
      { width: 1024, height: 768, is_upscaled: false },
      { width: 1024, height: 768 },
    ],
    [
      { width: 2048, height: 1536, is_upscaled: true },
      { width: 1024, height: 768 },
    ],
    [
      { width: 641, height: 427, is_upscaled: false },
      { width: 640, height: 448 },
    ],
    [
      { width: 2048, height: 12, is_upscaled: true },
      { width: 1024, height: 64 },
    ],
    [
      { width: 4096, height: 100, is_upscaled: false },
      { width: 2048, height: 128 },
    ],
  ])('of %j is %j [KEEP-55]', (item, size) => {
    expect(sizeToAskFor(item)).toEqual(size);
  });
});
