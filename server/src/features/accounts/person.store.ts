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

/** Until when the person may make and not show; null for no longer. */
export async function setMutedUntil(tx: Tx, userId: string, until: Date | null): Promise<void> {
  await tx.updateTable('users').set({ muted_until: until }).where('id', '=', userId).execute();
}

/** Until when the person may not sign in; null for no longer. */
export async function setSuspendedUntil(tx: Tx, userId: string, until: Date | null): Promise<void> {
  await tx.updateTable('users').set({ suspended_until: until }).where('id', '=', userId).execute();
}

/** How a person stands, held until the transaction ends; undefined when there is none. */
export async function lockStanding(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['role', 'is_active', 'muted_until', 'suspended_until', 'deleted_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** All administrators who can act, held until the transaction ends: of two who lower each other at once, one is too late. */
export async function lockAdministrators(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether somebody can administer this installation. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Administrators who can act, with where to reach them. */
export async function listAdministrators(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'username'])
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** How many sessions of a person are open. */
export async function countOpenSessions(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM sessions WHERE user_id = ${userId}::uuid AND ended_at IS NULL`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The names of a person, held until the transaction ends; undefined when there is none. */
export async function lockNames(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['username', 'username_key', 'username_look'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** What others see of a person, held until the transaction ends; undefined when there is none. */
export async function lockProfile(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['username', 'full_name', 'bio', 'profile_pic_id', 'deleted_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether somebody else has this name, or one that looks like it. */
export async function isNameOfOther(
  db: Db,
  name: { readonly key: string; readonly look: string; readonly userId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb('username_key', '=', name.key), eb('username_look', '=', name.look)]))
    .where('id', '!=', name.userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the name. Breaks users_username_unique or users_username_look_unique for one that is taken. */
export async function setUsername(
  tx: Tx,
  userId: string,
  name: { readonly username: string; readonly key: string; readonly look: string | null },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ username: name.username, username_key: name.key, username_look: name.look })
    .where('id', '=', userId)
    .execute();
}

/** Changes what a person is called, or the bio; what is left out stays. An empty full name is the name of the address. */
export async function updatePerson(
  db: Db,
  userId: string,
  set: { readonly fullName?: string | undefined; readonly bio?: string | undefined },
): Promise<void> {
  const { fullName, bio } = set;
  if (fullName === undefined && bio === undefined) return;
  await db
    .updateTable('users')
    .set({
      ...(fullName !== undefined && { full_name: fullName === '' ? null : fullName }),
      ...(bio !== undefined && { bio }),
    })
    .where('id', '=', userId)
    .execute();
}

/** Sets the image and answers the one before. */
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

/** Names of those of these ids that are people who are there, by id. */
export async function findNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', [...new Set(ids)])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
