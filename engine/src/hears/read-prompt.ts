import {
  abstractNouns,
  families,
  collectives,
  familySize,
  coloursBehindNouns,
  coloursByWord,
  coloursOfKinds,
  counts,
  denials,
  determiners,
  doings,
  joins,
  silent,
  silentAdjectives,
  sizes,
} from './grammar.ts';
import type { Side } from './grammar.ts';
import { coloursFirst } from './colours-first.ts';
import { boards, findPhrase, tintOf } from './find-phrase.ts';
import type { Hit } from './find-phrase.ts';
import { isVerbLikeNoun } from './verbs-like-nouns.ts';
import { guessLanguage } from './guess-language.ts';
import type { Asked } from './heard.ts';
import { hearImplied } from './hear-implied.ts';
import { isAnimal } from '../concepts/living.ts';
import { findConcept } from '../concepts/registry.ts';
import type { Entry, Language } from './lexicon.ts';
import { ofSurface, perform, performLate } from './perform.ts';
import { hearFaces, isFace } from './read-face.ts';
import { readWeights } from './read-weights.ts';
import { madeOf, matterAhead, matterBehind } from './matter.ts';
import type { Matter } from './heard.ts';
import { readUnspaced } from './read-unspaced.ts';
import type { Reading } from './reading.ts';

/** Longer prompts are read up to here; the rest is not looked at. */
const mostCharacters = 4000;
const mostWords = 160;

/** What has been said about the next noun. */
interface Pending {
  count?: number;
  isFamily?: boolean;
  colour?: string;
  /** As it was written. */
  colourWord?: string;
  colourAge: number;
  size: number;
  side?: Side;
  /** The word that says what it does. */
  doing?: string;
  matter?: Matter;
  weight: number;
}

