import type { Words } from './concept.ts';

/** The words of each language in their order, synonyms apart by `/`: English, German, Spanish, French, Chinese, Japanese, Arabic; and emoji. */
export function wordsOf(...words: readonly string[]): Words {
  const [en = '', de = '', es = '', fr = '', zh = '', ja = '', ar = '', emoji = ''] = words;
  return { en, de, es, fr, zh, ja, ar, emoji };
}

/** The same from one line, languages apart by `|`. */
export const wordsOfLine = (line: string): Words => wordsOf(...line.split('|'));
