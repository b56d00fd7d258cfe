import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/transaction.ts';

/** What decides about a person who signs in or changes factors; held until the transaction ends, so that one comes after another. */
export async function lockPerson(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'username', 'is_active', 'email_verified_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The address and whether there is a password. */
export async function findPersonWords(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'username', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** True when signing in takes a second step: by primary key and by the index on the person. */
export async function hasFactor(db: Db | Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT 1 FROM totp_factor WHERE user_id = ${userId}::uuid AND confirmed_at IS NOT NULL)
      OR EXISTS (SELECT 1 FROM passkey WHERE user_id = ${userId}::uuid) AS found`.execute(db);
  return rows[0]?.found === true;
}

/** The authenticator app of a person, also one that no code has confirmed yet. */
export async function findTotp(db: Db | Tx, userId: string) {
  return db.selectFrom('totp_factor').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Keeps a secret that waits for its first code, in place of an earlier one that waited; false when an app is on. */
export async function keepWaitingTotp(
  tx: Tx,
  totp: { readonly userId: string; readonly sealedSecret: string; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO totp_factor AS kept (user_id, sealed_secret, created_at)
    VALUES (${totp.userId}::uuid, ${totp.sealedSecret}, ${totp.now}::timestamptz)
    ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
    WHERE kept.confirmed_at IS NULL`.execute(tx);
  return numAffectedRows === 1n;
}

export async function confirmTotpFactor(
  tx: Tx,
  totp: { readonly userId: string; readonly step: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('totp_factor')
    .set({ confirmed_at: totp.now, last_step: totp.step })
    .where('user_id', '=', totp.userId)
    .execute();
}

/** Takes the code of a step; false when this step or a later one was taken before. */
export async function takeTotpStep(tx: Tx, totp: { readonly userId: string; readonly step: number }): Promise<boolean> {
  const result = await tx
    .updateTable('totp_factor')
    .set({ last_step: totp.step })
    .where('user_id', '=', totp.userId)
    .where('last_step', '<', totp.step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Removes the authenticator app; false when none was on. */
export async function deleteTotp(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('totp_factor')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/** Voids every recovery code and keeps these instead. */
export async function replaceRecoveryCodes(
  tx: Tx,
  codes: { readonly userId: string; readonly hashes: readonly Buffer[]; readonly now: Date },
): Promise<void> {
  await tx.deleteFrom('recovery_code').where('user_id', '=', codes.userId).execute();
  if (codes.hashes.length > 0)
    await tx
      .insertInto('recovery_code')
      .values(codes.hashes.map((hash) => ({ user_id: codes.userId, code_hash: hash, created_at: codes.now })))
      .execute();
}

/** Uses a recovery code up; false when it is none (any more). */
export async function spendRecoveryCode(
  tx: Tx,
  code: { readonly userId: string; readonly hash: Buffer },
): Promise<boolean> {
  const result = await tx
    .deleteFrom('recovery_code')
    .where('user_id', '=', code.userId)
    .where('code_hash', '=', code.hash)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Db | Tx, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Removes every factor of a person and what belongs to them; false when there was none. */
export async function deleteFactors(tx: Tx, userId: string): Promise<boolean> {
  const had = await hasFactor(tx, userId);
  await tx.deleteFrom('totp_factor').where('user_id', '=', userId).execute();
  await tx.deleteFrom('passkey').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_step').where('user_id', '=', userId).execute();
  return had;
}

/** When this session began, and when its person last showed who they are: in any way, and with a second factor. */
export async function findProof(db: Db | Tx, sessionId: string) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'proved_at', 'factor_proved_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
}

export async function noteProof(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ proved_at: now }).where('id', '=', sessionId).execute();
}

/** Notes that the person of a session has shown a second factor, which also counts as any proof does. */
export async function noteFactorProof(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ proved_at: now, factor_proved_at: now }).where('id', '=', sessionId).execute();
}
