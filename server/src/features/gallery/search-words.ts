/** More words than this narrow nothing down any further. */
const wordsMax = 8;

/**
 * A text query of the database out of what a person typed: every word must be there, the last one may be unfinished.
 * Undefined when nothing can be searched for. Words are quoted, so that no sign of the query language acts.
 */
export function searchWords(text: string): string | undefined {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, wordsMax);
  if (words.length === 0) return undefined;
  return `${words.map((word) => `'${word}'`).join(' & ')}:*`;
}
