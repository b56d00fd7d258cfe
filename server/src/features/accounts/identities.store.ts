import { sql } from 'kysely';
import { deleteBatch } from '../../db/delete-batch.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { listHeldNames } from './former-names.store.ts';

type Provider = 'google';

/** The person of an account at a provider, held until the transaction ends. */
export async function lockPersonOfIdentity(tx: Tx, own: { readonly provider: Provider; readonly subject: string }) {
  return (
    tx
      .selectFrom('identity')
      .innerJoin('users', 'users.id', 'identity.user_id')
      .select(['users.id', 'users.is_active'])
      .where('identity.provider', '=', own.provider)
      .where('identity.subject', '=', own.subject)
      // No stronger, as for the person of an address below.
      .forNoKeyUpdate('users')
      .executeTakeFirst()
  );
}

/** Whether somebody here has this account at a provider. */
export async function isIdentityKnown(
  db: Db,
  own: { readonly provider: Provider; readonly subject: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('identity')
    .select('user_id')
    .where('provider', '=', own.provider)
    .where('subject', '=', own.subject)
    .executeTakeFirst();
  return found !== undefined;
}

/** The person of an address, held until the transaction ends. */
export async function lockPersonOfAddress(tx: Tx, emailKey: string) {
  return (
    tx
      .selectFrom('users')
      .select(['id', 'email', 'username', 'is_active', 'email_verified_at'])
      .where('email_key', '=', emailKey)
      // No stronger: whoever gives this person credits holds the balance, and only then asks whether the person is there.
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

export async function insertIdentity(
  tx: Tx,
  identity: {
    readonly provider: Provider;
    readonly subject: string;
    readonly userId: string;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('identity')
    .values({
      provider: identity.provider,
      subject: identity.subject,
      user_id: identity.userId,
      created_at: identity.now,
    })
    .execute();
}

/** Takes the password from an account: nobody signs in with one until another is chosen. */
export async function dropPassword(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
}

/** The keys and looks of people who have one of these names, have had it lately, or have one that looks like it. */
export async function findNamesakes(
  db: Db | Tx,
  names: { readonly keys: readonly string[]; readonly looks: readonly string[] },
): Promise<Set<string | null>> {
  const owned = await db
    .selectFrom('users')
    .select(['username_key', 'username_look'])
    .where((eb) => eb.or([eb('username_key', 'in', [...names.keys]), eb('username_look', 'in', [...names.looks])]))
    .execute();
  const rows = [...owned, ...(await listHeldNames(db, names))];
  return new Set(rows.flatMap((row) => [row.username_key, row.username_look]));
}

/** Spends what may be used once; false when it was before. Two at once queue up, and the second is told. */
export async function spendOnce(
  tx: Tx,
  credential: { readonly fingerprint: Buffer; readonly expiresAt: Date },
): Promise<boolean> {
  const result = await tx
    .insertInto('spent_credential')
    .values({ fingerprint: credential.fingerprint, expires_at: credential.expiresAt })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Forgets some of what has ended by itself; answers how many. */
export async function removeSpentCredentials(db: Db, now: Date, limit: number): Promise<number> {
  const where = sql`expires_at < ${now}::timestamptz`;
  return deleteBatch(db, { table: 'spent_credential', where, oldest: 'expires_at', limit });
}
