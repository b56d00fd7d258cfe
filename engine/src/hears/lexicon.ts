import type { Words } from '../concepts/concept.ts';
import { CONCEPTS } from '../concepts/registry.ts';
import { HAPPENINGS } from '../events/index.ts';
import { PLACES } from '../settings/places.ts';
import { CONDITIONS } from './conditions.ts';

export type Language = 'en' | 'de' | 'es' | 'fr' | 'ar';

/** What a word names. */
export interface Entry {
  readonly kind: 'thing' | 'place' | 'event' | 'time' | 'season' | 'weather';
  readonly id: string;
}

const split = (words: string): string[] => words.split('/').filter((word) => word !== '');
const SPACED: readonly Language[] = ['en', 'de', 'es', 'fr', 'ar'];

/** Every language's words; scripts without spaces and emoji are searched as parts of the text, longest first. */
export const LEXICON: {
  readonly byLanguage: Readonly<Record<Language, ReadonlyMap<string, Entry>>>;
  readonly unspaced: readonly (readonly [string, Entry])[];
} = buildLexicon();

function* named(): Generator<readonly [Words, Entry]> {
  for (const { id, words } of CONCEPTS) yield [words, { kind: 'thing', id }];
  for (const { id, words } of HAPPENINGS) yield [words, { kind: 'event', id }];
  for (const { id, words } of PLACES) yield [words, { kind: 'place', id }];
  for (const { id, words, kind } of CONDITIONS) yield [words, { kind, id }];
}

function buildLexicon(): typeof LEXICON {
  const byLanguage: Record<Language, Map<string, Entry>> = {
    en: new Map(),
    de: new Map(),
    es: new Map(),
    fr: new Map(),
    ar: new Map(),
  };
  const unspaced: [string, Entry][] = [];
  for (const [words, entry] of named()) {
    for (const language of SPACED) {
      for (const word of split(words[language])) {
        const known = byLanguage[language];
        if (!known.has(word)) known.set(word, entry);
      }
    }
    for (const word of [...split(words.zh), ...split(words.ja), ...split(words.emoji)]) unspaced.push([word, entry]);
  }
  return { byLanguage, unspaced: unspaced.sort((a, b) => b[0].length - a[0].length) };
}

const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  wolves: 'wolf',
  leaves: 'leaf',
  geese: 'goose',
  mice: 'mouse',
  knives: 'knife',
  people: 'people',
};

/** The forms a word may have in the lexicon, the most likely first. */
export function baseForms(word: string, language: Language): string[] {
  const forms = [word];
  const irregular = IRREGULAR[word];
  if (irregular) forms.push(irregular);
  if (language === 'ar') forms.push(word.replace(/^ال/, ''), word.replace(/^و?ال/, ''), word.replace(/ة$/, ''));
  const plural = [/ies$/, /es$/, /s$/].flatMap((ending, i) =>
    ending.test(word) ? [word.replace(ending, i === 0 ? 'y' : '')] : [],
  );
  forms.push(...plural);
  if (word.endsWith("'s") || word.endsWith('’s')) forms.push(word.slice(0, -2));
  if (language === 'de')
    for (const ending of [/en$/, /n$/, /e$/, /er$/]) if (ending.test(word)) forms.push(word.replace(ending, ''));
  return forms;
}
