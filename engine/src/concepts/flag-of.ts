import { buildFlag, flagSize } from '../shapes/flag.ts';
import type { Cloth } from '../shapes/flag.ts';
import type { Concept, Words } from './concept.ts';

/** What a nation's flag is called after: its adjective and its name in each language that says "the German flag" and "the flag of Germany". */
interface Nation {
  readonly id: string;
  readonly en: { readonly adjective: string; readonly names: readonly string[]; readonly more?: string };
  /** Its adjective without an ending. */
  readonly de: { readonly adjective: string; readonly names: readonly string[] };
  readonly es: { readonly adjective: string; readonly names: readonly string[] };
  /** Its name with what stands before it: "de la france". */
  readonly fr: { readonly adjective: string; readonly names: readonly string[] };
  readonly zh: string;
  readonly ja: string;
  readonly ar: { readonly adjective: string; readonly name: string };
  readonly emoji: string;
  readonly cloth: Cloth;
}

/** What all flags have in common. */
export const flagBase = {
  size: flagSize,
  lives: ['hills', 'park', 'street', 'beach', 'mountains', 'coast'],
  stands: 'ground',
  moves: 'still',
  turn: 0.1,
  sway: 0.14,
} as const satisfies Omit<Concept, 'id' | 'words' | 'build'>;

/** The concept of a nation's flag. The name of a nation alone is no flag. */
export const flagOf = ({ cloth, id, ...nation }: Nation): Concept => ({
  ...flagBase,
  id,
  words: wordsFor(nation),
  build: (mesh) => {
    // Its colours are its own, whatever colour is said of it.
    buildFlag(mesh, cloth);
  },
});

function wordsFor({ en, de, es, fr, zh, ja, ar, emoji }: Omit<Nation, 'id' | 'cloth'>): Words {
  return {
    en: [
      `${en.adjective} flag`,
      ...en.names.flatMap((name) => [`flag of ${name}`, `${name.replace(/^the /, '')} flag`]),
      ...(en.more === undefined ? [] : [en.more]),
    ].join('/'),
    de: [
      ...['flagge', 'fahne', 'nationalflagge'].flatMap((flag) => [
        `${de.adjective}e ${flag}`,
        `${de.adjective}en ${flag}`,
      ]),
      ...de.names.flatMap((name) => [`${name}flagge`, `${name}fahne`, `flagge von ${name}`, `fahne von ${name}`]),
    ].join('/'),
    es: [`bandera ${es.adjective}`, ...es.names.map((name) => `bandera de ${name}`)].join('/'),
    fr: [`drapeau ${fr.adjective}`, ...fr.names.map((name) => `drapeau ${name}`)].join('/'),
    zh: `${zh}国旗/${zh}旗`,
    ja: `${ja}国旗/${ja}の国旗/${ja}の旗`,
    ar: `علم ${ar.name}/العلم ${ar.adjective}`,
    emoji,
  };
}
