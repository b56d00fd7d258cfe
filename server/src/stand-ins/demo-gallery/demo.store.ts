import type { Db } from '../../db/transaction.ts';

/** The states of these items; what was removed meanwhile is missing. */
export async function findStates(db: Db, ids: readonly string[]) {
  return ids.length === 0
    ? []
    : db
        .selectFrom('content')
        .select(['id', 'status'])
        .where('id', 'in', [...ids])
        .execute();
}
