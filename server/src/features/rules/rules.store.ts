import { type RuleScope, ruleScopes } from '@loomlight/contract/desk';
import { sql } from 'kysely';
import { deleteBatch, deleteOfPerson } from '../../db/delete-batch.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { PromptRule } from './rules.rules.ts';

/** Changes with every rule that is added or ended, and never comes back: rules are not removed. */
export async function findRulesState(db: Db): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    SELECT concat_ws(':', count(*), count(ended_at), max(id::text)) AS state FROM prompt_rule`.execute(db);
  return rows[0]?.state ?? '';
}

/** Every rule that holds; there are at most `rulesMax`. */
export async function listStandingRules(db: Db): Promise<PromptRule[]> {
  const rows = await db
    .selectFrom('prompt_rule')
    .select(['id', 'pattern', 'folded', 'action', 'explanation', 'category', 'scopes', 'is_beginning as isBeginning'])
    .where('ended_at', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, scopes: scopesOf(row) }));
}

/** What a rule holds for. */
export function scopesOf({ scopes }: { readonly scopes: readonly string[] }): RuleScope[] {
  return ruleScopes.filter((scope) => scopes.includes(scope));
}

/** Rules for the desk, the newest first, those that hold before those that were ended, with what they met since then. */
export async function listDeskRules(db: Db, input: { readonly hitsSince: Date; readonly limit: number }) {
  return db
    .selectFrom('prompt_rule')
    .selectAll()
    .select(
      sql<number>`(SELECT coalesce(sum(hits), 0)::int FROM prompt_rule_day
        WHERE rule_id = prompt_rule.id AND day >= ${input.hitsSince}::timestamptz)`.as('hits'),
    )
    .orderBy(sql`ended_at IS NOT NULL`)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(input.limit)
    .execute();
}
export type DeskRuleRow = Awaited<ReturnType<typeof listDeskRules>>[number];

/** The words of rules by their ids. */
export async function findPatterns(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('prompt_rule').select(['id', 'pattern']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, pattern }) => [id, pattern]));
}

/** One rule, held until the transaction ends. */
export async function lockRule(db: Db, id: string) {
  return db.selectFrom('prompt_rule').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The rule that holds for these words, and how many there are in all. */
export async function findStanding(db: Db, folded: string) {
  const { rows } = await sql<{ id: string | null; count: number }>`
    SELECT (SELECT id FROM prompt_rule WHERE folded = ${folded} AND ended_at IS NULL) AS id,
      (SELECT count(*)::int FROM prompt_rule WHERE ended_at IS NULL) AS count`.execute(db);
  return rows[0] ?? { id: null, count: 0 };
}

export async function insertRule(
  tx: Tx,
  rule: PromptRule & {
    readonly note: string;
    readonly counts: boolean;
    readonly madeBy: string;
    readonly now: Date;
  },
): Promise<void> {
  const { madeBy: made_by, now: made_at, isBeginning: is_beginning, scopes, ...values } = rule;
  await tx
    .insertInto('prompt_rule')
    .values({ ...values, scopes: [...scopes], is_beginning, made_by, made_at })
    .execute();
}

export async function endRule(
  tx: Tx,
  end: { readonly id: string; readonly by: string; readonly now: Date },
): Promise<void> {
  await tx.updateTable('prompt_rule').set({ ended_by: end.by, ended_at: end.now }).where('id', '=', end.id).execute();
}

/** Counts that a rule was met. */
export async function countHit(db: Db, hit: { readonly ruleId: string; readonly now: Date }): Promise<void> {
  await sql`INSERT INTO prompt_rule_day (rule_id, day, hits) VALUES (${hit.ruleId}::uuid, date_trunc('day', ${hit.now}::timestamptz, 'UTC'), 1)
    ON CONFLICT (rule_id, day) DO UPDATE SET hits = prompt_rule_day.hits + 1`.execute(db);
}

/** How often rules were met between two beginnings of days, by what they do and are about; of prompts, names and bios. */
export async function countMetByCategory(db: Db, time: { readonly from: Date; readonly to: Date }) {
  return db
    .selectFrom('prompt_rule_day')
    .innerJoin('prompt_rule', 'prompt_rule.id', 'prompt_rule_day.rule_id')
    .select(({ fn, cast }) => ['action', 'category', cast<number>(fn.sum('hits'), 'integer').as('count')])
    .where('day', '>=', time.from)
    .where('day', '<', time.to)
    .groupBy(['action', 'category'])
    .orderBy('action')
    .orderBy('category')
    .execute();
}

/** Remembers that somebody was refused, without a word of what. */
export async function insertRefusal(
  db: Db,
  refusal: { readonly id: string; readonly userId: string; readonly ruleId: string | null; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('prompt_refusal')
    .values({ public_id: refusal.id, user_id: refusal.userId, rule_id: refusal.ruleId, refused_at: refusal.now })
    .execute();
}

/** People who were refused at least so often since then, not by mistake and not by rules that do not count, the most often first; over prompt_refusal_by_time. */
export async function listOftenRefused(
  db: Db,
  input: { readonly since: Date; readonly times: number; readonly limit: number },
): Promise<{ readonly user_id: string; readonly count: number; readonly since: Date }[]> {
  const { rows } = await sql<{ user_id: string; count: number; since: Date }>`
    SELECT user_id, count(*)::int AS count, min(refused_at) AS since FROM prompt_refusal
    WHERE refused_at > ${input.since}::timestamptz AND outcome IS DISTINCT FROM 'mistaken'
      AND NOT EXISTS (SELECT FROM prompt_rule WHERE prompt_rule.id = prompt_refusal.rule_id AND NOT counts) GROUP BY user_id HAVING count(*) >= ${input.times}
    ORDER BY count(*) DESC, user_id LIMIT ${input.limit}`.execute(db);
  return rows;
}

/** Removes refusals from before then, those that somebody calls a mistake so long after the answer. */
export async function removeOldRefusals(db: Db, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, {
    table: 'prompt_refusal',
    where: sql`refused_at < ${before}::timestamptz AND objection IS NULL
      AND (answered_at IS NULL OR answered_at < ${before}::timestamptz)`,
    oldest: 'refused_at',
    limit,
  });
}

/** Removes what is remembered of a person. */
export async function deleteSomeRefusals(
  db: Db,
  input: { readonly userId: string; readonly limit: number },
): Promise<number> {
  return deleteOfPerson(db, { table: 'prompt_refusal', ...input });
}