/** Reads the words of a prompt, the longest known phrase first, and keeps what is denied apart. */
export function readPrompt(prompt: string): Reading {
  const reading: Reading = { asked: [], notDrawn: [], refused: [], ignored: [], palette: [], done: [] };
  // "Mt. Fuji" is no end of a sentence.
  const whole = prompt
    .slice(0, mostCharacters)
    .toLowerCase()
    .normalize('NFC')
    .replace(/\bmt\. ?(?=\p{L})/gu, 'mount ');
  const text = readUnspaced(whole, reading);
  const written = (text.match(/\d+\.\d+|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[,.;:!?()]/gu) ?? []).slice(0, mostWords);
  const language = guessLanguage(written);
  const words = coloursFirst(written, language);
  const weights = readWeights(words);
  const unknown = openUnknown(language, reading);
  let pending = nothingPending();
  let denied = false;
  const faceWords: string[] = [];
  // Where the last noun ended that may have its colour behind it.
  let nounEnd = -1;
  for (let i = 0; i < words.length;) {
    const word = withoutArticle(words[i] ?? '');
    const last = reading.asked.at(-1);
    const made = nounEnd === i && !denied ? matterBehind(words, i, last) : undefined;
    if (made && last) {
      reading.asked[reading.asked.length - 1] = { ...last, ...madeOf(made.matter, last.colour) };
      i = made.to;
      continue;
    }
    const matter = matterAhead(words, i, language);
    if (matter) {
      pending.matter = matter;
      i++;
      continue;
    }
    // "Dark green" is a colour and no weather.
    const isShade = coloursByWord.has(words[i + 1] ?? '') && shades.has(word);
    // "A school of fish" is a number of them.
    const isFamily = families.has(word) && ofWhich.has(words[i + 1] ?? '') && !isNumber(words[i + 2]);
    const several = ofWhich.has(words[i + 1] ?? '') ? collectives.get(word) : undefined;
    const isCount = isFamily || several !== undefined || (counts.has(word) && words[i + 1] === 'of');
    // "On fire" is no place and no fire of its own.
    const pair = `${word} ${words[i + 1] ?? ''}`;
    const act = doings.has(pair) ? pair : word;
    const isVerb = isVerbLikeNoun(words, i, { language, isBehindNoun: nounEnd >= 0 });
    const phrase = isShade || isCount || isVerb || act === pair ? undefined : findPhrase(words, i, language);
    // A baby elephant is small and no baby; a baby bottle is neither.
    const isSize = phrase?.to === i + 1 && sizes.has(word) && findPhrase(words, i + 1, language)?.kind === 'entry';
    const named = isSize ? undefined : phrase;
    const tint = named && tintOf(words, named, language);
    if (tint !== undefined) {
      // Of two colours the first one is of the air.
      keepColour(pending, reading);
      pending.colour = tint;
      pending.colourAge = 0;
    }
    const hit = tint === undefined ? named : undefined;
    if (word === ':' && words[i + 2] === ')' && Number(words[i + 1]) > 0) {
      i += 2;
      continue;
    }
    if (/^[,.;:!?()]$/.test(word)) {
      unknown.close();
      if (word !== '(' && word !== ')') {
        keepColour(pending, reading);
        performLate(pending.doing, reading);
        pending = nothingPending();
        denied = false;
      }
      i++;
      continue;
    }
    if (!denied && isFace({ words, at: i, nounEnd, reading, language })) {
      faceWords.push(word);
      i++;
      continue;
    }
    if (hit) {
      if (hit.kind === 'side') unknown.close();
      else if (!isCondition(hit)) unknown.known();
      i = takeHit({ words, at: i, hit, reading, pending, denied, weight: weights.get(i) ?? 1 });
      if (hit.kind === 'entry' && !denied) nounEnd = i;
      if (hit.kind === 'entry' || hit.kind === 'unpainted') {
        // "Three snowy owls": the hour and the weather may stand between a number and what it counts.
        pending = { ...nothingPending(), ...(isCondition(hit) && pending.count && { count: pending.count }) };
        denied = denied && joins.has(words[i] ?? '');
      }
      continue;
    }
    i += act === pair ? 2 : 1;
    if (tint !== undefined) continue;
    if (boards(words, i - 1, language)) pending.side = 'on';
    if (determiners.has(word) || counts.has(word) || several !== undefined || /^\d{1,2}$/.test(word)) unknown.open();
    else if ((silent.has(word) && !silentAdjectives.has(word)) || denials.has(word) || joins.has(word)) unknown.close();
    if (denials.has(word)) denied = true;
    else if (isFamily) {
      pending.count = familySize;
      pending.isFamily = true;
    } else if (several !== undefined) pending.count = several;
    else if (counts.has(word)) pending.count = counts.get(word) ?? 1;
    else if (/^\d{1,2}$/.test(word)) pending.count = Math.min(12, Math.max(1, Number(word)));
    else if (coloursBehindNouns.has(word) && i - 1 === nounEnd) {
      colourNoun(word, reading);
      // "White and black": what else is said of its colour is not the next noun's.
      nounEnd = joins.has(words[i] ?? '') && coloursBehindNouns.has(words[i + 1] ?? '') ? i + 1 : -1;
    } else if (coloursByWord.has(word)) {
      pending.colour = coloursByWord.get(word) ?? '';
      pending.colourWord = word;
      pending.colourAge = 0;
    } else if (sizes.has(word)) pending.size = sizes.get(word) ?? 1;
    else if (doings.has(act) && !denied) {
      // "A dragon flying" and "a dragon is flying", and "a flying dragon".
      // "A cat with glowing eyes" does not glow itself: that is said right behind its name.
      const between = ofSurface.has(doings.get(act)) ? copulas : silent;
      const until = act === pair ? i - 2 : i - 1;
      const isBehind = nounEnd >= 0 && words.slice(nounEnd, until).every((small) => between.has(small));
      if (!isBehind) pending.doing = act;
      else performLate(act, reading, true);
    } else if (!silent.has(word) && !joins.has(word) && !shades.has(word)) {
      if (word.length > 2) reading.ignored.push(word);
      if (!denied) unknown.add(word);
      if (pending.colour !== undefined && ++pending.colourAge > 2) keepColour(pending, reading);
    }
  }
  unknown.close();
  keepColour(pending, reading);
  performLate(pending.doing, reading);
  for (const { word, doing } of reading.done)
    if (!reading.asked.some((thing) => perform(thing, doing, reading, word))) reading.ignored.push(word);
  hearFaces(faceWords, reading);
  hearImplied(reading, whole);
  return reading;
}

/**
 * The noun phrase that is being read, as far as nothing of it is known: "an old typewriter on" asks for a typewriter, which no list
 * has to know. Its noun (the last of its words, the first in languages that put their adjectives behind) is then named as not drawn
 * and is no longer passed over.
 */
