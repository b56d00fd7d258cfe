import type { Db, Tx } from '../../db/transaction.ts';

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

/** Writes it in place of what stood there before; false when something else stands there by now. */
export async function replaceInstallationValue(
  db: Db,
  { name, before, value }: InstallationValue & { readonly before: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('installation')
    .set({ value })
    .where('name', '=', name)
    .where('value', '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes away what stands under the name, and answers it; of two at once the second waits, and finds nothing. */
export async function takeInstallationValue(tx: Tx, name: string): Promise<string | undefined> {
  const row = await tx.deleteFrom('installation').where('name', '=', name).returning('value').executeTakeFirst();
  return row?.value;
}
