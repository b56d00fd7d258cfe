import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

type Column = 'preferences' | 'settings' | 'notifications';

/** What a person has chosen, as it was stored; nothing when nothing was. */
export async function findChoice(db: Db, userId: string, column: Column): Promise<object> {
  const row = await db.selectFrom('user_choice').select(column).where('user_id', '=', userId).executeTakeFirst();
  return row?.[column] ?? {};
}

/** Changes some fields and leaves the others, in one statement: two devices at once lose nothing of each other's. */
export async function mergeChoice(
  db: Db,
  userId: string,
  column: Exclude<Column, 'notifications'>,
  change: object,
): Promise<object> {
  const name = sql.ref(column);
  const text = JSON.stringify(change);
  const { rows } = await sql<{ merged: object }>`
    INSERT INTO user_choice AS c (user_id, ${name}) VALUES (${userId}::uuid, ${text}::jsonb)
    ON CONFLICT (user_id) DO UPDATE SET ${name} = c.${name} || ${text}::jsonb RETURNING c.${name} AS merged`.execute(
    db,
  );
  return rows[0]?.merged ?? {};
}

/** Changes some wishes for notifications and leaves the others, one level deeper than `mergeChoice`. */
export async function mergeWishes(
  db: Db,
  userId: string,
  change: { readonly in_app: object; readonly email: object },
): Promise<object> {
  const inApp = JSON.stringify(change.in_app);
  const email = JSON.stringify(change.email);
  const { rows } = await sql<{ merged: object }>`
    INSERT INTO user_choice AS c (user_id, notifications)
    VALUES (${userId}::uuid, jsonb_build_object('in_app', ${inApp}::jsonb, 'email', ${email}::jsonb))
    ON CONFLICT (user_id) DO UPDATE SET notifications = jsonb_build_object(
      'in_app', coalesce(c.notifications->'in_app', '{}') || ${inApp}::jsonb,
      'email', coalesce(c.notifications->'email', '{}') || ${email}::jsonb)
    RETURNING c.notifications AS merged`.execute(db);
  return rows[0]?.merged ?? {};
}

/** Forgets everything that a person has chosen. */
export async function deleteChoices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('user_choice').where('user_id', '=', userId).execute();
}
