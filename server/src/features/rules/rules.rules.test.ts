import { describe, expect, it } from 'vitest';
import { canBeBeginning, canBeRule, compileRules, findMatched, foldWords, verdictOfRules } from './rules.rules.ts';

const rule = (pattern: string, action: 'refuse' | 'review' = 'refuse', isBeginning = false) => ({
  ...{ id: pattern, action, explanation: `No ${pattern}.`, scopes: ['prompt'] as const, isBeginning },
  ...{ pattern, folded: foldWords(pattern).join(' '), category: 'fraud' as const },
});
/** What some rules come to over a text. */
const judging = (...rules: readonly ReturnType<typeof rule>[]) => {
  const listMet = compileRules(rules);
  return (text: string) => verdictOfRules(listMet(text));
};
const meets = (pattern: string, text: string) => judging(rule(pattern))(text).kind === 'refuse';

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
    expect(findMatched('the BLACK goat', rule('black goat'))).toBe('black goat');
  });

  it('that is a beginning meets each word that begins so, however it is written, and no other [DESK-119]', () => {
    const verdictOf = judging(rule('grend', 'refuse', true), rule('lake', 'review'));
    for (const [text, matched] of [
      ...[['grend', 'grend'] as const, ['the GRËNDELWALD', 'grendelwald'] as const],
      ...[['a gren​dels', 'grendels'] as const, ['by the lake, grendels', 'grendels'] as const],
    ]) {
      expect(verdictOf(text)).toEqual({ kind: 'refuse', ruleId: 'grend', explanation: 'No grend.', category: 'fraud' });
      expect(findMatched(text, rule('grend', 'refuse', true))).toBe(matched);
    }
    for (const text of ['aggrendel', 'gren del', 'gre']) {
      expect(verdictOf(text)).toEqual({ kind: 'pass' });
      expect(findMatched(text, rule('grend', 'refuse', true))).toBeUndefined();
    }
    expect(verdictOf('a lake')).toEqual({ kind: 'review', ruleId: 'lake', category: 'fraud' });
    expect(['gr', 'gre', 'gre ndel', ''].map((text) => canBeBeginning(foldWords(text)))).toEqual([
      ...[false, true, false, false],
    ]);
  });

  it('that refuses comes before one that asks to look, and the rules before none', () => {
    const verdictOf = judging(rule('lake', 'review'), rule('grendel'));
    expect(verdictOf('a lake with grendel')).toEqual({
      kind: 'refuse',
      ruleId: 'grendel',
      explanation: 'No grendel.',
      category: 'fraud',
    });
    expect(verdictOf('a lake')).toEqual({ kind: 'review', ruleId: 'lake', category: 'fraud' });
    expect(verdictOf('a sea')).toEqual({ kind: 'pass' });
  });

  it('is listed once among those that a text meets, however often it meets it [DESK-135]', () => {
    const rules = [rule('lake', 'review'), rule('grendel'), rule('grend', 'refuse', true), rule('sea')];
    const met = compileRules(rules)('grendel, grendel and grendels by the lake of the lake');
    expect(new Set(met)).toEqual(new Set(rules.slice(0, 3)));
    expect(met).toHaveLength(3);
  });

  it('has two letters at least and no more words than a phrase', () => {
    const can = (text: string) => canBeRule(foldWords(text));
    expect(['​', '!!', 'a', 'ab', 'a b', Array(13).fill('w').join(' ')].map(can)).toEqual([
      ...[false, false, false, true, true, false],
    ]);
  });
});
