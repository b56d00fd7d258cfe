import { expressionBuilder, sql } from 'kysely';
import { deleteBatch } from '../../db/delete-batch.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { Database } from '../../db/types.ts';

/** So many former names of one person are held; the oldest is let go. */
const heldMax = 5;

/** Who has the name, else who has had it lately and gave it up themselves (PEOPLE-13); two reads by unique indexes. */
export function ownerOfName(name: { readonly usernameKey: string; readonly now: Date }) {
  const eb = expressionBuilder<Database>();
  const owner = eb.selectFrom('users as named').select('named.id').where('named.username_key', '=', name.usernameKey);
  const former = eb
    .selectFrom('former_name')
    .select('former_name.user_id')
    .where('former_name.username_key', '=', name.usernameKey)
    .where('former_name.is_withheld', '=', false)
    .where('former_name.expires_at', '>', name.now);
  return eb.fn.coalesce(owner, former);
}

/** Whether this name, or one that looks like it, is held for somebody else. */
export async function isHeldForOther(
  db: Db | Tx,
  name: { readonly key: string; readonly look: string; readonly userId: string | undefined; readonly now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('former_name')
    .select('user_id')
    .where((eb) => eb.or([eb('username_key', '=', name.key), eb('username_look', '=', name.look)]))
    .where('expires_at', '>', name.now)
    .$if(name.userId !== undefined, (query) => query.where('user_id', '!=', name.userId ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this name, or one that looks like it, was taken by the desk and is withheld from everybody (DESK-96). */
export async function isWithheld(
  db: Db | Tx,
  name: { readonly key: string; readonly look: string; readonly now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('former_name')
    .select('user_id')
    .where((eb) => eb.or([eb('username_key', '=', name.key), eb('username_look', '=', name.look)]))
    .where('is_withheld', '=', true)
    .where('expires_at', '>', name.now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these names and looks are held for somebody. */
export async function listHeldNames(
  db: Db | Tx,
  names: { readonly keys: readonly string[]; readonly looks: readonly string[] },
) {
  return db
    .selectFrom('former_name')
    .select(['username_key', 'username_look'])
    .where((eb) => eb.or([eb('username_key', 'in', [...names.keys]), eb('username_look', 'in', [...names.looks])]))
    .execute();
}

/** Holds the name that a person has had, and lets go of the one that the person takes again. One that is withheld makes no other one go. */
export async function holdFormerName(
  tx: Tx,
  name: {
    readonly userId: string;
    readonly formerKey: string;
    readonly formerLook: string;
    readonly nextKey: string;
    readonly expiresAt: Date;
    readonly isWithheld: boolean;
  },
): Promise<void> {
  await tx
    .deleteFrom('former_name')
    .where('username_key', '=', name.nextKey)
    .where('user_id', '=', name.userId)
    .execute();
  if (name.formerKey === name.nextKey) return;
  await sql`
    INSERT INTO former_name (username_key, username_look, user_id, expires_at, is_withheld)
    VALUES (${name.formerKey}, ${name.formerLook}, ${name.userId}::uuid, ${name.expiresAt}::timestamptz, ${name.isWithheld})
    ON CONFLICT (username_key) DO UPDATE SET
      user_id = excluded.user_id, username_look = excluded.username_look, expires_at = excluded.expires_at,
      is_withheld = excluded.is_withheld`.execute(tx);
  await sql`
    DELETE FROM former_name WHERE user_id = ${name.userId}::uuid AND username_key IN (
      SELECT username_key FROM former_name WHERE user_id = ${name.userId}::uuid AND NOT is_withheld
      ORDER BY expires_at DESC OFFSET ${heldMax})`.execute(tx);
}

/** Lets go of a name that was withheld, for its person. */
export async function releaseWithheldName(
  tx: Tx,
  name: { readonly userId: string; readonly key: string },
): Promise<void> {
  await tx
    .deleteFrom('former_name')
    .where('username_key', '=', name.key)
    .where('user_id', '=', name.userId)
    .where('is_withheld', '=', true)
    .execute();
}

/** Forgets all former names of a person who leaves: their addresses lead nowhere any more. */
export async function forgetFormerNames(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('former_name').where('user_id', '=', userId).execute();
}

/** Lets go of some names whose time is over; answers how many. */
export async function removeOldNames(db: Db, now: Date, limit: number): Promise<number> {
  const where = sql`expires_at < ${now}::timestamptz`;
  return deleteBatch(db, { table: 'former_name', where, oldest: 'expires_at', limit });
}
