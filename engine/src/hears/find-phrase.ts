import {
  boardings,
  cameras,
  coloursByWord,
  denials,
  determiners,
  doings,
  joins,
  sides,
  silent,
  sizes,
  vessels,
} from './grammar.ts';
import type { CameraWord, Side } from './grammar.ts';
import { lexicon, baseForms, ownerOf } from './lexicon.ts';
import type { Entry, Language } from './lexicon.ts';
import { unpainted } from './unpainted.ts';

const longestPhrase = 5;

/** What a phrase of a prompt is: it reaches up to the word `to`. */
export type Hit =
  | { readonly kind: 'entry'; readonly to: number; readonly entry: Entry; readonly plural: boolean }
  | { readonly kind: 'unpainted'; readonly to: number }
  | { readonly kind: 'side'; readonly to: number; readonly side: Side }
  | { readonly kind: 'camera'; readonly to: number; readonly camera: CameraWord };

/** The longest phrase that is known from a word on. */
export function findPhrase(words: readonly string[], at: number, language: Language): Hit | undefined {
  for (let n = Math.min(longestPhrase, words.length - at); n > 0; n--) {
    const to = at + n;
    const head = words.slice(at, to - 1);
    const last = words[to - 1] ?? '';
    const phrase = [...head, last].join(' ');
    const camera = cameras.get(phrase);
    if (camera) return { kind: 'camera', to, camera };
    const side = sides.get(phrase);
    if (side) return { kind: 'side', to, side };
    if (n === 1 && (coloursByWord.has(phrase) || denials.has(phrase))) return undefined;
    // "Rennen" is what they do, and not several of a French reindeer.
    const forms = baseForms(last, language).filter((form) => n > 1 || form === last || !doings.has(last));
    // Apples of a French sentence are no German fries: its own words in all their forms come first.
    for (const find of [findOwn, findForeign])
      for (const form of forms) {
        const phrase = [...head, form].join(' ');
        const entry = find(phrase, language);
        if (entry) {
          const isOwner = ownerOf(last) === form || isGenitive(words, at, language);
          return { kind: 'entry', to, entry, plural: isPlural(form, last) && language !== 'ar' && !isOwner };
        }
        if (find === findForeign && unpainted.has(phrase)) return { kind: 'unpainted', to };
      }
    const entry = n === 1 && language === 'en' ? findForeignPlural(last) : undefined;
    if (entry) return { kind: 'entry', to, entry, plural: !isGenitive(words, at, language) };
  }
  return undefined;
}

/** "Porträt eines Wolfs" and "des alten Löwen" are of one. */
function isGenitive(words: readonly string[], at: number, language: Language): boolean {
  const before = words.slice(Math.max(0, at - 2), at);
  return before.includes('eines') || (language === 'de' && before.includes('des'));
}

/** "Katzen" or "leones" alone do not say that they are German or Spanish, as whole sentences do. */
function findForeignPlural(word: string): Entry | undefined {
  if (word.length < 5 || silent.has(word)) return undefined;
  for (const language of ['de', 'es', 'fr'] as const) {
    for (const form of baseForms(word, language)) {
      const entry = form.length < 4 ? undefined : lexicon.byLanguage[language].get(form);
      if (entry?.kind === 'thing') return entry;
    }
  }
  return undefined;
}

/** What is a thing and a colour in one word; `#rrggbb`. */
const tints: Readonly<Record<string, string>> = { lavender: '#b7a0e0', 'orange fruit': '#e8792b', salmon: '#f0907a' };

/** "Lavender dahlias" and "an orange tabby cat" are of that colour; a lavender field is one of that flower, and an orange on a table a fruit. */
export function tintOf(words: readonly string[], hit: Hit, language: Language): string | undefined {
  const tint = hit.kind === 'entry' ? tints[hit.entry.id] : undefined;
  if (tint === undefined) return undefined;
  for (let at = hit.to; at <= hit.to + 2; at++) {
    const word = words[at] ?? '.';
    const next = findPhrase(words, at, language);
    if (next?.kind === 'entry') return isTinted(next.entry) ? tint : undefined;
    if (next || /^\P{L}$/u.test(word) || silent.has(word) || joins.has(word)) return undefined;
  }
  return undefined;
}

/** Things have colours, and so have clothes; of the flowers that make a field only one has many. */
const isTinted = ({ kind, id }: Entry): boolean => kind === 'thing' || kind === 'trait' || id === 'dahlia';

/** "Oranges" has no singular among the things, which is a colour. */
const isPlural = (form: string, word: string): boolean =>
  form !== word || (word.endsWith('s') && coloursByWord.has(word.slice(0, -1)));

/** Words that name a thing in English and something else in the language of the sentence: "das Haus hat", "un coin". */
const falseFriends: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  de: new Set(['hat', 'gift']),
  es: new Set(['pie']),
  fr: new Set(['coin', 'son']),
};

function findOwn(phrase: string, language: Language): Entry | undefined {
  const { byLanguage } = lexicon;
  const english = falseFriends[language]?.has(phrase) ? undefined : byLanguage.en.get(phrase);
  return byLanguage[language].get(phrase) ?? english;
}

function findForeign(phrase: string): Entry | undefined {
  const { byLanguage } = lexicon;
  // A single foreign noun in an English sentence is more often another English word ("see", "main").
  if (silent.has(phrase) || phrase.length < 4) return undefined;
  return (
    byLanguage.de.get(phrase) ?? byLanguage.es.get(phrase) ?? byLanguage.fr.get(phrase) ?? byLanguage.ar.get(phrase)
  );
}

/** "In a red rowboat": whether what is named there, after its article and its colour, is something that people sit in. */
export function boards(words: readonly string[], at: number, language: Language): boolean {
  if (!boardings.has(words[at] ?? '')) return false;
  for (let next = at + 1; next <= at + 3; next++) {
    const word = words[next] ?? '.';
    const hit = findPhrase(words, next, language);
    if (hit) return hit.kind === 'entry' && vessels.has(hit.entry.id);
    if (!determiners.has(word) && !coloursByWord.has(word) && !sizes.has(word)) return false;
  }
  return false;
}
