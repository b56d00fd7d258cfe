import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/** Writes down from where an account came, once: keyed hashes of its mailbox and of its neighbourhood, where that says anything (DESK-70). */
export async function insertSignupSignal(
  tx: Tx,
  signal: {
    readonly userId: string;
    readonly mailboxHash: Buffer;
    readonly networkHash: Buffer | undefined;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('signup_signal')
    .values({
      user_id: signal.userId,
      mailbox_hash: signal.mailboxHash,
      network_hash: signal.networkHash ?? null,
      at: signal.now,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Forgets the neighbourhoods of some sign-ups before then; answers how many. Index signup_signal_to_forget. */
export async function forgetSignupNetworks(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE signup_signal SET network_hash = NULL WHERE user_id IN (
      SELECT user_id FROM signup_signal WHERE network_hash IS NOT NULL AND at < ${before}::timestamptz ORDER BY at LIMIT ${limit}::int)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
