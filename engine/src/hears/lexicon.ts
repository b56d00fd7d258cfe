import type { Words } from '../concepts/concept.ts';
import { belongings } from '../concepts/belongings.ts';
import { concepts } from '../concepts/registry.ts';
import { traits } from '../concepts/traits.ts';
import { knownHappenings } from '../events/index.ts';
import { moods } from '../moods/index.ts';
import { places } from '../settings/places.ts';
import { saidStyles } from '../styles/said-style.ts';
import { cities } from './cities.ts';
import { conditions } from './conditions.ts';

export type Language = 'en' | 'de' | 'es' | 'fr' | 'ar';

/** What a word names. */
export interface Entry {
  /** A belonging is seen with whoever has it. */
  readonly kind: 'thing' | 'place' | 'event' | 'time' | 'season' | 'weather' | 'trait' | 'belonging' | 'mood' | 'style';
  readonly id: string;
}

const split = (words: string): string[] => words.split('/').filter((word) => word !== '');
const spaced: readonly Language[] = ['en', 'de', 'es', 'fr', 'ar'];

/** Every language's words; scripts without spaces and emoji are searched as parts of the text, longest first. */
export const lexicon: {
  readonly byLanguage: Readonly<Record<Language, ReadonlyMap<string, Entry>>>;
  readonly unspaced: readonly (readonly [string, Entry])[];
} = buildLexicon();

function* named(): Generator<readonly [Words, Entry]> {
  for (const { id, words } of concepts) yield [words, { kind: 'thing', id }];
  for (const { landmark, words } of cities) yield [words, { kind: 'thing', id: landmark }];
  for (const { id, words } of knownHappenings) yield [words, { kind: 'event', id }];
  for (const { id, words } of places) yield [words, { kind: 'place', id }];
  for (const { id, words, kind } of conditions) yield [words, { kind, id }];
  for (const { id, words } of saidStyles) yield [words, { kind: 'style', id }];
  for (const { id, words } of moods) yield [words, { kind: 'mood', id }];
  for (const { id, words } of traits) yield [words, { kind: 'trait', id }];
  for (const { id, words } of belongings) yield [words, { kind: 'belonging', id }];
}

function buildLexicon(): typeof lexicon {
  const byLanguage: Record<Language, Map<string, Entry>> = {
    en: new Map(),
    de: new Map(),
    es: new Map(),
    fr: new Map(),
    ar: new Map(),
  };
  const unspaced: [string, Entry][] = [];
  for (const [words, entry] of named()) {
    for (const language of spaced) {
      for (const word of split(words[language])) {
        const known = byLanguage[language];
        if (!known.has(word)) known.set(word, entry);
      }
    }
    for (const word of [...split(words.zh), ...split(words.ja), ...split(words.emoji)]) unspaced.push([word, entry]);
  }
  return { byLanguage, unspaced: unspaced.sort((a, b) => b[0].length - a[0].length) };
}

const irregularForms: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  wolves: 'wolf',
  leaves: 'leaf',
  geese: 'goose',
  mice: 'mouse',
  knives: 'knife',
  people: 'person',
};

/** "Leones" are each a "león". */
const accented = (ending: string): string => ({ a: 'án', e: 'én', o: 'ón' })[ending[0] ?? ''] ?? ending;

/** Whose something is: "dog's" is of a dog. */
export const ownerOf = (word: string): string | undefined => (/['’]s$/.test(word) ? word.slice(0, -2) : undefined);

/** The forms a word may have in the lexicon, the most likely first. */
export function baseForms(word: string, language: Language): string[] {
  const forms = [word];
  const irregular = irregularForms[word];
  if (irregular) forms.push(irregular);
  if (language === 'ar') forms.push(word.replace(/^ال/, ''), word.replace(/^و?ال/, ''), word.replace(/ة$/, ''));
  const plural = [/ies$/, /es$/, /s$/].flatMap((ending, i) =>
    ending.test(word) ? [word.replace(ending, i === 0 ? 'y' : '')] : [],
  );
  forms.push(...plural);
  const owner = ownerOf(word);
  if (owner !== undefined) forms.push(owner);
  if (language === 'es' && /[aeo]nes$/.test(word)) forms.push(word.replace(/[aeo]nes$/, accented));
  if (language === 'fr' && word.endsWith('x')) forms.push(word.slice(0, -1));
  if (language === 'de')
    for (const ending of [/en$/, /n$/, /e$/, /er$/]) if (ending.test(word)) forms.push(word.replace(ending, ''));
  return forms;
}
