import { describe, expect, it } from 'vitest';
import { plantedType, plantedWords } from '../fixtures/words.mjs';
import { findRefusedWords, findSpelledTypes } from '../words.mjs';

const found = (file, text) => findRefusedWords([{ file, text }]);

describe('the words of names', () => {
  it.each(plantedWords)('are found in %s where the glossary never says them: %s', (file, text) => {
    expect(found(file, text)).toHaveLength(1);
  });

  it.each([
    ['contract/src/a.ts', 'export const words = "a picture or film"; // texts for people'],
    ['contract/src/b.ts', 'export const profilePicturePath = 1;'],
    ['web/src/features/profile/own.ts', 'export const picture = 1;'],
    ['server/src/a.ts', 'export const filmic = 1, mediumish = 2, pieceful = 3;'],
  ])('are left alone in %s: %s', (file, text) => {
    expect(found(file, text)).toEqual([]);
  });
});

describe('the type of content', () => {
  it.each([
    [plantedType, 1],
    [`export type Reason = 'general' | 'image' | 'video' | 'follow';`, 0],
    [`export const at = (type: ContentType) => type;`, 0],
  ])('has one place that spells it: %s', (text, count) => {
    expect(findSpelledTypes([{ file: 'server/src/a.ts', text }])).toHaveLength(count);
    expect(findSpelledTypes([{ file: 'server/src/db/types.ts', text }])).toEqual([]);
  });
});
