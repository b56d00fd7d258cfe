import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/** A person of whom something is still to be removed. */
export interface Leaver {
  readonly user_id: string;
  readonly email: string | null;
  readonly requested_at: Date;
}

/** Notes that the rest is still to be removed. */
export async function insertDeletion(
  tx: Tx,
  deletion: { readonly userId: string; readonly email: string; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('account_deletion')
    .values({ user_id: deletion.userId, email: deletion.email, requested_at: deletion.now })
    .execute();
}

/** Takes the longest waiting deletion for this process; one that dies with it gives it back by its lease. */
export async function takeDeletion(
  db: Db,
  input: { readonly now: Date; readonly leaseUntil: Date },
): Promise<Leaver | undefined> {
  const { rows } = await sql<Leaver>`
    UPDATE account_deletion SET lease_until = ${input.leaseUntil}::timestamptz
    WHERE user_id = ANY(ARRAY(
      SELECT user_id FROM account_deletion
      WHERE finished_at IS NULL AND (lease_until IS NULL OR lease_until <= ${input.now}::timestamptz)
      ORDER BY requested_at LIMIT 1 FOR UPDATE SKIP LOCKED))
    RETURNING user_id, email, requested_at`.execute(db);
  return rows[0];
}

/** Has it looked at again from then on. */
export async function postponeDeletion(db: Db, userId: string, until: Date): Promise<void> {
  await db.updateTable('account_deletion').set({ lease_until: until }).where('user_id', '=', userId).execute();
}

export async function finishDeletion(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('account_deletion')
    .set({ finished_at: now, email: null, lease_until: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Lets every deletion go on at once; only for a start that knows that nobody else runs. A pass that comes early is made again. */
export async function releaseDeletions(db: Db): Promise<void> {
  await db.updateTable('account_deletion').set({ lease_until: null }).where('finished_at', 'is', null).execute();
}
