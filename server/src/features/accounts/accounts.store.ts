import { sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import { deleteBatch } from '../../db/delete-batch.ts';
import type { Db, Tx } from '../../db/transaction.ts';

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly username: string;
  readonly usernameKey: string;
  /** `lookOf` the name. */
  readonly usernameLook: string;
  readonly passwordHash: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly role: 'user' | 'admin';
  /** Free unless it is said. */
  readonly subscription?: 'premium' | undefined;
  readonly createdAt: Date;
}

export async function insertUser(tx: Tx, user: NewUser): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      email_key: user.emailKey,
      username: user.username,
      username_key: user.usernameKey,
      username_look: user.usernameLook,
      password_hash: user.passwordHash,
      email_verified_at: user.emailVerifiedAt,
      role: user.role,
      ...(user.subscription && { subscription: user.subscription }),
      created_at: user.createdAt,
    })
    .execute();
}

export async function findUserByEmail(db: Db | Tx, emailKey: string) {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst();
}

export async function findUserById(db: Db | Tx, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'email_key', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Holds the person until the end of the transaction. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Holds the person while this is still the password; false when another one was chosen in the meantime. */
export async function holdUnchangedPassword(tx: Tx, userId: string, passwordHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash;
}

/** Gives an active person another password, only in place of `instead` where one is named; undefined when nothing was changed. */
export async function replacePassword(
  tx: Tx,
  input: { readonly userId: string; readonly passwordHash: string; readonly instead?: string },
): Promise<{ readonly email: string; readonly username: string } | undefined> {
  return tx
    .updateTable('users')
    .set({ password_hash: input.passwordHash })
    .where('id', '=', input.userId)
    .where('is_active', '=', true)
    .$if(input.instead !== undefined, (query) => query.where('password_hash', '=', input.instead ?? ''))
    .returning(['email', 'username'])
    .executeTakeFirst();
}

/** The person with the balance, in one read. */
export async function findSelf(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('account', 'account.user_id', 'users.id')
    .selectAll('users')
    .select((eb) => [
      'account.balance',
      'account.held',
      eb
        .exists(
          eb
            .selectFrom('withheld_bonus')
            .select('withheld_bonus.user_id')
            .whereRef('withheld_bonus.user_id', '=', 'users.id')
            .where('decision', 'is', null),
        )
        .as('is_bonus_withheld'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

/** Marks an address as verified and answers it; undefined when it was before. */
export async function markVerified(
  tx: Tx,
  userId: string,
  input: { readonly now: Date; readonly adminEmails: readonly string[] },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('users')
    .set((eb) => ({
      email_verified_at: input.now,
      role: eb
        .case()
        .when('email_key', 'in', input.adminEmails.length > 0 ? [...input.adminEmails] : [''])
        .then<'admin' | 'user'>('admin')
        .else(eb.ref('role'))
        .end(),
    }))
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .returning('email_key')
    .executeTakeFirst();
  return row?.email_key;
}

/** What opened a session. */
export type SignInMethod = 'password' | 'google' | 'passkey' | 'mail';

export async function insertSession(
  tx: Tx,
  session: {
    readonly id: string;
    readonly userId: string;
    readonly device: string;
    readonly method: SignInMethod;
    readonly now: Date;
  },
): Promise<boolean> {
  const result = await tx
    .insertInto('sessions')
    .columns(['id', 'user_id', 'device', 'method', 'created_at', 'last_used_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          sql<string>`${session.id}::uuid`.as('id'),
          'users.id as user_id',
          sql<string>`${session.device}::text`.as('device'),
          sql<string>`${session.method}::text`.as('method'),
          sql<Date>`${session.now}::timestamptz`.as('created_at'),
          sql<Date>`${session.now}::timestamptz`.as('last_used_at'),
        ])
        .where('users.id', '=', session.userId)
        .where((or) => or.or([or('suspended_until', 'is', null), or('suspended_until', '<=', session.now)])),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Until when somebody is suspended; null for who is not. */
export async function findSuspension(db: Db, userId: string): Promise<Date | null> {
  const row = await db.selectFrom('users').select('suspended_until').where('id', '=', userId).executeTakeFirst();
  return row?.suspended_until ?? null;
}

/** Ends a session; every token of its family is dead with it. */
export async function endSession(
  tx: Tx,
  input: { readonly sessionId: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: input.now, end_reason: input.reason })
    .where('id', '=', input.sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Ends every session of a person, or every one but `except`, every sign-in that is half done, links that have verified and could still
 * sign in, and an address that waits to be changed: somebody else may have asked for it. Uses the indexes on user_id.
 */
export async function endSessionsOf(
  tx: Tx,
  input: { readonly userId: string; readonly except?: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: input.now, end_reason: input.reason })
    .where('user_id', '=', input.userId)
    .where('ended_at', 'is', null)
    .$if(input.except !== undefined, (query) => query.where('id', '!=', input.except ?? ''))
    .execute();
  await tx.deleteFrom('second_step').where('user_id', '=', input.userId).execute();
  await tx.deleteFrom('email_change').where('user_id', '=', input.userId).execute();
  await tx
    .deleteFrom('mail_tokens')
    .where('user_id', '=', input.userId)
    .where('purpose', '=', 'verify_email')
    .where('used_at', 'is not', null)
    .execute();
}

/** The role of a live session of an active person, and what was decided about the person; undefined when either is over. One read by primary key. */
export async function findLiveSession(db: Db, sessionId: string, userId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .modifyFront(prepared)
    .select(['users.role', 'users.muted_until', 'users.suspended_until'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.ended_at', 'is', null)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
}

export async function insertRefreshToken(
  tx: Tx,
  token: { readonly hash: Buffer; readonly sessionId: string; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({ token_hash: token.hash, session_id: token.sessionId, issued_at: token.now, expires_at: token.expiresAt })
    // Parallel refreshes make the same successor: it is one row, whoever writes it first.
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
}

/** The token with its session and person, locked so that parallel refreshes come one after another. */
export async function lockRefreshToken(tx: Tx, hash: Buffer) {
  return tx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'refresh_tokens.used_at',
      'refresh_tokens.expires_at',
      'sessions.id as session_id',
      'sessions.ended_at',
      'sessions.created_at as started_at',
      'users.id as user_id',
      'users.role',
      'users.is_active',
      'users.suspended_until',
    ])
    .where('refresh_tokens.token_hash', '=', hash)
    .forUpdate('refresh_tokens')
    .executeTakeFirst();
}

export async function markRefreshUsed(tx: Tx, hash: Buffer, now: Date): Promise<void> {
  await tx.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', hash).execute();
}

/** Removes some of what has run out: refresh tokens, half sign-ins, mail tokens and sessions that nobody can use any more. Answers how many. */
export async function removeExpiredCredentials(db: Db, now: Date, limit: number): Promise<number> {
  const isOver = sql`expires_at < ${now}::timestamptz`;
  const yesterday = sql`${now}::timestamptz - interval '1 day'`;
  const isForgotten = sql`created_at < ${yesterday}
    AND NOT EXISTS (SELECT 1 FROM refresh_tokens WHERE session_id = sessions.id)`;
  return (
    (await deleteBatch(db, { table: 'refresh_tokens', where: isOver, oldest: 'expires_at', limit })) +
    (await deleteBatch(db, { table: 'second_step', where: isOver, oldest: 'expires_at', limit })) +
    (await deleteBatch(db, { table: 'mail_tokens', where: isOver, oldest: 'expires_at', limit })) +
    (await deleteBatch(db, { table: 'sessions', where: sql`ended_at < ${yesterday}`, oldest: 'ended_at', limit })) +
    (await deleteBatch(db, { table: 'sessions', where: isForgotten, oldest: 'created_at', limit }))
  );
}
