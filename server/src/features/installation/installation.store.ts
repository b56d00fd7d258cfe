import type { Db } from '../../db/transaction.ts';

/** Something that one installation remembers of itself, under a name. */
interface InstallationValue {
  readonly name: string;
  readonly value: string;
}

/** What stands under the name; undefined when nothing does. */
export async function findInstallationValue(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Writes it in place of what stood under the name. */
export async function saveInstallationValue(db: Db, { name, value }: InstallationValue): Promise<void> {
  await db
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Keeps what is proposed unless something is kept already, and answers what is: two processes at once agree on one. */
export async function keepInstallationValue(db: Db, proposed: InstallationValue): Promise<string> {
  const own = await db
    .insertInto('installation')
    .values(proposed)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('value')
    .executeTakeFirst();
  if (own) return own.value;
  const kept = await db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', proposed.name)
    .executeTakeFirstOrThrow();
  return kept.value;
}
