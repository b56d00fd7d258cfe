import type { Db, Tx } from '../../db/transaction.ts';

/** Puts a bonus aside for somebody to decide about. */
export async function insertWithheld(
  tx: Tx,
  bonus: { readonly userId: string; readonly credits: number; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('withheld_bonus')
    .values({ user_id: bonus.userId, credits: bonus.credits, withheld_at: bonus.now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Those that wait, the oldest first, so many at most, with whose they are. */
export async function listWithheld(db: Db, limit: number) {
  return db
    .selectFrom('withheld_bonus')
    .innerJoin('users', 'users.id', 'withheld_bonus.user_id')
    .select(['user_id', 'username', 'email', 'credits', 'withheld_at'])
    .where('decision', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('withheld_at')
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

/** The oldest that wait, with the time of the first: as many as `limit`, which says that there are more. */
export async function countWithheld(
  db: Db,
  limit: number,
): Promise<{ readonly count: number; readonly since: Date | null }> {
  const waiting = await listWithheld(db, limit);
  return { count: waiting.length, since: waiting[0]?.withheld_at ?? null };
}

/** The bonus of a person that was put aside, held until the transaction ends; undefined where there is none. */
export async function lockWithheld(db: Db, userId: string) {
  return db.selectFrom('withheld_bonus').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

export async function decideWithheld(
  tx: Tx,
  made: {
    readonly userId: string;
    readonly decision: 'given' | 'refused';
    readonly by: string;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .updateTable('withheld_bonus')
    .set({ decision: made.decision, decided_by: made.by, decided_at: made.now })
    .where('user_id', '=', made.userId)
    .where('decision', 'is', null)
    .execute();
}
