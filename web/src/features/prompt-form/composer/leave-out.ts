const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The prompt without these words, and without the article and the comma or gap that they leave behind; undefined when they do not stand
 * in it letter for letter (an engine may name them in another form).
 */
export function leaveOut(prompt: string, phrase: string): string | undefined {
  const isUnspaced = unspaced.test(phrase);
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
  const words = String.raw`(?<![\p{L}\p{N}])(?:(?:and|with|an?|the)\s+)*${escaped}(?![\p{L}\p{N}])`;
  const found = new RegExp(isUnspaced ? escaped : words, 'iu').exec(prompt);
  if (!found) return undefined;
  const [left, right] = [prompt.slice(0, found.index), prompt.slice(found.index + found[0].length)];
  const [before, after] = [left.replace(/[\s,]+$/, ''), right.replace(/^[\s,]+/, '')];
  if (before === '' || after === '' || /^[.;:!?)]/.test(after)) return before + after;
  if (/,\s*$/.test(left) || /^\s*,/.test(right)) return `${before}, ${after}`;
  return `${before}${isUnspaced ? '' : ' '}${after}`;
}
