import type { RuleScope } from '@loomlight/contract/desk';
import type { ReportCategory } from '@loomlight/contract/reports';

/** What a rule compares, and what it does. */
export interface PromptRule {
  readonly id: string;
  /** Its words as they were written. */
  readonly pattern: string;
  /** The same as `foldWords` makes them, a blank between two. */
  readonly folded: string;
  readonly action: 'refuse' | 'review';
  readonly scopes: readonly RuleScope[];
  /** It is one word, and is met by each word that begins so. */
  readonly isBeginning: boolean;
  readonly explanation: string;
  /** What it is about. */
  readonly category: ReportCategory;
}

/** What the rules say of a text. */
export type Verdict =
  | { readonly kind: 'pass' }
  | {
      readonly kind: 'refuse';
      /** Null for what is never made, and for the classifier. */
      readonly ruleId: string | null;
      readonly explanation: string;
      /** What the rule is about; null for the classifier, which says nothing of it. */
      readonly category: ReportCategory | null;
    }
  /** Null and null: the classifier, or that it did not answer. */
  | { readonly kind: 'review'; readonly ruleId: string | null; readonly category: ReportCategory | null };

/** What is counted of a verdict against a text: words of this product alone, so that no metric holds one of anybody else. */
export interface RuleMet {
  readonly action: 'refuse' | 'review';
  readonly by: 'rule' | 'classifier';
  /** What the rule is about; `none` for the classifier. */
  readonly category: ReportCategory | 'none';
}

/** A phrase has at most so many words; signs of a script without blanks are a word each. */
export const phraseWordsMax = 12;

/** Letters of other scripts that look like those of ours, and ours that take no mark apart. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  'аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx ԁd ɡg αa βb εe ιi κk νv οo ρp τt υu χx øo łl đd ıi ħh ŧt'
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]),
);
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const marks = /\p{Mn}/gu;
/** A run of letters and digits, or one sign of a script that sets no blanks between its words. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}])+/gu;

/** The words of a text as rules compare them: whatever is written around, above or between the letters says the same (DESK-27). */
export function foldWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(invisible, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFKC');
  const folded = Array.from(plain, (letter) => lookAlikes.get(letter) ?? letter).join('');
  return folded.match(word) ?? [];
}

/** Whether words can be a rule: at least one, of two letters in all, and not more than a phrase has. */
export function canBeRule(words: readonly string[]): boolean {
  return words.length > 0 && words.length <= phraseWordsMax && words.join('').length >= 2;
}

/** Whether a word can be the beginning of words: one, of three letters at least, since two begin half of the language. */
export function canBeBeginning(words: readonly string[]): boolean {
  return words.length === 1 && (words[0]?.length ?? 0) >= 3;
}

/** Lists the rules that a text meets, each once. Takes as long as the text is long, however many rules there are. */
export function compileRules(rules: readonly PromptRule[]): (text: string) => readonly PromptRule[] {
  const whole = rules.filter(({ isBeginning }) => !isBeginning);
  const beginnings = rules.filter(({ isBeginning }) => isBeginning);
  const byWords = new Map(whole.map((rule) => [rule.folded, rule]));
  const byBeginning = new Map(beginnings.map((rule) => [rule.folded, rule]));
  const wordsMax = Math.max(0, ...whole.map(({ folded }) => folded.split(' ').length));
  const lettersMax = Math.max(0, ...beginnings.map(({ folded }) => folded.length));
  return (text) => {
    if (rules.length === 0) return [];
    const words = foldWords(text);
    const met = [
      ...Array.from(phrasesOf(words, wordsMax), (phrase) => byWords.get(phrase)),
      ...Array.from(beginningsOf(words, lettersMax), (beginning) => byBeginning.get(beginning)),
    ];
    return [...new Set(met.filter((rule) => rule !== undefined))];
  };
}

/** What the rules that a text meets come to: one that refuses comes before one that asks to look. */
export function verdictOfRules(met: readonly PromptRule[]): Verdict {
  const refusing = met.find(({ action }) => action === 'refuse');
  if (refusing) {
    const { id: ruleId, explanation, category } = refusing;
    return { kind: 'refuse', ruleId, explanation, category };
  }
  return met[0] ? { kind: 'review', ruleId: met[0].id, category: met[0].category } : { kind: 'pass' };
}

/** What is counted of a verdict (DESK-139). */
export function countedOf({ kind, category }: Exclude<Verdict, { readonly kind: 'pass' }>): RuleMet {
  return { action: kind, by: category === null ? 'classifier' : 'rule', category: category ?? 'none' };
}

/** The words of a text that meet a rule, as they are compared: its own, whole and in a row, or the first word that begins so. Undefined where none does. */
export function findMatched(
  text: string,
  { folded, isBeginning }: Pick<PromptRule, 'folded' | 'isBeginning'>,
): string | undefined {
  const words = foldWords(text);
  if (isBeginning) return words.find((one) => one.startsWith(folded));
  return ` ${words.join(' ')} `.includes(` ${folded} `) ? folded : undefined;
}

function* beginningsOf(words: readonly string[], lettersMax: number): Generator<string> {
  for (const one of words)
    for (let length = 1; length <= lettersMax && length <= one.length; length += 1) yield one.slice(0, length);
}

function* phrasesOf(words: readonly string[], longest: number): Generator<string> {
  for (let start = 0; start < words.length; start += 1)
    for (let length = 1; length <= longest && start + length <= words.length; length += 1)
      yield words.slice(start, start + length).join(' ');
}
