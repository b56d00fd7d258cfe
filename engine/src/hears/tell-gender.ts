import type { Concept, Gender } from '../concepts/concept.ts';
import { findConcept } from '../concepts/registry.ts';
import { countAnew } from './count-anew.ts';
import type { Asked } from './heard.ts';
import type { Reading } from './reading.ts';
import { takePart } from './take-part.ts';

const words: Readonly<Record<Gender, string>> = {
  woman: 'female|woman|women|lady|weibliche|weiblicher|weibliches|mujer|mujeres|femme|femmes',
  man: 'male|man|men|männliche|männlicher|männliches|hombre|hombres|homme|hommes',
};

/** How a feminine word of a trade ends, and how the masculine one of the same language does. */
const feminine: readonly (readonly [lang: keyof Concept['words'], ending: RegExp, masculine: readonly string[]])[] = [
  ['de', /innen$/u, ['', 'e', 'en']],
  ['de', /in$/u, ['', 'e']],
  ['es', /a$/u, ['o', '']],
  ['fr', /euse$/u, ['eur']],
  ['fr', /ière$/u, ['ier']],
  ['fr', /trice$/u, ['teur']],
  ['fr', /e$/u, ['']],
];

/** Somebody with a trade is a man or a woman where words say so: "a female pilot", "a woman doctor", "eine Polizistin", and "a woman skiing", who is one person (STUDIO-76). */
export function tellGender(text: string, reading: Reading): void {
  const { asked } = reading;
  for (const one of [...asked]) {
    if (one.kind !== 'thing' || !canBeEither(one)) continue;
    const said = genderBefore(text, one) ?? genderOfWord(one);
    if (!said) continue;
    const { gender, word } = said;
    const at = asked.indexOf(one);
    const before = asked[at - 1];
    if (before && word !== undefined && isNamedSo(before, word))
      joinTwo(asked, { at, one: { ...one, gender }, before });
    else asked[at] = { ...one, gender };
    if (word !== undefined) takePart(word, reading);
  }
}

/** "A woman doctor", "an old woman skiing": the word stands for nobody else. */
const isNamedSo = ({ kind, phrase }: Asked, word: string): boolean =>
  kind === 'thing' && (phrase === word || phrase.endsWith(` ${word}`));

/** Two who are one take the place of the first: what was said of either holds, and what is at either is at that one. */
function joinTwo(
  asked: Asked[],
  { at, one, before }: { readonly at: number; readonly one: Asked; readonly before: Asked },
): void {
  const gone = asked.filter(({ kind }) => kind === 'thing').indexOf(asked[at] ?? one);
  const traits = [...new Set([...(before.traits ?? []), ...(one.traits ?? [])])];
  const { plural, count = 1 } = before;
  asked[at - 1] = {
    ...before,
    ...one,
    phrase: `${before.phrase} ${one.phrase}`,
    plural,
    count,
    ...(traits.length > 0 && { traits }),
  };
  asked.splice(at, 1);
  countAnew(asked, gone, gone - 1);
}

const canBeEither = ({ id }: Asked): boolean => findConcept(id)?.isEither === true;

interface Said {
  readonly gender: Gender;
  /** The word of its own that said so. */
  readonly word?: string;
}

/** By a word right before that of the trade. */
function genderBefore(text: string, { phrase }: Asked): Said | undefined {
  for (const gender of ['woman', 'man'] as const) {
    const word = new RegExp(`(?<![\\p{L}-])(${words[gender]}) (?:who is |is )?${phrase}(?![\\p{L}-])`, 'u').exec(
      text,
    )?.[1];
    if (word !== undefined) return { gender, word };
  }
  return undefined;
}

/** By the form of its word, where the concept knows the other one as well. */
function genderOfWord({ id, phrase }: Asked): Said | undefined {
  const known = findConcept(id)?.words;
  const isFeminine = feminine.some(([language, ending, masculine]) => {
    const forms = known?.[language].split('/') ?? [];
    return (
      forms.includes(phrase) &&
      masculine.some((end) => forms.includes(phrase.replace(ending, end)) && ending.test(phrase))
    );
  });
  if (isFeminine || phrase.endsWith('woman')) return { gender: 'woman' };
  return phrase.endsWith('man') ? { gender: 'man' } : undefined;
}
