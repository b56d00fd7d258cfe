import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Mail } from '../../ports/mailer.ts';
import { insertMailbox } from './mail.store.ts';

/** Stores a mail where the mailbox page finds it. */
export function keepInMailbox(ctx: {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
}): (mail: Mail) => Promise<void> {
  return (mail) =>
    insertMailbox(ctx.db, {
      id: ctx.ids.uuid(),
      recipient: mail.to,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      sent_at: ctx.clock.now(),
    });
}
