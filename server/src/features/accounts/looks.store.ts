import type { Db } from '../../db/transaction.ts';

/** Name of the constraint that a look-alike of somebody's name breaks. */
export const lookConstraint = 'users_username_look_unique';

/** People whose name has no look yet; an index is not worth it, since after the first round there is none. */
export async function listWithoutLook(db: Db, limit: number) {
  return db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('username_look', 'is', null)
    .where('deleted_at', 'is', null)
    .limit(limit)
    .execute();
}

export async function setLook(db: Db, userId: string, look: string): Promise<void> {
  await db.updateTable('users').set({ username_look: look }).where('id', '=', userId).execute();
}
