import type { Db } from '../../db/transaction.ts';

/** Keeps what was proposed unless something is kept already, and answers what is: two processes at once agree on one. */
export async function keepInstallationValue(db: Db, name: string, proposed: string): Promise<string> {
  const own = await db
    .insertInto('installation')
    .values({ name, value: proposed })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('value')
    .executeTakeFirst();
  if (own) return own.value;
  const kept = await db.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return kept.value;
}