function openUnknown(language: Language, reading: Reading) {
  const nounFirst = language === 'es' || language === 'fr';
  let isOpen = false;
  let words: string[] = [];
  const end = (): void => {
    isOpen = false;
    words = [];
  };
  return {
    open(): void {
      this.close();
      isOpen = true;
    },
    /** Something of the phrase is drawn or named already: what is left of it are adjectives. */
    known: end,
    add(word: string): void {
      if (isOpen) words.push(word);
    },
    close(): void {
      // "The zorb blowing": what the noun does is not it, unless there is nothing else.
      const last = words.findLast((word) => !/(?:ing|ed)$/.test(word)) ?? words[0];
      const noun = nounFirst ? words[0] : last;
      end();
      if (noun === undefined || noun.length < 3 || abstractNouns.has(noun)) return;
      if (!reading.notDrawn.includes(noun)) reading.notDrawn.push(noun);
      const at = reading.ignored.indexOf(noun);
      if (at >= 0) reading.ignored.splice(at, 1);
    },
  };
}

/** "The black" in Arabic is one word. */
function withoutArticle(word: string): string {
  const bare = word.startsWith('ال') ? word.slice(2) : word;
  return coloursBehindNouns.has(bare) ? bare : word;
}

/** A colour that was written behind its noun; the first of two stands. */
function colourNoun(word: string, reading: Reading): void {
  const colour = coloursByWord.get(word);
  const last = reading.asked.at(-1);
  if (!last || colour === undefined || last.colour !== undefined) return;
  if (last.kind === 'place') hearColourOfPlace(last.id, { ...nothingPending(), colour, colourWord: word }, reading);
  else if (last.kind === 'thing') reading.asked[reading.asked.length - 1] = { ...last, colour };
}

/** Words between a noun and what it does. */
const copulas: ReadonlySet<string> = new Set('is/are/that/which/who/die/der/das/que/qui/es/est/ist'.split('/'));

const shades: ReadonlySet<string> = new Set('dark/dunkel/oscuro/sombre/obscur'.split('/'));

function isCondition(hit: Hit): boolean {
  return hit.kind === 'entry' && ['time', 'season', 'weather', 'trait', 'mood', 'style'].includes(hit.entry.kind);
}

function nothingPending(): Pending {
  return { colourAge: 0, size: 1, weight: 1 };
}

function keepColour(pending: Pending, reading: Reading): void {
  if (pending.colour !== undefined) reading.palette.push(pending.colour);
  delete pending.colour;
}

/** Whether a word says how many. */
const isNumber = (word = ''): boolean => counts.has(word) || /^\d{1,2}$/.test(word);

/** Words between those for several of a kind and what they are. */
const ofWhich: ReadonlySet<string> = new Set(['of', 'von', 'de']);

const formats: ReadonlySet<string> = new Set('orientation/format/mode'.split('/'));

interface Taking {
  readonly words: readonly string[];
  readonly at: number;
  readonly hit: Hit;
  readonly reading: Reading;
  readonly pending: Pending;
  readonly denied: boolean;
  readonly weight: number;
}

/** "An elephant family": it is one of the animals that were named right before it. */
function becomesFamily(phrase: string, before: string | undefined, reading: Reading): boolean {
  const last = reading.asked.at(-1);
  const concept = last?.kind === 'thing' ? findConcept(last.id) : undefined;
  if (!last || !concept || !isAnimal(concept) || before === undefined || !last.phrase.endsWith(before)) return false;
  reading.asked[reading.asked.length - 1] = {
    ...last,
    phrase: `${last.phrase} ${phrase}`,
    count: familySize,
    isFamily: true,
  };
  return true;
}

/** "A family of five": it is one family, and their number is none of what is named after it. */
function takeFamily({ words, hit, ...of }: Taking): number {
  const number = words[hit.to + 1] ?? '';
  takeHit({ ...of, words: words.slice(0, hit.to), hit });
  if ((counts.get(number) ?? Number(number)) !== familySize) of.reading.ignored.push(number);
  return hit.to + 2;
}

