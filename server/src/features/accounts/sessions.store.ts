import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/** Sessions that are still open, began since then and were used since then, the last used first. */
export async function listOpenSessions(
  db: Db,
  own: { readonly userId: string; readonly usedSince: Date; readonly startedSince: Date; readonly limit: number },
) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'method', 'created_at', 'last_used_at'])
    .where('user_id', '=', own.userId)
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', own.usedSince)
    .where('created_at', '>', own.startedSince)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(own.limit)
    .execute();
}

/** Those of these sessions whose tokens are still taken, in one question by primary key. */
export async function listLiveSessions(
  db: Db,
  { sessionIds, now }: { readonly sessionIds: readonly string[]; readonly now: Date },
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', 'in', [...sessionIds])
    .where('sessions.ended_at', 'is', null)
    .where('users.is_active', '=', true)
    .where((eb) => eb.or([eb('suspended_until', 'is', null), eb('suspended_until', '<=', now)]))
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Ends an own session that is open; false when there is none of this id. */
export async function endOwnSession(
  tx: Tx,
  own: { readonly sessionId: string; readonly userId: string; readonly reason: string; readonly now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('sessions')
    .set({ ended_at: own.now, end_reason: own.reason })
    .where('id', '=', own.sessionId)
    .where('user_id', '=', own.userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Notes that a session was used: at each exchange of its refresh token, so at most a quarter of an hour late. */
export async function touchSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}

/** Notes that a browser which the account does not know has signed in; answers when the one before did, and whom to tell. */
export async function noteNewDevice(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<{ readonly before: Date | null; readonly email: string; readonly username: string } | undefined> {
  const { rows } = await sql<{ before: Date | null; email: string; username: string }>`
    UPDATE users SET signed_in_at = ${now}::timestamptz
    FROM (SELECT id, signed_in_at FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE) AS old
    WHERE users.id = old.id RETURNING old.signed_in_at AS before, users.email, users.username`.execute(tx);
  return rows[0];
}
