import { canRest, hasOwnBranch } from '../concepts/resting.ts';
import type { Rest } from '../concepts/resting.ts';
import { findConcept } from '../concepts/registry.ts';
import type { Asked } from './heard.ts';
import { without } from './without.ts';

/** Words for what animals are in or on, and the words that lead to them, in languages with spaces. */
const places: readonly { readonly rest: Rest; readonly nouns: string; readonly within?: true }[] = [
  {
    rest: 'basket',
    within: true,
    nouns:
      'basket|wicker basket|picnic basket|korb|körbchen|weidenkorb|picknickkorb|cesta|canasta|cesto|panier|سلة|سلة خوص',
  },
  {
    rest: 'box',
    within: true,
    nouns: 'box|cardboard box|karton|kiste|pappkarton|schachtel|caja|caja de cartón|boîte|carton|صندوق',
  },
  {
    rest: 'cup',
    within: true,
    nouns: 'cup|teacup|tea cup|mug|coffee cup|coffee mug|tasse|teetasse|kaffeetasse|taza|tasse à café|كوب|فنجان',
  },
  {
    rest: 'limb',
    nouns:
      'tree|trees|treetop|branch|branches|tree branch|limb|bough|oak|oak tree|baum|ast|zweig|äste|eiche|árbol|rama|roble|arbre|branche|chêne|شجرة|غصن',
  },
  { rest: 'roof', nouns: 'roof|rooftop|roof ridge|tiled roof|dach|hausdach|tejado|techo|toit|سطح|السطح' },
];

const [inside, upon] = [
  'in|inside|into|out of|im|in einem|in einer|in dem|aus|en|dentro de|dans|في',
  'in|on|on top of|atop|up|up in|im|auf|en|sobre|dans|sur|à|على|في|فوق',
];
const articles =
  'a|an|the|its|his|her|my|some|einem|einer|einen|eine|dem|der|den|ein|un|una|el|la|los|las|une|le|les|du|of|of a|of the';

const patterns = places.map(({ rest, nouns, within }) => ({
  rest,
  pattern: new RegExp(
    `(?<![\\p{L}-])(?:${within ? inside : upon}) (?:(?:${articles}) )?((?:[\\p{L}-]+ ){0,2}?(?:${nouns}))(?![\\p{L}-])`,
    'u',
  ),
}));

/** The same where words stand without spaces. */
const unspaced: readonly { readonly rest: Rest; readonly pattern: RegExp }[] = [
  { rest: 'basket', pattern: /(篮子|竹篮|籃子|バスケット|編みかご|かご|籠)(?:里|裡|中|の中|に入)/u },
  { rest: 'box', pattern: /(纸箱|箱子|盒子|段ボール|ダンボール|箱)(?:里|裡|中|の中|に入)/u },
  { rest: 'cup', pattern: /(茶杯|杯子|咖啡杯|カップ|マグカップ)(?:里|裡|中|の中|に入)/u },
  { rest: 'limb', pattern: /(树|树枝|樹|樹枝|木|枝|木の枝)(?:上|の上)/u },
  { rest: 'roof', pattern: /(屋顶|屋頂|屋根)(?:上|の上)/u },
];

/** Animals that are said to be in a basket or on a roof, and not beside one: what they are in or on is theirs, and is no thing of its own. */
export function restsOn(
  prompt: string,
  asked: readonly Asked[],
  missing: readonly string[],
): { readonly asked: readonly Asked[]; readonly missing: readonly string[] } {
  const text = prompt.toLowerCase().normalize('NFC');
  for (const { rest, pattern } of [...patterns, ...unspaced]) {
    const found = pattern.exec(text);
    const noun = found?.[1];
    if (!found || noun === undefined) continue;
    const isLed = unspaced.every((one) => one.pattern !== pattern);
    const animal = sitterOf(asked, rest, isLed ? text.slice(0, found.index) : undefined);
    const own = asked.filter(
      (one) => one !== animal && ['thing', 'place', 'belonging'].includes(one.kind) && holdsWord(noun, one.phrase),
    );
    const lost = missing.filter((phrase) => holdsWord(noun, phrase));
    if (!animal || (isLed && own.length + lost.length === 0) || own.some(({ kind }) => kind === 'place')) continue;
    // A tree that was named is seen behind a bird that sits on its own branch.
    if (hasOwnBranch(animal) && own.some(({ kind }) => kind === 'thing')) continue;
    const left = without(asked, new Set(own.filter(({ kind }) => kind === 'thing')));
    return {
      asked: [
        ...left.map((one) => (isSame(one, animal) ? { ...one, rests: rest } : one)),
        { kind: 'belonging', id: rest, phrase: noun, plural: false, size: 1 },
      ],
      missing: missing.filter((phrase) => !lost.includes(phrase)),
    };
  }
  return { asked, missing };
}

/** The animal that was named last before the place, alone with it; in a script that names the place first, the only one there is. */
function sitterOf(asked: readonly Asked[], rest: Rest, before: string | undefined): Asked | undefined {
  const things = asked.filter(
    ({ kind, phrase }) => kind === 'thing' && (before === undefined || before.includes(phrase)),
  );
  const last = things.findLast((one) => {
    const concept = findConcept(one.id);
    return concept !== undefined && canRest(concept, rest);
  });
  return last && last === (before === undefined ? last : things.at(-1)) ? last : undefined;
}

const isSame = (one: Asked, other: Asked): boolean => one.id === other.id && one.phrase === other.phrase;

/** Whether one of the words of a noun phrase is what was heard. */
const holdsWord = (noun: string, phrase: string): boolean =>
  noun === phrase || noun.includes(phrase) || phrase.includes(noun);
