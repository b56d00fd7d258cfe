import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/** The entry and the time behind which a round looks. */
export interface RoundStart {
  readonly fromEntry: string;
  readonly fromTime: Date;
}

/** A checkpoint as text, and the seal that it has. */
export interface SealedText {
  readonly userId: string;
  readonly text: string;
  readonly seal: Buffer;
}

const batchRows = 1_000;

/** Runs `work` on one unchanging image of the database, to which it may add. */
export function inSnapshot<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').execute(work);
}

/** Where the next round begins: behind what the last round but one had seen. Undefined before the first: it looks at everything. */
export async function findRoundStart(tx: Tx): Promise<RoundStart | undefined> {
  const [last, before] = await tx
    .selectFrom('ledger_round')
    .select(['newest_entry', 'began_at'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  if (!last) return undefined;
  return { fromEntry: before?.newest_entry ?? '0', fromTime: before?.began_at ?? new Date(0) };
}

/** When the newest round was made, by whichever process, if it found nothing wrong. */
export async function findLastRound(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ began_at: Date }>`
    SELECT began_at FROM ledger_round WHERE began_at >= (SELECT due_at FROM round WHERE name = 'ledger') - interval '1 hour'
    ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0]?.began_at;
}

/** Broken promises behind this start (without one, all of them), at most `limit`. */
export async function listNewViolations(tx: Tx, start: RoundStart | undefined, limit: number) {
  const { rows } = await sql<{ user_id: string | null; promise: string; detail: string }>`
    SELECT * FROM ledger_violations(${start?.fromEntry ?? null}::bigint, coalesce(${start?.fromTime ?? null}::timestamptz, '-infinity'))
    LIMIT ${limit}::int`.execute(tx);
  return rows;
}

/** Checkpoints of the accounts that have entries behind this one, some at a time. */
export function readTouchedCheckpoints(tx: Tx, fromEntry: string): AsyncGenerator<readonly SealedText[]> {
  return readSealed(
    tx,
    sql`SELECT c.user_id AS "userId", checkpoint_text(c) AS text, c.seal FROM account_checkpoint c
      WHERE c.user_id IN (SELECT user_id FROM credit_entry WHERE id > ${sql.lit(fromEntry)}::bigint)`,
  );
}

/**
 * Brings the checkpoint of every account with newer entries to how the account stands now, with an empty seal; each account is looked up by
 * its key, since a join would read all of them for the few that are new. Answers how many entries were new.
 */
export async function moveCheckpoints(tx: Tx, fromEntry: string): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    WITH fresh AS (
      SELECT e.user_id, max(e.id) AS entry_id, count(*) AS entries, coalesce(c.taken_back, 0) AS taken_back_before,
        entries_digest(coalesce(c.digest, ''::bytea), entry_text(e) ORDER BY e.id) AS digest,
        coalesce(-sum(e.amount) FILTER (WHERE e.kind IN ('credit_deduction', 'dispute_reversal')), 0) AS taken_back
      FROM credit_entry e LEFT JOIN account_checkpoint c ON c.user_id = e.user_id
      WHERE e.id > ${fromEntry}::bigint AND e.id > coalesce(c.entry_id, 0) GROUP BY e.user_id, c.taken_back, c.digest),
    moved AS (
      INSERT INTO account_checkpoint (user_id, entry_id, balance, entry_count, spent_count, refund_count, spent_total, refunded_total,
        earned_total, of_provider, of_bonus, of_house, of_people, taken_back, digest, seal)
      SELECT a.user_id, f.entry_id, a.balance, a.entry_count, a.spent_count, a.refund_count, a.spent_total, a.refunded_total,
        a.earned_total, a.of_provider, a.of_bonus, a.of_house, a.of_people, f.taken_back_before + f.taken_back, f.digest, ''
      FROM fresh f CROSS JOIN LATERAL (SELECT * FROM account WHERE user_id = f.user_id LIMIT 1) a
      ON CONFLICT (user_id) DO UPDATE SET entry_id = EXCLUDED.entry_id, balance = EXCLUDED.balance, entry_count = EXCLUDED.entry_count,
        spent_count = EXCLUDED.spent_count, refund_count = EXCLUDED.refund_count, spent_total = EXCLUDED.spent_total,
        refunded_total = EXCLUDED.refunded_total, earned_total = EXCLUDED.earned_total, of_provider = EXCLUDED.of_provider,
        of_bonus = EXCLUDED.of_bonus, of_house = EXCLUDED.of_house, of_people = EXCLUDED.of_people, taken_back = EXCLUDED.taken_back,
        digest = EXCLUDED.digest, seal = '')
    SELECT coalesce(sum(entries), 0)::int AS entries FROM fresh`.execute(tx);
  return rows[0]?.entries ?? 0;
}

/** Checkpoints that have just been moved and are not sealed yet, some at a time; those that are sealed meanwhile are not read again. */
export function readUnsealed(tx: Tx): AsyncGenerator<readonly SealedText[]> {
  return readSealed(
    tx,
    sql`SELECT c.user_id AS "userId", checkpoint_text(c) AS text, c.seal FROM account_checkpoint c WHERE c.seal = ''`,
  );
}

export async function saveSeals(
  tx: Tx,
  seals: readonly { readonly userId: string; readonly seal: Buffer }[],
): Promise<void> {
  await sql`UPDATE account_checkpoint c SET seal = s.seal
    FROM unnest(${seals.map(({ userId }) => userId)}::uuid[], ${seals.map(({ seal }) => seal)}::bytea[]) AS s (user_id, seal)
    WHERE c.user_id = s.user_id`.execute(tx);
}

/** Writes down that a round has found everything right; of older ones only a hundred are kept. */
export async function insertRound(tx: Tx, round: { readonly beganAt: Date; readonly entries: number }): Promise<void> {
  await sql`INSERT INTO ledger_round (newest_entry, began_at, entries)
    SELECT coalesce(max(id), 0), ${round.beganAt}::timestamptz, ${round.entries}::int FROM credit_entry`.execute(tx);
  await sql`DELETE FROM ledger_round WHERE id <= (SELECT max(id) - 100 FROM ledger_round)`.execute(tx);
}

/** Forgets all checkpoints and rounds: the next round looks at everything. */
export async function removeCheckpoints(tx: Tx): Promise<void> {
  await tx.deleteFrom('account_checkpoint').execute();
  await tx.deleteFrom('ledger_round').execute();
}

/** Every checkpoint, some at a time, with the digest that its entries have today. */
export function readAllCheckpoints(
  tx: Tx,
): AsyncGenerator<readonly (SealedText & { readonly isDigestTrue: boolean })[]> {
  return readSealed(
    tx,
    sql`SELECT c.user_id AS "userId", checkpoint_text(c) AS text, c.seal, c.digest = (
        SELECT entries_digest(''::bytea, entry_text(e) ORDER BY e.id) FROM credit_entry e WHERE e.user_id = c.user_id AND e.id <= c.entry_id
      ) AS "isDigestTrue" FROM account_checkpoint c`,
  );
}

async function* readSealed<T extends SealedText>(tx: Tx, query: ReturnType<typeof sql>): AsyncGenerator<readonly T[]> {
  await sql`DECLARE ledger_checkpoints NO SCROLL CURSOR FOR ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<T>`FETCH ${sql.lit(batchRows)} FROM ledger_checkpoints`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < batchRows) break;
  }
  await sql`CLOSE ledger_checkpoints`.execute(tx);
}
