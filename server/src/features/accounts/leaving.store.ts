import { type RawBuilder, sql } from 'kysely';
import { deleteBatch, deleteOfPerson } from '../../db/delete-batch.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { forgetFormerNames } from './former-names.store.ts';

/** What deciding about a leave looks at; held until the transaction ends. */
export async function lockLeaver(tx: Db | Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['email', 'email_key', 'username', 'password_hash', 'is_active'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** The address of somebody who is here, as it is compared. */
export async function findEmailKey(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('email_key')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.email_key;
}

/** When this session began. */
export async function findSessionStart(db: Db, sessionId: string): Promise<Date | undefined> {
  const row = await db.selectFrom('sessions').select('created_at').where('id', '=', sessionId).executeTakeFirst();
  return row?.created_at;
}

/**
 * Takes everything that says who it was from the row of a person, which the books still refer to. Name and address are
 * free again. The image's key stays until its file is gone.
 */
export async function emptyPerson(tx: Tx, userId: string, now: Date): Promise<void> {
  const nobody = `deleted-${userId}`;
  await tx
    .updateTable('users')
    .set({
      email: `${nobody}@deleted.invalid`,
      email_key: `${nobody}@deleted.invalid`,
      username: nobody,
      username_key: nobody,
      username_look: null,
      full_name: null,
      signed_in_at: null,
      password_hash: null,
      email_verified_at: null,
      bio: '',
      role: 'user',
      subscription: 'free',
      is_active: false,
      deleted_at: now,
    })
    .where('id', '=', userId)
    .execute();
  // At once as well: whoever comes back with the same account of Google begins anew.
  await tx.deleteFrom('identity').where('user_id', '=', userId).execute();
  await forgetFormerNames(tx, userId);
}

/** Claims the welcome bonus of a mailbox for as long as its account lives; false when it was claimed before. Two at once queue up. */
export async function claimBonus(tx: Tx, mailboxHash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO bonus_claim (address_hash, expires_at) VALUES (${mailboxHash}::bytea, 'infinity')
    ON CONFLICT (address_hash) DO NOTHING`.execute(tx);
  return numAffectedRows === 1n;
}

/** Takes back a claim of this transaction. */
export async function releaseBonus(tx: Tx, mailboxHash: Buffer): Promise<void> {
  await tx.deleteFrom('bonus_claim').where('address_hash', '=', mailboxHash).execute();
}

/**
 * Remembers until then that a mailbox has had its welcome bonus, if the account that leaves ever had it. Where another account of
 * the mailbox has it, that one's claim stays as it is.
 */
export async function rememberBonus(
  tx: Tx,
  claim: { readonly userId: string; readonly addressHash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await sql`
    INSERT INTO bonus_claim (address_hash, expires_at)
    SELECT ${claim.addressHash}::bytea, ${claim.expiresAt}::timestamptz
    WHERE ${hadEntry(claim.userId)}
      OR EXISTS (SELECT 1 FROM bonus_claim WHERE address_hash = ${claim.addressHash}::bytea)
    ON CONFLICT (address_hash) DO UPDATE SET expires_at =
      CASE WHEN ${hadEntry(claim.userId)}
        THEN excluded.expires_at ELSE greatest(bonus_claim.expires_at, excluded.expires_at) END`.execute(tx);
}

/**
 * Has the claim of a welcome bonus follow its person to another mailbox, if the account ever had it. The former one is remembered until
 * then, as if the person had left it; the new one for as long as the account lives.
 */
export async function moveBonus(
  tx: Tx,
  move: { readonly userId: string; readonly from: Buffer; readonly to: Buffer; readonly formerExpiresAt: Date },
): Promise<void> {
  if (move.from.equals(move.to)) return;
  const had = hadEntry(move.userId);
  await sql`
    INSERT INTO bonus_claim (address_hash, expires_at)
    SELECT address_hash, expires_at FROM (VALUES
      (${move.from}::bytea, ${move.formerExpiresAt}::timestamptz), (${move.to}::bytea, 'infinity'::timestamptz)) AS claim (address_hash, expires_at)
    WHERE ${had} ORDER BY address_hash
    ON CONFLICT (address_hash) DO UPDATE SET expires_at = excluded.expires_at`.execute(tx);
}

/** Condition: the welcome bonus of this account stands in the ledger. */
function hadEntry(userId: string): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT 1 FROM credit_entry
    WHERE user_id = ${userId}::uuid AND cause = 'bonus:signup:' || ${userId}::text)`;
}

/** Whether a mailbox has had its bonus, and remembers it. */
export async function hadBonus(tx: Db | Tx, addressHash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('bonus_claim')
    .select('expires_at')
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets some addresses that may have the bonus again; answers how many. */
export async function removeOldBonusClaims(db: Db, now: Date, limit: number): Promise<number> {
  const where = sql`expires_at < ${now}::timestamptz`;
  return deleteBatch(db, { table: 'bonus_claim', where, oldest: 'expires_at', limit });
}

/**
 * Deletes some of what a person signed in with: accounts elsewhere, second factors, mail tokens, a new
 * address or a bonus that waits, and sessions, with which their refresh
 * tokens go (ON DELETE CASCADE). Answers how many rows.
 */
export async function deleteSomeCredentials(
  db: Db,
  of: { readonly userId: string; readonly limit: number },
): Promise<number> {
  return (
    (await deleteOfPerson(db, { table: 'identity', ...of })) +
    (await deleteOfPerson(db, { table: 'totp_factor', ...of })) +
    (await deleteOfPerson(db, { table: 'passkey', ...of })) +
    (await deleteOfPerson(db, { table: 'recovery_code', ...of })) +
    (await deleteOfPerson(db, { table: 'second_step', ...of })) +
    (await deleteOfPerson(db, { table: 'mail_tokens', ...of })) +
    (await deleteOfPerson(db, { table: 'email_change', ...of })) +
    (await deleteOfPerson(db, { table: 'withheld_bonus', ...of })) +
    (await deleteOfPerson(db, { table: 'signup_signal', ...of })) +
    (await deleteOfPerson(db, { table: 'sessions', ...of }))
  );
}

/** Counters of attempts that are about exactly this person or this address; index rate_limits_by_person. */
export async function deleteCounters(
  db: Db,
  names: { readonly userId: string; readonly emailKey: string },
): Promise<void> {
  await db.deleteFrom('rate_limits').where('about', 'in', [names.userId, names.emailKey]).execute();
}
