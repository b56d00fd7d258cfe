import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { FoundSignal } from './signals.rules.ts';

/** Writes signals down, with their ties; whose sellers have one of the kind open keep that. Their accounts must be locked. Answers whose are new. */
export async function insertSignals(
  tx: Tx,
  signals: readonly (FoundSignal & { readonly id: string })[],
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    INSERT INTO abuse_flag (id, user_id, kind, score, opened_at)
    SELECT id, user_id, kind, score, ${now}::timestamptz FROM unnest(
      ${signals.map(({ id }) => id)}::uuid[], ${signals.map(({ userId }) => userId)}::uuid[],
      ${signals.map(({ kind }) => kind)}::text[], ${signals.map(({ score }) => score)}::int[]) AS found (id, user_id, kind, score)
    ORDER BY user_id
    ON CONFLICT (user_id, kind) WHERE closed_at IS NULL DO NOTHING RETURNING id, user_id`.execute(tx);
  const made = new Set(rows.map(({ id }) => id));
  const ties = signals.flatMap(({ id, ties: of }) => (made.has(id) ? of.map((tie) => ({ id, ...tie })) : []));
  await sql`
    INSERT INTO abuse_tie (flag_id, seller_id, buyer_id, credits, unlocks, first_at, last_at, shared)
    SELECT * FROM unnest(
      ${ties.map(({ id }) => id)}::uuid[], ${ties.map(({ sellerId }) => sellerId)}::uuid[], ${ties.map(({ buyerId }) => buyerId)}::uuid[],
      ${ties.map(({ credits }) => credits)}::int[], ${ties.map(({ unlocks }) => unlocks)}::int[],
      ${ties.map(({ firstAt }) => firstAt.toISOString())}::timestamptz[], ${ties.map(({ lastAt }) => lastAt.toISOString())}::timestamptz[],
      ${ties.map(({ shared }) => shared)}::text[])`.execute(tx);
  return rows.map((row) => row.user_id);
}

/** Which of these people are there; they stay so until the transaction ends. */
export async function keepPeople(tx: Tx, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM users WHERE id = ANY(${[...userIds]}::uuid[]) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.id));
}

const asRow = ['f.id', 'f.user_id', 'f.kind', 'f.score', 'f.opened_at', 'f.closed_at', 'f.outcome'] as const;

/** Open signals, the oldest first, or closed ones, the latest first; a page by its key, over abuse_flag_open or abuse_flag_closed. */
export async function listSignals(
  db: Db,
  page: { readonly isOpen: boolean; readonly before: string | undefined; readonly limit: number },
) {
  const { isOpen, before, limit } = page;
  const at = sql.ref(isOpen ? 'f.opened_at' : 'f.closed_at');
  const last = sql`(SELECT ${sql.ref(isOpen ? 'opened_at' : 'closed_at')}, id FROM abuse_flag WHERE id = ${before ?? null}::uuid)`;
  return db
    .selectFrom('abuse_flag as f')
    .innerJoin('users', 'users.id', 'f.user_id')
    .innerJoin('account', 'account.user_id', 'f.user_id')
    .select([...asRow, 'users.username', 'users.deleted_at'])
    .select((eb) =>
      eb
        .selectFrom('credit_hold as h')
        .select(sql<number>`coalesce(sum(h.amount - h.returned), 0)::int`.as('credits'))
        .whereRef('h.seller_id', '=', 'f.user_id')
        .where('h.state', '=', 'held')
        .where('h.needs_review', '=', true)
        .as('in_review'),
    )
    .where('f.closed_at', isOpen ? 'is' : 'is not', null)
    .$if(before !== undefined, (query) =>
      query.where(isOpen ? sql<boolean>`(${at}, f.id) > ${last}` : sql<boolean>`(${at}, f.id) < ${last}`),
    )
    .orderBy(isOpen ? 'f.opened_at' : 'f.closed_at', isOpen ? 'asc' : 'desc')
    .orderBy('f.id', isOpen ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}
export type SignalRow = Awaited<ReturnType<typeof listSignals>>[number];

/** The open signals, counted up to `limit`, with the time of the first. */
export async function countSignals(
  db: Db,
  limit: number,
): Promise<{ readonly count: number; readonly since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    SELECT count(*)::int AS count, min(opened_at) AS since FROM (
      SELECT opened_at FROM abuse_flag WHERE closed_at IS NULL ORDER BY opened_at, id LIMIT ${limit}::int) AS open`.execute(
    db,
  );
  return rows[0] ?? { count: 0, since: null };
}

/** One signal with the name of its seller; undefined for none of this id. */
export async function findSignal(db: Db, id: string) {
  return db
    .selectFrom('abuse_flag as f')
    .innerJoin('users', 'users.id', 'f.user_id')
    .select([...asRow, 'users.username', 'users.deleted_at'])
    .where('f.id', '=', id)
    .executeTakeFirst();
}

/** The ties of a signal with the names of both, the most credits first, so many at most. */
export async function listTies(db: Db, of: { readonly signalId: string; readonly limit: number }) {
  return db
    .selectFrom('abuse_tie as t')
    .innerJoin('users as seller', 'seller.id', 't.seller_id')
    .innerJoin('users as buyer', 'buyer.id', 't.buyer_id')
    .select(['t.seller_id', 't.buyer_id', 't.credits', 't.unlocks', 't.first_at', 't.last_at', 't.shared'])
    .select(['seller.username as seller_name', 'seller.deleted_at as seller_left'])
    .select(['buyer.username as buyer_name', 'buyer.deleted_at as buyer_left'])
    .where('t.flag_id', '=', of.signalId)
    .orderBy('t.credits', 'desc')
    .orderBy('t.seller_id')
    .orderBy('t.buyer_id')
    .limit(of.limit)
    .execute();
}
export type TieRow = Awaited<ReturnType<typeof listTies>>[number];

/** A signal, held until the transaction ends. The account of its seller is locked before it. */
export async function lockSignal(db: Db, id: string) {
  return db.selectFrom('abuse_flag').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whether a person has another open signal than this one. */
export async function hasOtherOpen(db: Db, of: { readonly userId: string; readonly id: string }): Promise<boolean> {
  const row = await db
    .selectFrom('abuse_flag')
    .select('id')
    .where('user_id', '=', of.userId)
    .where('id', '<>', of.id)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes down what was last done about the income that waits. */
export async function setOutcome(tx: Tx, id: string, outcome: 'released' | 'returned'): Promise<void> {
  await tx.updateTable('abuse_flag').set({ outcome }).where('id', '=', id).execute();
}

/** Closes a signal; `by` is null for who works at the machine. */
export async function endSignal(
  tx: Tx,
  end: { readonly id: string; readonly by: string | null; readonly now: Date },
): Promise<void> {
  await sql`UPDATE abuse_flag SET closed_at = ${end.now}::timestamptz, closed_by = ${end.by}::uuid, outcome = coalesce(outcome, 'closed')
    WHERE id = ${end.id}::uuid AND closed_at IS NULL`.execute(tx);
}

/** Removes what was written down about a person's sales; that others traded with them stays with those. The account must be locked. */
export async function deleteSignalsOf(tx: Tx, userId: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('abuse_flag').where('user_id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}
