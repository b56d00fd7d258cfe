import type { Db } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { findMailboxMail, listMailbox, type MailboxRow } from './mailbox.store.ts';

export type MailboxMail = MailboxRow;

/** The newest mails of an installation without a mail server. */
export function listMails(ctx: { readonly db: Db }, limit: number): Promise<readonly MailboxMail[]> {
  return listMailbox(ctx.db, limit);
}

/** One of them; throws 404 for what is no id or has no mail. */
export async function getMail(ctx: { readonly db: Db }, id: string): Promise<MailboxMail> {
  const mail = isUuid(id) ? await findMailboxMail(ctx.db, id) : undefined;
  if (!mail) throw appError('not_found');
  return mail;
}
