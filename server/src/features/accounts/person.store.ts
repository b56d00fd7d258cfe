import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/** True while nobody has an account: a new installation. */
export async function hasNobody(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

export async function setRole(tx: Tx, userId: string, role: 'user' | 'admin'): Promise<void> {
  await tx.updateTable('users').set({ role }).where('id', '=', userId).execute();
}

/** Whether the person may sign in. */
export async function setActive(tx: Tx, userId: string, isActive: boolean): Promise<void> {
  await tx.updateTable('users').set({ is_active: isActive }).where('id', '=', userId).execute();
}

/**
 * Changes the name or the bio. Breaks users_username_unique or users_username_look_unique for a name that is taken. A name
 * that looks like `sameLookAs`, if that is the present one, leaves the look as it is: it may be the mark of somebody whose
 * name looked like another one before looks were told apart (GROUND-22).
 */
export async function updatePerson(
  db: Db,
  userId: string,
  set: {
    readonly name?: {
      readonly username: string;
      readonly key: string;
      readonly look: string;
      readonly sameLookAs?: string;
    };
    readonly bio?: string;
  },
): Promise<void> {
  const { name, bio } = set;
  if (name === undefined && bio === undefined) return;
  await db
    .updateTable('users')
    .set((eb) => ({
      ...(name && {
        username: name.username,
        username_key: name.key,
        username_look:
          name.sameLookAs === undefined
            ? name.look
            : eb.case().when('username', '=', name.sameLookAs).then(eb.ref('username_look')).else(name.look).end(),
      }),
      ...(bio === undefined ? {} : { bio }),
    }))
    .where('id', '=', userId)
    .execute();
}

/** Sets the picture and answers the one before. */
export async function replacePicture(
  db: Db,
  picture: { readonly userId: string; readonly pictureId: string },
): Promise<string | null> {
  const { rows } = await sql<{ before: string | null }>`
    UPDATE users SET profile_pic_id = ${picture.pictureId}::uuid FROM (SELECT id, profile_pic_id FROM users WHERE id = ${picture.userId}::uuid FOR UPDATE) AS old
    WHERE users.id = old.id RETURNING old.profile_pic_id AS before`.execute(db);
  return rows[0]?.before ?? null;
}

export async function findPicture(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('profile_pic_id').where('id', '=', userId).executeTakeFirst();
  return row?.profile_pic_id ?? null;
}

export async function clearPicture(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ profile_pic_id: null }).where('id', '=', userId).execute();
}
