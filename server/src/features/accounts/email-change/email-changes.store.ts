import { sql } from 'kysely';
import { deleteBatch } from '../../../db/delete-batch.ts';
import type { Db, Tx } from '../../../db/transaction.ts';

/** A change that waits, with the name of its person. */
export interface WaitingChange {
  readonly id: string;
  readonly user_id: string;
  readonly session_id: string;
  readonly username: string;
  readonly email: string;
  readonly email_key: string;
  readonly asked_at: Date;
  readonly expires_at: Date;
  readonly changes_at: Date;
  readonly new_confirmed_at: Date | null;
  readonly old_confirmed_at: Date | null;
}

/** The one change of a person from now on; the links of an earlier one are void. */
export async function replaceEmailChange(
  tx: Tx,
  change: {
    readonly id: string;
    readonly userId: string;
    readonly sessionId: string;
    readonly email: string;
    readonly emailKey: string;
    readonly now: Date;
    readonly expiresAt: Date;
    readonly changesAt: Date;
  },
): Promise<void> {
  await deleteEmailChange(tx, change.userId);
  await tx
    .insertInto('email_change')
    .values({
      id: change.id,
      user_id: change.userId,
      session_id: change.sessionId,
      email: change.email,
      email_key: change.emailKey,
      asked_at: change.now,
      expires_at: change.expiresAt,
      changes_at: change.changesAt,
    })
    .execute();
}

/** Takes back what a person has asked for; false when nothing waited. */
export async function deleteEmailChange(tx: Tx, userId: string): Promise<boolean> {
  const result = await tx.deleteFrom('email_change').where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** What waits for a person, or by its own id, and is not over: the new address was confirmed, or still can be. */
export async function findEmailChange(
  db: Db | Tx,
  by: ({ readonly userId: string } | { readonly id: string }) & { readonly now: Date },
): Promise<WaitingChange | undefined> {
  return db
    .selectFrom('email_change')
    .innerJoin('users', 'users.id', 'email_change.user_id')
    .select(['email_change.id', 'email_change.user_id', 'email_change.session_id', 'users.username'])
    .select(['email_change.email', 'email_change.email_key', 'asked_at', 'expires_at', 'changes_at'])
    .select(['new_confirmed_at', 'old_confirmed_at'])
    .where((eb) => ('id' in by ? eb('email_change.id', '=', by.id) : eb('email_change.user_id', '=', by.userId)))
    .where((eb) => eb.or([eb('new_confirmed_at', 'is not', null), eb('expires_at', '>', by.now)]))
    .executeTakeFirst();
}

/** Notes that one of the two mailboxes has confirmed; the first time counts. */
export async function confirmSide(
  tx: Tx,
  confirmed: { readonly id: string; readonly side: 'new' | 'old'; readonly now: Date },
): Promise<void> {
  const { id, side, now } = confirmed;
  const column = side === 'new' ? 'new_confirmed_at' : 'old_confirmed_at';
  await tx.updateTable('email_change').set(column, now).where('id', '=', id).where(column, 'is', null).execute();
}

/** Changes whose time has come without the present address, and those that both have confirmed, oldest first; index email_change_due. */
export async function listDueChanges(
  db: Db,
  due: { readonly now: Date; readonly limit: number },
): Promise<readonly { readonly id: string; readonly user_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    SELECT id, user_id FROM email_change
    WHERE new_confirmed_at IS NOT NULL AND (old_confirmed_at IS NOT NULL OR changes_at <= ${due.now}::timestamptz)
    ORDER BY changes_at LIMIT ${due.limit}::int`.execute(db);
  return rows;
}

/** Gives a person the address; answers the one before. Breaks users_email_unique for one that somebody has. */
export async function replaceAddress(
  tx: Tx,
  change: { readonly userId: string; readonly email: string; readonly emailKey: string; readonly now: Date },
): Promise<{ readonly email: string; readonly email_key: string; readonly username: string } | undefined> {
  const { rows } = await sql<{ email: string; email_key: string; username: string }>`
    UPDATE users SET email = ${change.email}, email_key = ${change.emailKey}, email_verified_at = ${change.now}::timestamptz
    FROM (SELECT id, email, email_key FROM users WHERE id = ${change.userId}::uuid) AS old
    WHERE users.id = old.id AND users.is_active RETURNING old.email, old.email_key, users.username`.execute(tx);
  return rows[0];
}

/** Removes some changes whose new address was not confirmed in time; answers how many. */
export async function removeOldEmailChanges(db: Db, now: Date, limit: number): Promise<number> {
  const where = sql`expires_at < ${now}::timestamptz AND new_confirmed_at IS NULL`;
  return deleteBatch(db, { table: 'email_change', where, oldest: 'expires_at', limit });
}
