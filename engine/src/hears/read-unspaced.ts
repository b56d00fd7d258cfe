import { hanColours, hanCounts, hanDoings, hanPortraits } from './grammar.ts';
import type { Doing } from './grammar.ts';
import type { Asked } from './heard.ts';
import { lexicon } from './lexicon.ts';
import type { Entry } from './lexicon.ts';
import { madeOf, takeMatters } from './matter.ts';
import type { Reading } from './reading.ts';
import { unpaintedHan } from './unpainted.ts';

/** Words without spaces, longer ones first: a trumpet (トランペット) is no tiger (トラ), whether it can be drawn or not. */
const unspacedWords: readonly (readonly [string, Entry | 'unpainted' | 'portrait' | { readonly doing: Doing }])[] = [
  ...lexicon.unspaced,
  ...hanPortraits.map((word) => [word, 'portrait'] as const),
  ...hanDoings.map(([word, doing]) => [word, { doing }] as const),
  ...unpaintedHan.map((word) => [word, 'unpainted'] as const),
].toSorted(([one], [other]) => other.length - one.length);

/** Those of them that name things, with their ids. */
const unspacedThings: readonly (readonly [string, string])[] = unspacedWords.flatMap(([word, entry]) =>
  typeof entry === 'object' && 'id' in entry && entry.kind === 'thing' ? [[word, entry.id] as const] : [],
);

/** Takes out what is written without spaces (Chinese, Japanese, emoji) and gives back the rest of the text. */
export function readUnspaced(text: string, reading: Reading): string {
  const { text: bare, matters } = takeMatters(text, unspacedThings);
  let rest = bare;
  for (const [word, entry] of unspacedWords) {
    const at = rest.indexOf(word);
    if (at < 0) continue;
    const before = rest.slice(Math.max(0, at - 4), at);
    const after = rest.slice(at + word.length, at + word.length + 3);
    const denied = /(?:没有|无|不要|沒有)\s*$/u.test(before) || /^(?:なし|のない|無し)/u.test(after);
    if (entry === 'unpainted') {
      if (!denied) reading.notDrawn.push(word);
    } else if (typeof entry === 'object' && 'doing' in entry) {
      if (!denied) reading.done.push({ word, doing: entry.doing });
    } else if (entry === 'portrait') {
      if (!denied) reading.camera = { word: entry, phrase: word };
    } else if (denied) reading.refused.push({ id: entry.id, phrase: word });
    else {
      const matter = matters.get(word);
      const asked = unspacedAsked(word, entry, before);
      reading.asked.push({ ...asked, ...(matter && madeOf(matter, asked.colour)) });
    }
    rest = rest.replaceAll(word, '　');
  }
  return rest.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]+/gu, ' ');
}

function unspacedAsked(word: string, entry: Entry, before: string): Asked {
  const plain = before.replace(/[只匹个朵棵头隻本頭つの条艘座辆\s]/gu, '');
  const signs = Array.from(plain);
  const colour = Array.from(before)
    .map((sign) => hanColours[sign])
    .find((found) => found !== undefined);
  const number = hanCounts[signs.at(-1) ?? ''] ?? hanCounts[signs.at(-2) ?? ''];
  return {
    ...entry,
    phrase: word,
    plural: false,
    size: 1,
    ...(number !== undefined && entry.kind === 'thing' && { count: number }),
    ...(colour !== undefined && entry.kind === 'thing' && { colour }),
  };
}
