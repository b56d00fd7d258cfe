import { describe, expect, it } from 'vitest';
import { findRefusedWords } from '../words.mjs';

const found = (file, text) => findRefusedWords([{ file, text }]);

describe('the words of names', () => {
  it.each([
    ['web/src/ui/film-note.tsx', 'export const note = 1;'],
    ['server/src/features/generation/start.ts', 'export const startFilm = () => undefined;'],
    ['server/src/features/generation/start.ts', 'export interface Start { readonly pictureKey: string }'],
    ['web/src/features/result/use.ts', 'export function use(medium: string) { return medium; }'],
    ['web/src/features/result/use.tsx', 'export const Shown = ({ pieces }) => <p>{pieces}</p>;'],
    ['web/src/features/result/result.css', '.latent-picture { color: red; }'],
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
