import { sql } from 'kysely';
import { isUnfinished } from '../../db/content-status.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { lockFigures } from '../content/index.ts';

/** A person of whom something is still to be removed. */
export interface Leaver {
  readonly user_id: string;
  readonly email: string | null;
  readonly requested_at: Date;
}

/** Takes the longest waiting deletion for this process; one that dies with it gives it back by its lease. */
export async function takeDeletion(
  db: Db,
  input: { readonly now: Date; readonly leaseUntil: Date },
): Promise<Leaver | undefined> {
  const { rows } = await sql<Leaver>`
    UPDATE account_deletion SET lease_until = ${input.leaseUntil}::timestamptz
    WHERE user_id = ANY(ARRAY(
      SELECT user_id FROM account_deletion
      WHERE finished_at IS NULL AND (lease_until IS NULL OR lease_until <= ${input.now}::timestamptz)
      ORDER BY requested_at LIMIT 1 FOR UPDATE SKIP LOCKED))
    RETURNING user_id, email, requested_at`.execute(db);
  return rows[0];
}

/** Has it looked at again from then on. */
export async function postponeDeletion(db: Db, userId: string, until: Date): Promise<void> {
  await db.updateTable('account_deletion').set({ lease_until: until }).where('user_id', '=', userId).execute();
}

export async function finishDeletion(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('account_deletion')
    .set({ finished_at: now, email: null, lease_until: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Generations of a person that are not final yet; never more than may run at once. */
export async function listRunning(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .select('id')
    .where('user_id', '=', userId)
    .where(isUnfinished())
    .limit(100)
    .execute();
  return rows.map((row) => row.id);
}

export async function listUploadKeys(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('upload').select('key').where('user_id', '=', userId).limit(limit).execute();
  return rows.map((row) => row.key);
}

export async function deleteUpload(db: Db, key: string): Promise<void> {
  await db.deleteFrom('upload').where('key', '=', key).execute();
}

export async function findPicture(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('profile_pic_id').where('id', '=', userId).executeTakeFirst();
  return row?.profile_pic_id ?? null;
}

export async function clearPicture(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ profile_pic_id: null }).where('id', '=', userId).execute();
}

/** Takes back some of a person's favorites, and each from its item's figure; answers how many. */
export async function dropFavorites(tx: Tx, userId: string, limit: number): Promise<number> {
  const favorites = tx.selectFrom('favorite').select('content_id').where('user_id', '=', userId);
  const some = (await favorites.orderBy('content_id').limit(limit).execute()).map((row) => row.content_id);
  await lockFigures(tx, some);
  const { rows } = await sql<{ dropped: string }>`
    WITH gone AS (
      DELETE FROM favorite WHERE user_id = ${userId}::uuid AND content_id = ANY(${some}::uuid[])
      RETURNING content_id),
    counted AS (
      UPDATE content_stats SET favorite_count = favorite_count - 1 FROM gone WHERE content_stats.content_id = gone.content_id)
    SELECT count(*) AS dropped FROM gone`.execute(tx);
  return Number(rows[0]?.dropped ?? 0);
}

/** Forgets the words of some prompts that a person bought; that they were paid stays in the books. Answers how many. */
export async function forgetBoughtWords(db: Db, userId: string, limit: number): Promise<number> {
  const { rows } = await sql<{ forgotten: string }>`
    WITH emptied AS (
      UPDATE prompt_purchase SET prompt = '' WHERE buyer_id = ${userId}::uuid AND id IN (
        SELECT id FROM prompt_purchase WHERE buyer_id = ${userId}::uuid AND prompt <> '' ORDER BY id LIMIT ${limit}::int)
      RETURNING id)
    SELECT count(*) AS forgotten FROM emptied`.execute(db);
  return Number(rows[0]?.forgotten ?? 0);
}

/** Addresses at the payment provider that show who paid. Amounts and times stay in the books. */
export async function forgetPaymentPages(db: Db, userId: string): Promise<void> {
  await db.updateTable('payment_order').set({ url: null, receipt_url: null }).where('user_id', '=', userId).execute();
}

/** Tables whose rows belong to one person alone and go as a whole. */
export const ownTables = [
  'identity',
  'totp_factor',
  'passkey',
  'recovery_code',
  'second_step',
  'user_choice',
  'notification',
  'favorite_told',
  'mail_tokens',
  'sessions',
  'idempotency',
] as const;

/** Deletes some of these rows, and answers how many. */
export async function deleteOwnRows(
  db: Db,
  own: { readonly table: (typeof ownTables)[number]; readonly userId: string; readonly limit: number },
): Promise<number> {
  const table = sql.table(own.table);
  const { numAffectedRows } = await sql`
    DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM ${table} WHERE user_id = ${own.userId}::uuid LIMIT ${own.limit}::int FOR UPDATE))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Some mails to the address, but for the one that says that the account is gone; that one goes once it has been sent. Answers how many. */
export async function deleteMails(db: Db, email: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM mail_outbox WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM mail_outbox WHERE recipient = ${email} AND kind <> 'account_deleted'
      LIMIT ${limit}::int FOR UPDATE))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Counters of attempts that are about exactly this person or this address; index rate_limits_by_person. */
export async function deleteCounters(
  db: Db,
  names: { readonly userId: string; readonly emailKey: string },
): Promise<void> {
  await db.deleteFrom('rate_limits').where('about', 'in', [names.userId, names.emailKey]).execute();
}

/** Mails that somebody has asked for to this address, and that nobody has looked up yet. */
export async function deleteLetterRequests(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('letter_request').where('email_key', '=', emailKey).execute();
}

/** Lets every deletion go on at once; only for a start that knows that nobody else runs. A pass that comes early is made again. */
export async function releaseDeletions(db: Db): Promise<void> {
  await db.updateTable('account_deletion').set({ lease_until: null }).where('finished_at', 'is', null).execute();
}
