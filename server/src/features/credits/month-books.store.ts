import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

/** A month, from its first moment to that of the next one. */
export interface Month {
  readonly from: Date;
  readonly to: Date;
}

export async function insertCheck(
  db: Db,
  check: {
    readonly id: string;
    readonly at: Date;
    readonly by: string;
    readonly users: number;
    readonly entries: number;
    readonly violations: number;
  },
): Promise<void> {
  const { at: checked_at, by: checked_by, ...figures } = check;
  await db
    .insertInto('ledger_check')
    .values({ ...figures, checked_at, checked_by })
    .execute();
}

/** The history of checks that were asked for, the newest first. */
export async function listChecks(db: Db, limit: number) {
  return db
    .selectFrom('ledger_check')
    .selectAll()
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
export type LedgerCheck = Awaited<ReturnType<typeof listChecks>>[number];

/** What all accounts held when a month began and ended, each summed by itself, and what moved in it by kind: one look at the ledger. */
export async function sumMonth(
  db: Db,
  { from, to }: Month,
): Promise<{ readonly opening: number; readonly closing: number; readonly kinds: ReadonlyMap<string, number> }> {
  const { rows } = await sql<{ part: string; kind: string | null; sum: string }>`
    SELECT 'opening' AS part, NULL AS kind, coalesce(sum(amount), 0)::text AS sum FROM credit_entry WHERE created_at < ${from}::timestamptz
    UNION ALL SELECT 'closing', NULL, coalesce(sum(amount), 0)::text FROM credit_entry WHERE created_at < ${to}::timestamptz
    UNION ALL SELECT 'kind', kind, sum(amount)::text FROM credit_entry
      WHERE created_at >= ${from}::timestamptz AND created_at < ${to}::timestamptz GROUP BY kind`.execute(db);
  const of = (part: string): number => Number(rows.find((row) => row.part === part)?.sum ?? 0);
  const kinds = rows.flatMap(({ kind, sum }): [string, number][] => (kind === null ? [] : [[kind, Number(sum)]]));
  return { opening: of('opening'), closing: of('closing'), kinds: new Map(kinds) };
}

/** Entries of a month by key, the oldest first, over credit_entry_by_time; never a word of what they were for. */
export async function listMonthEntries(
  db: Db,
  page: Month & { readonly after: string; readonly limit: number },
): Promise<
  {
    readonly id: string;
    readonly created_at: Date;
    readonly user_id: string;
    readonly kind: string;
    readonly amount: number;
  }[]
> {
  return db
    .selectFrom('credit_entry')
    .select(['id', 'created_at', 'user_id', 'kind', 'amount'])
    .where('created_at', '>=', page.from)
    .where('created_at', '<', page.to)
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.limit)
    .execute();
}
