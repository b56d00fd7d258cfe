import { lexicon } from './lexicon.ts';
import type { Language } from './lexicon.ts';

const telling: Readonly<Record<Exclude<Language, 'en'>, ReadonlySet<string>>> = {
  de: new Set(
    'der/die/das/ein/eine/einen/einem/einer/und/mit/im/am/auf/vor/ohne/unter/hinter/zwei/drei/über/neben/bei/eines/porträt/bildnis/nahaufnahme/gesicht/kopf/in'.split(
      '/',
    ),
  ),
  es: new Set('el/los/las/una/unos/con/y/del/bajo/sin/dos/tres/al/junto/sobre/en'.split('/')),
  fr: new Set('le/les/une/des/du/avec/et/dans/sous/sans/deux/trois/au/aux/devant/derrière/sur'.split('/')),
  ar: new Set(),
};

/** Letters that no other of them has, or hardly ever. */
const letters: Readonly<Partial<Record<Language, RegExp>>> = { de: /[äöüß]/, fr: /[èêùœ]/ };

/** The language whose small words occur most; English when none does. */
export function guessLanguage(words: readonly string[]): Language {
  if (words.some((word) => /\p{Script=Arabic}/u.test(word))) return 'ar';
  const english = words.filter((word) => /^(the|a|an|with|and|of|in|on|under|at)$/.test(word)).length;
  let best: Language = 'en';
  let most = english;
  for (const language of ['de', 'es', 'fr'] as const) {
    // "Straße in Rom" has no small word that is German alone.
    const hits = words.filter((word) => telling[language].has(word) || letters[language]?.test(word) === true).length;
    if (hits > most) {
      most = hits;
      best = language;
    }
  }
  return most === 0 ? languageOfNouns(words) : best;
}

/** The language to which most of the nouns belong, where no small word tells: "un panier de pommes". */
function languageOfNouns(words: readonly string[]): Language {
  const known = words.filter((word) => word.length >= shortestNoun);
  const counts = nounLanguages.map((language) => known.filter((word) => lexicon.byLanguage[language].has(word)).length);
  return nounLanguages[counts.indexOf(Math.max(...counts))] ?? 'en';
}

/** English first: what several of them call the same is no sign of another one. */
const nounLanguages = ['en', 'de', 'es', 'fr'] as const;

/** Letters: shorter words are too often others in English. */
const shortestNoun = 5;
