import type { WaitingPrompt } from '@loomlight/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import { resetMailPart } from '../mail/index.ts';

/** What a mail token is good for. */
export type MailPurpose = 'verify_email' | 'reset_password';

/** Makes the only valid mail token of this purpose: older ones of the person are void from now on. */
export async function replaceMailToken(
  tx: Tx,
  token: {
    readonly id: string;
    readonly userId: string;
    readonly purpose: MailPurpose;
    readonly now: Date;
    readonly expiresAt: Date;
    /** Words that wait for the account; those of an older link go over to the new one. */
    readonly waiting?: WaitingPrompt | undefined;
  },
): Promise<void> {
  const carried = await voidMailTokens(tx, token);
  const waiting = token.waiting ?? carried;
  await tx
    .insertInto('mail_tokens')
    .values({
      id: token.id,
      user_id: token.userId,
      purpose: token.purpose,
      created_at: token.now,
      expires_at: token.expiresAt,
      ...(waiting !== undefined && waiting !== null && { waiting: JSON.stringify(waiting) }),
    })
    .execute();
}

/** Makes the unused mail tokens of this purpose worth nothing; answers the words that waited with them. */
export async function voidMailTokens(
  tx: Tx,
  tokens: { readonly userId: string; readonly purpose: MailPurpose },
): Promise<unknown> {
  const rows = await tx
    .deleteFrom('mail_tokens')
    .where('user_id', '=', tokens.userId)
    .where('purpose', '=', tokens.purpose)
    .where('used_at', 'is', null)
    .returning('waiting')
    .execute();
  return rows.find(({ waiting }) => waiting !== null)?.waiting;
}

/**
 * The newest reset token of whoever has this address, and its mail; nothing at all when nobody has it.
 * One statement for both cases, so that its time does not tell them apart.
 */
export async function insertResetMail(
  tx: Tx,
  input: {
    readonly emailKey: string;
    readonly tokenId: string;
    readonly mailId: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await sql`
    WITH person AS (SELECT id, email, username FROM users WHERE email_key = ${input.emailKey} AND is_active),
    voided AS (
      DELETE FROM mail_tokens USING person
      WHERE user_id = person.id AND purpose = 'reset_password' AND used_at IS NULL),
    token AS (
      INSERT INTO mail_tokens (id, user_id, purpose, created_at, expires_at)
      SELECT ${input.tokenId}::uuid, person.id, 'reset_password', ${input.now}::timestamptz, ${input.expiresAt}::timestamptz
      FROM person)
    ${resetMailPart({ id: input.mailId, tokenId: input.tokenId, now: input.now })}`.execute(tx);
}

/** Spends a mail token and answers its person; undefined when it is unknown, used, void or expired. */
export async function spendMailToken(
  tx: Tx,
  token: { readonly id: string; readonly purpose: MailPurpose; readonly now: Date },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('mail_tokens')
    .set({ used_at: token.now })
    .where('id', '=', token.id)
    .where('purpose', '=', token.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', token.now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** When the newest mail token of this purpose was made. */
export async function newestMailTokenAt(db: Db | Tx, userId: string, purpose: MailPurpose): Promise<Date | undefined> {
  const row = await db
    .selectFrom('mail_tokens')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** Holds whoever a link belongs to until the transaction ends, before anything else is held; undefined when there is no such link. */
export async function lockOwnerOfLink(
  tx: Tx,
  link: { readonly id: string; readonly purpose: MailPurpose },
): Promise<
  | {
      readonly id: string;
      readonly username: string;
      readonly is_active: boolean;
      readonly suspended_until: Date | null;
    }
  | undefined
> {
  return tx
    .selectFrom('users')
    .select(['id', 'username', 'is_active', 'suspended_until'])
    .where('id', '=', (eb) =>
      eb.selectFrom('mail_tokens').select('user_id').where('id', '=', link.id).where('purpose', '=', link.purpose),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whose verification link this is and whether it has signed in; undefined when it is unknown, void or expired. */
export async function findVerificationLink(
  db: Db,
  link: { readonly id: string; readonly now: Date },
): Promise<{ readonly user_id: string; readonly username: string; readonly entered_at: Date | null } | undefined> {
  return db
    .selectFrom('mail_tokens')
    .innerJoin('users', 'users.id', 'mail_tokens.user_id')
    .select(['mail_tokens.user_id', 'users.username', 'mail_tokens.entered_at'])
    .where('mail_tokens.id', '=', link.id)
    .where('mail_tokens.purpose', '=', 'verify_email')
    .where('mail_tokens.expires_at', '>', link.now)
    .executeTakeFirst();
}

/**
 * Has a verification link sign in, once, and gives out the words that waited with it, which are forgotten; undefined when it did before, or is
 * unknown, void or expired.
 */
export async function enterByMailToken(
  tx: Tx,
  link: { readonly id: string; readonly now: Date },
): Promise<{ readonly waiting: unknown } | undefined> {
  const { rows } = await sql<{ waiting: unknown }>`
    WITH link AS (
      SELECT id, waiting FROM mail_tokens
      WHERE id = ${link.id}::uuid AND purpose = 'verify_email' AND entered_at IS NULL AND expires_at > ${link.now}::timestamptz
      FOR UPDATE)
    UPDATE mail_tokens SET entered_at = ${link.now}::timestamptz, used_at = coalesce(used_at, ${link.now}::timestamptz), waiting = NULL
    FROM link WHERE mail_tokens.id = link.id RETURNING link.waiting`.execute(tx);
  return rows[0];
}
