import { sql } from 'kysely';
import { deleteBatch } from '../../db/delete-batch.ts';
import type { Db } from '../../db/transaction.ts';

export interface MailboxRow {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
  readonly sent_at: Date;
}

export async function insertMailbox(db: Db, mail: MailboxRow): Promise<void> {
  await db.insertInto('mailbox').values(mail).execute();
}

/** One mail of the mailbox page. */
export async function findMailboxMail(db: Db, id: string): Promise<MailboxRow | undefined> {
  return db.selectFrom('mailbox').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The newest mails of the mailbox page. */
export async function listMailbox(db: Db, limit: number): Promise<MailboxRow[]> {
  return db.selectFrom('mailbox').selectAll().orderBy('sent_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Removes some mails of the mailbox page that are older than this. Answers how many. */
export function removeOldMailbox(db: Db, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, {
    table: 'mailbox',
    where: sql`sent_at < ${before}::timestamptz`,
    oldest: 'sent_at',
    limit,
  });
}
