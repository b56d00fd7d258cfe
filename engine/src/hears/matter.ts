import { buildingsConcepts } from '../concepts/buildings/index.ts';
import type { Concept } from '../concepts/concept.ts';
import { flowersConcepts } from '../concepts/flowers/index.ts';
import { isAnimal } from '../concepts/living.ts';
import { peopleConcepts } from '../concepts/people/index.ts';
import { findConcept } from '../concepts/registry.ts';
import { coloursByWord, sizes } from './grammar.ts';
import { findPhrase } from './find-phrase.ts';
import type { Asked, Matter } from './heard.ts';
import type { Language } from './lexicon.ts';

/** Before a noun, alternatives separated by slashes. */
const before: Readonly<Record<Matter, string>> = {
  glass: 'glass/glassy/gläserner/gläserne/gläsernes/glas/玻璃/ガラスの',
  crystal: 'crystal/crystalline/kristallener/kristallene/kristallenes/水晶/クリスタルの/水晶の',
  ice: 'ice/icy/eisiger/eisige/冰/氷の',
  wood: 'wooden/hölzerner/hölzerne/hölzernes/木/木制/木製の/木の',
  stone: 'stone/granite/steinerner/steinerne/steinernes/石头/石の',
  marble: 'marble/marmorner/marmorne/marmornes/大理石/大理石の',
  gold: 'golden/gold/goldener/goldene/goldenes/黄金/金/金の/黄金の',
  silver: 'silver/silberner/silberne/silbernes/银/銀の',
  bronze: 'bronze/copper/brass/bronzener/bronzene/bronzenes/青铜/青銅の',
  neon: 'neon/霓虹/ネオンの',
};

/** Behind "made of", "aus", "de", "en" and their like. */
const behind: Readonly<Record<Exclude<Matter, 'neon'>, string>> = {
  glass: 'glass/glas/vidrio/cristal/verre/زجاج',
  crystal: 'crystal/crystals/kristall/kristallen/cristaux/بلور',
  ice: 'ice/eis/hielo/glace/ثلج',
  wood: 'wood/holz/madera/bois/خشب',
  stone: 'stone/granite/stein/piedra/pierre/حجر',
  marble: 'marble/marmor/mármol/marbre/رخام',
  gold: 'gold/oro/or/ذهب',
  silver: 'silver/silber/plata/argent/فضة',
  bronze: 'bronze/copper/brass/kupfer/bronce/cobre/cuivre/برونز',
};

const read = (words: Readonly<Record<string, string>>): ReadonlyMap<string, Matter> =>
  new Map(
    Object.entries(words).flatMap(([matter, all]) => all.split('/').map((word) => [word, matter as Matter] as const)), // keys of the lists above
  );
const [byWord, byNoun] = [read(before), read(behind)];

const flowers: ReadonlySet<string> = new Set(flowersConcepts.map(({ id }) => id));
const people: ReadonlySet<string> = new Set(peopleConcepts.map(({ id }) => id));
const buildings: ReadonlySet<string> = new Set(buildingsConcepts.map(({ id }) => id));
/** What is of gold or of glass by itself, in a box or with a drink in it: all of it of one matter it would not be known. */
const asTheyAre: ReadonlySet<string> = new Set(
  (
    'ring/crown/trophy/medal/coins/gold bars/necklace/pocket watch/wristwatch/key/compass/crystal/crystal ball/snow globe/hourglass/bottle/' +
    'wine glass/white wine/champagne/beer/whiskey/cocktail/juice/lemonade/water glass/milk/milkshake/smoothie/iced coffee/bubble tea/fish bowl/' +
    'aquarium/potion/perfume/light bulb/table lamp/mirror/television/laptop/smartphone/ice cream/vase/teapot'
  ).split('/'),
);
const clear: ReadonlySet<Matter> = new Set<Matter>(['glass', 'crystal', 'ice']);

