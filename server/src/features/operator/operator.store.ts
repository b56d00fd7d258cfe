import type { Db } from '../../db/transaction.ts';

/** A person by id, address or name, with the balance: whatever an operator has at hand. */
export async function findPerson(db: Db, keys: { readonly id: string | undefined; readonly key: string }) {
  return db
    .selectFrom('users')
    .innerJoin('account', 'account.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.username',
      'users.role',
      'users.is_active',
      'users.email_verified_at',
      'users.deleted_at',
      'users.created_at',
      'account.balance',
    ])
    .where((eb) =>
      eb.or([
        eb('users.email_key', '=', keys.key),
        eb('users.username_key', '=', keys.key),
        ...(keys.id ? [eb('users.id', '=', keys.id)] : []),
      ]),
    )
    .executeTakeFirst();
}

export async function listPeople(db: Db, limit: number) {
  return db
    .selectFrom('users')
    .innerJoin('account', 'account.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.username', 'users.role', 'users.is_active', 'account.balance'])
    .orderBy('users.created_at', 'desc')
    .limit(limit)
    .execute();
}
