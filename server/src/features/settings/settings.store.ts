import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

type Column = 'preferences' | 'settings';

/** What a person has chosen, as it was stored; nothing when nothing was. */
export async function findChoice(db: Db, userId: string, column: Column): Promise<object> {
  const row = await db.selectFrom('user_choice').select(column).where('user_id', '=', userId).executeTakeFirst();
  return row?.[column] ?? {};
}

/** Changes some fields and leaves the others, in one statement: two devices at once lose nothing of each other's. */
export async function mergeChoice(db: Db, userId: string, column: Column, change: object): Promise<object> {
  const name = sql.ref(column);
  const text = JSON.stringify(change);
  const { rows } = await sql<{ merged: object }>`
    INSERT INTO user_choice AS c (user_id, ${name}) VALUES (${userId}::uuid, ${text}::jsonb)
    ON CONFLICT (user_id) DO UPDATE SET ${name} = c.${name} || ${text}::jsonb RETURNING c.${name} AS merged`.execute(
    db,
  );
  return rows[0]?.merged ?? {};
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
export async function replacePicture(db: Db, userId: string, pictureId: string): Promise<string | null> {
  const { rows } = await sql<{ before: string | null }>`
    UPDATE users SET profile_pic_id = ${pictureId}::uuid FROM (SELECT id, profile_pic_id FROM users WHERE id = ${userId}::uuid FOR UPDATE) AS old
    WHERE users.id = old.id RETURNING old.profile_pic_id AS before`.execute(db);
  return rows[0]?.before ?? null;
}
