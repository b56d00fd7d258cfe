import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { fieldError } from '../../kernel/errors.ts';
import { findNames } from '../accounts/index.ts';
import { listPromptsBefore } from '../content/index.ts';
import { canBeBeginning, canBeRule, findMatched, foldWords } from './rules.rules.ts';

const pageSize = 2_000;
const pagesMax = 25;
const samplesMax = 10;

/** A piece that a rule would have met, with the words that it met and no other. */
export interface RuleSample {
  readonly contentId: string;
  /** Of its maker; empty for who has just left. */
  readonly username: string;
  readonly at: Date;
  readonly matched: string;
}

/** What a rule would have met among what was made. */
export interface TestedRule {
  readonly lookedAt: number;
  readonly hits: number;
  readonly people: number;
  /** The days of the world's time on which it would have met something, the newest first. */
  readonly byDay: readonly { readonly day: string; readonly hits: number }[];
  /** The newest of them. */
  readonly samples: readonly RuleSample[];
}

/** Counts the pieces of the last days whose prompt meets a rule that is not written yet, among the newest 50,000 (DESK-30, DESK-134). */
export async function testRule(
  ctx: { readonly db: Db; readonly clock: Clock },
  input: { readonly pattern: string; readonly isBeginning: boolean; readonly days: number },
): Promise<TestedRule> {
  const words = foldWords(input.pattern);
  if (!canBeRule(words)) throw fieldError('pattern', 'Please write a word or a few of them.');
  if (input.isBeginning && !canBeBeginning(words))
    throw fieldError('pattern', 'The beginning of words is one word of three letters at least.');
  const rule = { folded: words.join(' '), isBeginning: input.isBeginning };
  const since = addSeconds(ctx.clock.now(), -input.days * 86_400);
  const people = new Set<string>();
  const byDay = new Map<string, number>();
  const newest: (Omit<RuleSample, 'username'> & { readonly userId: string })[] = [];
  let [lookedAt, hits] = [0, 0];
  let before: string | undefined;
  for (let pages = 0; pages < pagesMax; pages += 1) {
    const page = await listPromptsBefore(ctx.db, { before, limit: pageSize });
    const items = page.filter((item) => item.created_at >= since);
    for (const { id: contentId, user_id: userId, created_at: at, prompt } of items) {
      const matched = findMatched(prompt, rule);
      if (matched === undefined) continue;
      hits += 1;
      people.add(userId);
      const day = at.toISOString().slice(0, 10);
      byDay.set(day, (byDay.get(day) ?? 0) + 1);
      if (newest.length < samplesMax) newest.push({ contentId, userId, at, matched });
    }
    lookedAt += items.length;
    if (items.length < pageSize) break;
    before = page.at(-1)?.id;
  }
  const names = await findNames(
    ctx.db,
    newest.map(({ userId }) => userId),
  );
  const samples = newest.map(({ userId, ...sample }) => ({ ...sample, username: names.get(userId) ?? '' }));
  const days = Array.from(byDay, ([day, count]) => ({ day, hits: count }));
  return { lookedAt, hits, people: people.size, byDay: days, samples };
}
