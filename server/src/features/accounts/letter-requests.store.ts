import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import type { MailPurpose } from './mail-tokens.store.ts';

/** A mail that somebody has asked for, to an address that may be nobody's. */
export interface LetterRequest {
  readonly purpose: MailPurpose;
  readonly email_key: string;
}

export async function insertLetterRequest(
  tx: Tx,
  request: { readonly id: string; readonly purpose: MailPurpose; readonly emailKey: string; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('letter_request')
    .values({ id: request.id, purpose: request.purpose, email_key: request.emailKey, created_at: request.now })
    .execute();
}

/** Takes the longest waiting request out; it is back when the transaction fails. Index letter_request_waiting. */
export async function takeLetterRequest(tx: Tx): Promise<LetterRequest | undefined> {
  const { rows } = await sql<LetterRequest>`
    DELETE FROM letter_request WHERE id = ANY(ARRAY(
      SELECT id FROM letter_request ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED))
    RETURNING purpose, email_key`.execute(tx);
  return rows[0];
}

/** Mails that somebody has asked for to this address, and that nobody has looked up yet. */
export async function deleteLetterRequests(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('letter_request').where('email_key', '=', emailKey).execute();
}
