import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { insertMailbox } from './mailbox.store.ts';

/** Keeps mails where the mailbox page finds them instead of sending them. */
export function openMailboxMailer(ctx: { readonly db: Db; readonly clock: Clock; readonly ids: Ids }): Mailer {
  return {
    send: async (mail) => {
      await insertMailbox(ctx.db, {
        id: ctx.ids.uuid(),
        recipient: mail.to,
        subject: mail.subject,
        text_body: mail.text,
        html_body: mail.html,
        sent_at: ctx.clock.now(),
      });
      return { kind: 'sent' };
    },
    close: async () => undefined,
  };
}