function takeHit({ words, at, hit, reading, pending, denied, weight }: Taking): number {
  const phrase = words.slice(at, hit.to).join(' ');
  const things = reading.asked.filter(({ kind }) => kind === 'thing');
  switch (hit.kind) {
    case 'camera': {
      // "Portrait orientation" is the format of a picture.
      const next = words[hit.to] ?? '';
      if (hit.camera === 'portrait' && formats.has(next)) {
        reading.ignored.push(`${phrase} ${next}`);
        return hit.to + 1;
      }
      if (!denied) reading.camera = { word: hit.camera, phrase };
      return hit.to;
    }
    case 'side': {
      pending.side = hit.side;
      const last = things.at(-1);
      const ends = hit.to >= words.length || /^[,.;]$/.test(words[hit.to] ?? '');
      // "A tree on the right": said after its noun.
      if (ends && last && last.side === undefined)
        reading.asked[reading.asked.indexOf(last)] = { ...last, side: hit.side };
      return hit.to;
    }
    case 'unpainted':
      // What is never drawn is not refused either: there is nothing to leave out.
      if (!denied) reading.notDrawn.push(phrase);
      return hit.to;
    case 'entry':
      if (hit.entry.id === 'family' && !denied && becomesFamily(phrase, words[at - 1], reading)) return hit.to;
      if (hit.entry.id === 'family' && ofWhich.has(words[hit.to] ?? '') && isNumber(words[hit.to + 1]))
        return takeFamily({ words, at, hit, reading, pending, denied, weight });
      if (hit.entry.kind === 'place') growAsField(words, at, reading.asked);
      if (denied) reading.refused.push({ id: hit.entry.id, phrase });
      else if (!isSameAgain(words, at, reading.asked.at(-1), hit.entry)) {
        // "Reading a book on a bench": the book is in the hands of who sits there.
        const held = things.at(-1)?.id === 'book' && things.some(({ act }) => act === 'reads');
        const length = things.length - (held ? 1 : 0);
        const asked = askedOf(hit.entry, { phrase, pending, plural: hit.plural, weight, things: length });
        const { doing } = pending;
        reading.asked.push(asked);
        // "Dancing in the rain": the rain does not.
        if (doing !== undefined && asked.kind !== 'thing') performLate(doing, reading);
        else if (doing !== undefined && !perform(asked, doings.get(doing), reading, doing)) performLate(doing, reading);
        if (hit.entry.kind === 'place') {
          hearColourOfPlace(hit.entry.id, pending, reading);
          // "A dragon over the mountains", and "an angel in the clouds".
          if (pending.side === 'above' || hit.entry.id === 'sea of clouds') perform(things.at(-1), 'flies', reading);
        }
      }
      return hit.to;
  }
}

/** "A cup of coffee" is one cup, "a volcano with lava" one volcano, and "a saguaro cactus" one cactus. */
function isSameAgain(words: readonly string[], at: number, last: Asked | undefined, entry: Entry): boolean {
  if (last?.id !== entry.id) return false;
  const before = words[at - 1] ?? '';
  return last.phrase.split(' ').at(-1) === before || /^(of|de|d'|von|mit|with|avec|con)$/.test(before);
}

/** "A lavender field" and "a rose garden" are many flowers: the article belongs to the place. */
function growAsField(words: readonly string[], at: number, asked: Asked[]): void {
  const last = asked.at(-1);
  if (last?.kind !== 'thing' || last.phrase.split(' ').at(-1) !== words[at - 1]) return;
  if (findConcept(last.id)?.flower === undefined) return;
  const { count, ...flowers } = last;
  if (count === undefined || count === 1) asked[asked.length - 1] = { ...flowers, plural: true };
}

/** Places whose colour is that of the air. */
const tintedPlaces: ReadonlySet<string> = new Set(['sky', 'space', 'sea of clouds', 'abstract', 'geometric']);
/** The colours that land and water have by themselves. */
const landColours: ReadonlySet<string | undefined> = new Set(
  ['green', 'blue', 'turquoise', 'white', 'brown', 'grey', 'golden', 'yellow', 'black'].map((word) =>
    coloursByWord.get(word),
  ),
);

/** A violet sky tints the air; a pink forest is painted green, and its colour is passed over. */
function hearColourOfPlace(place: string, pending: Pending, reading: Reading): void {
  const { colour, colourWord } = pending;
  if (tintedPlaces.has(place)) keepColour(pending, reading);
  else if (colourWord !== undefined && !landColours.has(colour)) reading.ignored.push(colourWord);
}

function askedOf(
  entry: Entry,
  of: { phrase: string; pending: Pending; plural: boolean; weight: number; things: number },
): Asked {
  const { pending, things } = of;
  const colour = pending.colour ?? coloursOfKinds.get(of.phrase) ?? coloursOfKinds.get(of.phrase.replace(/s$/, ''));
  return {
    ...entry,
    phrase: of.phrase,
    plural: of.plural,
    size: pending.size * Math.min(1.6, Math.max(0.6, of.weight)),
    // "A bouquet of roses": the article belongs to the bouquet.
    ...(pending.count !== undefined && !(of.plural && pending.count === 1) && { count: pending.count }),
    ...(pending.isFamily === true && { isFamily: true }),
    ...(colour !== undefined && { colour }),
    ...(pending.matter && entry.kind === 'thing' && madeOf(pending.matter, colour)),
    ...(pending.side !== undefined && entry.kind === 'thing' && { side: pending.side }),
    ...(pending.side !== undefined && entry.kind === 'thing' && things > 0 && { of: things - 1 }),
  };
}
