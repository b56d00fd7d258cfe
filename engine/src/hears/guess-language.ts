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

/** The language whose small words occur most; English when none does. */
export function guessLanguage(words: readonly string[]): Language {
  if (words.some((word) => /\p{Script=Arabic}/u.test(word))) return 'ar';
  const english = words.filter((word) => /^(the|a|an|with|and|of|in|on|under|at)$/.test(word)).length;
  let best: Language = 'en';
  let most = english;
  for (const language of ['de', 'es', 'fr'] as const) {
    // "Straße in Rom" has no small word that is German alone.
    const hits = words.filter(
      (word) => telling[language].has(word) || (language === 'de' && /[äöüß]/.test(word)),
    ).length;
    if (hits > most) {
      most = hits;
      best = language;
    }
  }
  return best;
}