/** Whether a thing is seen in a matter: nobody who lives as a person does, nothing that burns, and no house of stone. */
function takes({ id, stands, moves, shines }: Concept, matter: Matter, isAfter: boolean): boolean {
  if (moves === 'flickers' || shines !== undefined) return false;
  const animal = isAnimal({ id });
  if (matter === 'neon') return !animal && !people.has(id) && !flowers.has(id) && !buildings.has(id);
  if (asTheyAre.has(id)) return clear.has(matter) && (id === 'vase' || id === 'teapot');
  if (buildings.has(id)) return clear.has(matter) || (matter === 'gold' && isAfter);
  // "A golden dog" and "a silver fox" are of that colour.
  if (animal) return isAfter || (matter !== 'gold' && matter !== 'silver');
  // Petals are too thin to be seen as glass or stone.
  if (flowers.has(id)) return false;
  return stands === 'table';
}

/** The words that stand before a noun without a space, longer ones first. */
const unspacedMatters: readonly (readonly [string, Matter])[] = [...byWord]
  .filter(([word]) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word))
  .toSorted(([one], [other]) => other.length - one.length);

/**
 * Takes the words for matter out of a text that is written without spaces, each of them right before a thing that is seen in it: "水晶天鹅" is a
 * swan of crystal. Of `words`, longer ones first, those that begin with a matter are things of their own: 水晶球 is a crystal ball.
 */
export function takeMatters(
  text: string,
  words: readonly (readonly [string, string])[],
): { readonly text: string; readonly matters: ReadonlyMap<string, Matter> } {
  const matters = new Map<string, Matter>();
  let rest = text;
  for (const [said, matter] of unspacedMatters) {
    const at = rest.indexOf(said);
    if (at < 0 || words.some(([word]) => word.length > said.length && rest.startsWith(word, at))) continue;
    const behind = rest.slice(at + said.length).replace(/^(?:制的|做的|的)/u, '');
    const thing = words.find(([word]) => behind.startsWith(word));
    const concept = thing && findConcept(thing[1]);
    if (!thing || !concept || !takes(concept, matter, false)) continue;
    matters.set(thing[0], matter);
    rest = rest.slice(0, at) + behind;
  }
  return { text: rest, matters };
}

/** The matter that a word says of what is named right behind it, past a colour or a size; undefined where that has none. */
export function matterAhead(words: readonly string[], at: number, language: Language): Matter | undefined {
  const matter = byWord.get(words[at] ?? '');
  if (matter === undefined) return undefined;
  // A phrase that begins with it is a thing of its own: a wooden horse, a crystal ball, a gold bar.
  const own = findPhrase(words, at, language);
  if (own && own.to > at + 1) return undefined;
  for (let next = at + 1; next <= at + 2; next++) {
    const hit = findPhrase(words, next, language);
    if (hit) {
      const concept = hit.kind === 'entry' && hit.entry.kind === 'thing' ? findConcept(hit.entry.id) : undefined;
      return concept && takes(concept, matter, false) ? matter : undefined;
    }
    const word = words[next] ?? '';
    if (!coloursByWord.has(word) && !sizes.has(word)) return undefined;
  }
  return undefined;
}

const leads: readonly (readonly string[])[] = [
  'made of pure/made of solid/made out of/made entirely of/carved out of/carved from/carved in/sculpted from/sculpted in/made from/made of/built of',
  'aus reinem/aus/hecho de/hecha de/de/en/من',
].flatMap((list) => list.split('/').map((lead) => lead.split(' ')));

/** The matter that is said right behind a noun, "made of glass" or "aus Holz", and the word after it. */
export function matterBehind(
  words: readonly string[],
  at: number,
  last: Asked | undefined,
): { readonly matter: Matter; readonly to: number } | undefined {
  const concept = last?.kind === 'thing' ? findConcept(last.id) : undefined;
  if (!concept) return undefined;
  for (const lead of leads) {
    if (!lead.every((word, k) => words[at + k] === word)) continue;
    const to = at + lead.length + 1;
    const matter = byNoun.get(words[to - 1] ?? '');
    if (matter && takes(concept, matter, true)) return { matter, to };
  }
  return undefined;
}

/** What neon shines in where no colour was said. */
const neonPink = '#ff2fc8';

/** How something of a matter was asked for; what is of neon shines by itself. */
export function madeOf(matter: Matter, colour: string | undefined): Pick<Asked, 'glows' | 'colour' | 'matter'> {
  return matter === 'neon' ? { glows: true, colour: colour ?? neonPink } : { matter };
}
