import { describe, expect, it } from 'vitest';
import { findRefusedWords, findSpelledTypes } from '../words.mjs';

const found = (file, text) => findRefusedWords([{ file, text }]);

describe('the words of names', () => {
  it.each([
    ['web/src/ui/film-note.tsx', 'export const note = 1;'],
    ['server/src/features/generation/start.ts', 'export const startFilm = () => undefined;'],
    ['server/src/features/generation/start.ts', 'export interface Start { readonly pictureKey: string }'],
    ['web/src/features/result/use.ts', 'export function use(medium: string) { return medium; }'],
    ['web/src/features/result/use.tsx', 'export const Shown = ({ pieces }) => <p>{pieces}</p>;'],
    ['web/src/features/result/result.css', '.latent-picture { color: red; }'],
    ['web/src/ui/avatar.tsx', 'export const face = 1;'],
    ['web/src/features/profile/card.tsx', 'export const CreationCard = () => null;'],
    ['server/src/features/payments/receive.ts', 'export const receive = (notice) => notice;'],
    ['server/src/features/content/get.ts', 'export const get = (caller) => caller;'],
  ])('are found in %s where the glossary never says them: %s', (file, text) => {
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
    [`export const at = (type: 'image' | 'video') => type;`, 1],
    [`export type Reason = 'general' | 'image' | 'video' | 'follow';`, 0],
    [`export const at = (type: ContentType) => type;`, 0],
  ])('has one place that spells it: %s', (text, count) => {
    expect(findSpelledTypes([{ file: 'server/src/a.ts', text }])).toHaveLength(count);
    expect(findSpelledTypes([{ file: 'server/src/db/types.ts', text }])).toEqual([]);
  });
});
