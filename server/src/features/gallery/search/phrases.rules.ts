/** Words that say nothing by themselves: none is proposed alone, and no proposal ends with one. */
const fillers = new Set(
  (
    'a an and are as at be between by for from has have her his in inside into is it its like near of off on onto or out outside over ' +
    's some that the their there these this those through to toward towards under up upon very was were which while who with within without'
  ).split(' '),
);

/** The words of a text in their order, as they are compared. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function isTelling(word: string): boolean {
  return word.length > 2 && !fillers.has(word) && !/^\p{N}+$/u.test(word);
}

/** How many fillers may stand between two words of one proposal ("whale at the coast"). */
const fillersBetween = 2;

/**
 * What the typed words can become, by prompts that have them: the last word finished, and then followed by what follows it there. Those that
 * most prompts have come first, `max` of them. The typed words themselves are no proposal.
 */
export function completionsOf(typed: string, prompts: readonly string[], max: number): string[] {
  const given = wordsOf(typed);
  const begun = given.at(-1);
  if (begun === undefined) return [];
  const head = given.slice(0, -1);
  const counts = new Map<string, number>();
  for (const prompt of prompts)
    for (const phrase of new Set(completionsIn(head, begun, wordsOf(prompt))))
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  counts.delete(given.join(' '));
  return [...counts]
    .toSorted(([a, most], [b, more]) => more - most || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, max)
    .map(([phrase]) => phrase);
}

function completionsIn(head: readonly string[], begun: string, words: readonly string[]): string[] {
  return words.flatMap((word, place) => {
    if (!word.startsWith(begun)) return [];
    const whole = [...head, word];
    const more = nextTelling(words, place);
    const phrases =
      more.length === 0 || more.some((one) => head.includes(one)) ? [whole] : [whole, [...whole, ...more]];
    return phrases.map((phrase) => phrase.join(' '));
  });
}

/** The words after this place up to the first that says something; none where it is too far away. */
function nextTelling(words: readonly string[], place: number): string[] {
  for (let end = place + 1; end <= place + 1 + fillersBetween && end < words.length; end += 1)
    if (isTelling(words[end] ?? '')) return words.slice(place + 1, end + 1);
  return [];
}

/** What a phrase was found in. */
export interface Phrase<Item> {
  readonly words: string;
  /** The first item that has it. */
  readonly item: Item;
}

/**
 * Phrases of two words, or one, that prompts of at least `peopleMin` different people have (KEEP-17): what one person alone wrote is never
 * among them. Those of most people come first, longer ones before shorter ones; no word and no item stands in two of them.
 */
export function commonPhrases<Item extends { readonly prompt: string; readonly user_id: string }>(
  items: readonly Item[],
  { peopleMin, max }: { readonly peopleMin: number; readonly max: number },
): Phrase<Item>[] {
  const found = new Map<string, { people: Set<string>; items: Item[]; length: number }>();
  for (const item of items)
    for (const phrase of new Set(phrasesIn(wordsOf(item.prompt)))) {
      const entry = found.get(phrase) ?? { people: new Set(), items: [], length: phrase.split(' ').length };
      entry.people.add(item.user_id);
      entry.items.push(item);
      found.set(phrase, entry);
    }
  const common = [...found].filter(([, { people }]) => people.size >= peopleMin);
  common.sort(([a, one], [b, two]) => two.length * two.people.size - one.length * one.people.size || (a < b ? -1 : 1));
  const taken = new Set<string>();
  const shown = new Set<Item>();
  const chosen: Phrase<Item>[] = [];
  for (const [words, entry] of common) {
    if (chosen.length === max) break;
    const parts = words.split(' ');
    const item = entry.items.find((one) => !shown.has(one));
    if (!item || parts.some((part) => taken.has(part))) continue;
    for (const part of parts) taken.add(part);
    shown.add(item);
    chosen.push({ words, item });
  }
  return chosen;
}

function phrasesIn(words: readonly string[]): string[] {
  return words.flatMap((word, place) => {
    if (!isTelling(word)) return [];
    const next = words[place + 1];
    return next !== undefined && next !== word && isTelling(next) ? [word, `${word} ${next}`] : [word];
  });
}
