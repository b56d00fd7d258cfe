import type { Db } from '../../db/transaction.ts';

/** The account of somebody who is there, locked until the transaction ends; undefined for nobody, and for who has left. */
export async function findAccountStanding(db: Db, userId: string) {
  return db
    .selectFrom('account')
    .innerJoin('users', 'users.id', 'account.user_id')
    .select(['account.balance', 'account.held', 'account.debt'])
    .where('account.user_id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .forUpdate('account')
    .executeTakeFirst();
}

/** A page of somebody's entries by key, the newest first, over the index (user_id, id). */
export async function listEntriesBefore(
  db: Db,
  page: { readonly userId: string; readonly beforeId: string | undefined; readonly limit: number },
) {
  return db
    .selectFrom('credit_entry')
    .select(['id', 'kind', 'amount', 'balance_after', 'description', 'created_at'])
    .where('user_id', '=', page.userId)
    .$if(page.beforeId !== undefined, (query) => query.where('id', '<', page.beforeId ?? '0'))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();
}
