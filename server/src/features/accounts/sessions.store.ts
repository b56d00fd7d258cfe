import type { Db, Tx } from '../../db/transaction.ts';

/** Sessions that are still open and were used since then, the last used first. */
export async function listOpenSessions(
  db: Db,
  own: { readonly userId: string; readonly usedSince: Date; readonly limit: number },
) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'method', 'created_at', 'last_used_at'])
    .where('user_id', '=', own.userId)
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', own.usedSince)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(own.limit)
    .execute();
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
