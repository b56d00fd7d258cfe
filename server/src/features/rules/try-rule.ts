import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { fieldError } from '../../kernel/errors.ts';
import { listPromptsBefore } from '../content/index.ts';
import { canBeBeginning, canBeRule, foldWords, holdsWords } from './rules.rules.ts';

const pageSize = 2_000;
const pagesMax = 25;

/** What a rule would have met among what was made; no word of it. */
export interface TriedRule {
  readonly lookedAt: number;
  readonly hits: number;
  readonly people: number;
}

/** Counts the pieces of the last days whose prompt holds some words, among the newest 50,000 (DESK-30). */
export async function tryRule(
  ctx: { readonly db: Db; readonly clock: Clock },
  input: { readonly pattern: string; readonly isBeginning: boolean; readonly days: number },
): Promise<TriedRule> {
  const words = foldWords(input.pattern);
  if (!canBeRule(words)) throw fieldError('pattern', 'Please write a word or a few of them.');
  if (input.isBeginning && !canBeBeginning(words))
    throw fieldError('pattern', 'The beginning of words is one word of three letters at least.');
  const rule = { folded: words.join(' '), isBeginning: input.isBeginning };
  const since = addSeconds(ctx.clock.now(), -input.days * 86_400);
  const people = new Set<string>();
  let [lookedAt, hits] = [0, 0];
  let before: string | undefined;
  for (let pages = 0; pages < pagesMax; pages += 1) {
    const page = await listPromptsBefore(ctx.db, { before, limit: pageSize });
    const items = page.filter((item) => item.created_at >= since);
    for (const item of items) {
      if (!holdsWords(item.prompt, rule)) continue;
      hits += 1;
      people.add(item.user_id);
    }
    lookedAt += items.length;
    if (items.length < pageSize) break;
    before = page.at(-1)?.id;
  }
  return { lookedAt, hits, people: people.size };
}
