import { describe, expect, it } from 'vitest';
import { canBeBeginning, canBeRule, compileRules, foldWords, holdsWords } from './rules.rules.ts';

const rule = (pattern: string, action: 'refuse' | 'review' = 'refuse', isBeginning = false) => ({
  ...{ id: pattern, action, explanation: `No ${pattern}.`, scopes: ['prompt'] as const, isBeginning },
  folded: foldWords(pattern).join(' '),
});
const meets = (pattern: string, text: string) => compileRules([rule(pattern)])(text).kind === 'refuse';

describe('a rule', () => {
  it.each([
    ['as it stands', 'a grendel in the rain'],
    ['in capitals', 'A GRENDEL'],
    ['with zero-width marks', 'gr​en‍del'],
    ['with a soft hyphen', 'gren­del'],
    ['in full-width letters', 'ｇｒｅｎｄｅｌ'],
    ['with diacritics', 'grëndél'],
    ['with marks set apart', 'gre\u0301ndel'],
    ['in letters of another script that look alike', 'grеndеl'],
    ['between signs', '“grendel”, they said'],
    ['at the very end', 'this is (grendel)'],
  ])('meets its word %s [DESK-27]', (_how, text) => expect(meets('grendel', text)).toBe(true));

  it.each([
    ['a longer word that holds it', 'grendelwald', 'grendel'],
    ['a word that ends with it', 'aggrendel', 'grendel'],
    ['a town that holds a shorter one', 'Scunthorpe', 'horp'],
    ['its words apart', 'black tall goat', 'black goat'],
    ['a part of it', 'black', 'black goat'],
  ])('does not meet %s [DESK-27]', (_what, text, pattern) => expect(meets(pattern, text)).toBe(false));

  it('of several words meets them in a row, whatever stands between [DESK-27]', () => {
    expect(meets('black goat', 'the Black - Goat of the woods')).toBe(true);
    expect(meets('禁止', '这是禁止的')).toBe(true);
    expect(holdsWords('the BLACK goat', rule('black goat'))).toBe(true);
  });

  it('that is a beginning meets each word that begins so, however it is written, and no other [DESK-119]', () => {
    const verdictOf = compileRules([rule('grend', 'refuse', true), rule('lake', 'review')]);
    for (const text of ['grend', 'the GRËNDELWALD', 'a gren​dels', 'by the lake, grendels']) {
      expect(verdictOf(text)).toEqual({ kind: 'refuse', ruleId: 'grend', explanation: 'No grend.' });
      expect(holdsWords(text, rule('grend', 'refuse', true))).toBe(true);
    }
    for (const text of ['aggrendel', 'gren del', 'gre']) {
      expect(verdictOf(text)).toEqual({ kind: 'pass' });
      expect(holdsWords(text, rule('grend', 'refuse', true))).toBe(false);
    }
    expect(verdictOf('a lake')).toEqual({ kind: 'review', ruleId: 'lake' });
    expect(['gr', 'gre', 'gre ndel', ''].map((text) => canBeBeginning(foldWords(text)))).toEqual([
      ...[false, true, false, false],
    ]);
  });

  it('that refuses comes before one that asks to look, and the rules before none', () => {
    const verdictOf = compileRules([rule('lake', 'review'), rule('grendel')]);
    expect(verdictOf('a lake with grendel')).toEqual({ kind: 'refuse', ruleId: 'grendel', explanation: 'No grendel.' });
    expect(verdictOf('a lake')).toEqual({ kind: 'review', ruleId: 'lake' });
    expect(verdictOf('a sea')).toEqual({ kind: 'pass' });
  });

  it('has two letters at least and no more words than a phrase', () => {
    const can = (text: string) => canBeRule(foldWords(text));
    expect(['​', '!!', 'a', 'ab', 'a b', Array(13).fill('w').join(' ')].map(can)).toEqual([
      ...[false, false, false, true, true, false],
    ]);
  });
});
