import { longestPhrase, vocabulary } from './vocabulary.ts';
import type { Meaning } from './vocabulary.ts';

/** One known word or phrase found in a prompt. */
export interface Finding {
  readonly phrase: string;
  readonly meaning: Meaning;
  /** Index of its first word. */
  readonly from: number;
  /** Index after its last word. */
  readonly to: number;
}

/** A prompt as words, and what is known of them. */
export interface Reading {
  readonly words: readonly string[];
  readonly findings: readonly Finding[];
}

const negations = new Set(['no', 'without', 'not', 'excluding', 'minus']);
/** Most prompts say it in a few dozen words; the limit keeps a pasted novel cheap. */
const mostWords = 120;

/** Finds the vocabulary in a prompt, the longest phrases first, skipping what is denied ("without people"). */
export function readWords(prompt: string): Reading {
  const words = (prompt.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[,.;:!?]/gu) ?? []).slice(
    0,
    mostWords,
  );
  const findings: Finding[] = [];
  let at = 0;
  let deniedUntil = -1;
  while (at < words.length) {
    const word = words[at] ?? '';
    if (negations.has(word)) deniedUntil = at + 2;
    const finding = findPhrase(words, at);
    if (finding && at > deniedUntil) findings.push(finding);
    at = finding?.to ?? at + 1;
  }
  return { words, findings };
}

function findPhrase(words: readonly string[], from: number): Finding | undefined {
  for (let length = Math.min(longestPhrase, words.length - from); length > 0; length--) {
    const phrase = words.slice(from, from + length).join(' ');
    const meaning = formsOf(phrase).flatMap((form) => vocabulary.get(form) ?? [])[0];
    if (meaning) return { phrase, meaning, from, to: from + length };
  }
  return undefined;
}

/** The phrase itself and its likely singulars. */
function formsOf(phrase: string): readonly string[] {
  const forms = [phrase, phrase.replace(/['’]s$/u, '')];
  if (phrase.endsWith('ies')) forms.push(`${phrase.slice(0, -3)}y`);
  if (phrase.endsWith('ves')) forms.push(`${phrase.slice(0, -3)}f`, `${phrase.slice(0, -3)}fe`);
  if (/(?:s|x|sh|ch)es$/u.test(phrase)) forms.push(phrase.slice(0, -2));
  if (phrase.endsWith('s') && !phrase.endsWith('ss')) forms.push(phrase.slice(0, -1));
  if (phrase.includes('-')) forms.push(phrase.replaceAll('-', ' '));
  return forms;
}
