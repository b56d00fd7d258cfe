import type { Db, Tx } from '../../../db/transaction.ts';

/** Notes that the first step of a sign-in is done. */
export async function insertSecondStep(
  tx: Tx,
  step: {
    readonly id: string;
    readonly userId: string;
    readonly method: 'password' | 'google';
    readonly expiresAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('second_step')
    .values({ id: step.id, user_id: step.userId, method: step.method, expires_at: step.expiresAt })
    .execute();
}

/** Whose sign-in waits, if it still does. */
export async function findSecondStep(db: Db | Tx, id: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('second_step')
    .select('user_id')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** The same, held; after its person, who is held first everywhere. */
export async function lockSecondStep(tx: Tx, id: string) {
  return tx.selectFrom('second_step').select(['method', 'tries']).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function countTry(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('second_step')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteSecondStep(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('second_step').where('id', '=', id).execute();
}
