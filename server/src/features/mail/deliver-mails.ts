import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { errorText } from '../../kernel/errors.ts';
import type { Mailer, MailOutcome } from '../../ports/mailer.ts';
import { maxAttempts, nextAttemptAt } from './mail.rules.ts';
import { claimMails, markFailed, markSent, type OutboxRow } from './mail.store.ts';
import { type MailContext, renderMail } from './render-mail.ts';

export interface DeliverContext extends MailContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
}

const batchSize = 20;
/** Longer than a mail server may take to answer (the adapter gives up after 20 s). */
const leaseS = 120;

/** Sends what waits in the outbox; answers how many mails left. */
export async function deliverMails(ctx: DeliverContext): Promise<number> {
  const now = ctx.clock.now();
  const rows = await claimMails(ctx.db, { now, leaseUntil: addSeconds(now, leaseS), limit: batchSize });
  let sent = 0;
  for (const row of rows) {
    const outcome = await send(ctx, row);
    if (outcome.kind === 'sent') {
      sent += 1;
      await markSent(ctx.db, row.id, ctx.clock.now());
    } else if (outcome.permanent || row.attempts >= maxAttempts) {
      await markFailed(ctx.db, row.id, { reason: outcome.reason, givenUpAt: ctx.clock.now() });
    } else {
      await markFailed(ctx.db, row.id, {
        reason: outcome.reason,
        nextAttemptAt: nextAttemptAt(ctx.clock.now(), row.attempts),
      });
    }
  }
  return sent;
}

async function send(ctx: DeliverContext, row: OutboxRow): Promise<MailOutcome> {
  try {
    return await ctx.mailer.send(renderMail(row, ctx));
  } catch (error) {
    return { kind: 'failed', permanent: false, reason: errorText(error) };
  }
}
