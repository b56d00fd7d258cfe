import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { errorText } from '../../kernel/errors.ts';
import type { Mailer, MailOutcome } from '../../ports/mailer.ts';
import type { MailContext } from './letter-types.ts';
import { type AlarmFigures, isQuietWeek, type MailPayloads, maxAttempts, nextAttemptAt } from './mail.rules.ts';
import {
  claimMail,
  findObjectionFigures,
  findReportFigures,
  findSales,
  findStatementFigures,
  findWeek,
  markFailed,
  markSent,
  type OutboxRow,
  withdrawMail,
} from './mail.store.ts';
import { renderMail } from './render-mail.ts';

export interface DeliverContext extends MailContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** How the matter of an alarm stands for this address; undefined when it has gone, or when alarms go there no more. */
  readonly findAlarm: (
    alarm: MailPayloads['alarm'] & { readonly recipient: string },
  ) => Promise<AlarmFigures | undefined>;
  /** A mail that did not leave, by its id; the reason may name its recipient and stays in the outbox. */
  readonly onFailed: (failure: {
    readonly mailId: string;
    readonly attempts: number;
    readonly givenUp: boolean;
  }) => void;
}

/** Longer than a mail server may take over one mail (the adapter gives up before). */
const leaseS = 120;

/**
 * Sends the mail that has waited longest; answers false when none waits.
 * One at a time: the lease of a batch would run out before a slow server has taken all of it, and others would send the rest again.
 */
export async function deliverNextMail(ctx: DeliverContext): Promise<boolean> {
  const now = ctx.clock.now();
  const row = await claimMail(ctx.db, { now, leaseUntil: addSeconds(now, leaseS) });
  if (!row) return false;
  const outcome = await send(ctx, row);
  if (outcome.kind === 'withdrawn') {
    await withdrawMail(ctx.db, row.id);
    return true;
  }
  if (outcome.kind === 'sent') {
    await markSent(ctx.db, row.id, ctx.clock.now());
    return true;
  }
  const givenUp = outcome.permanent || row.attempts >= maxAttempts;
  ctx.onFailed({ mailId: row.id, attempts: row.attempts, givenUp });
  await markFailed(ctx.db, row.id, {
    reason: outcome.reason,
    ...(givenUp ? { givenUpAt: ctx.clock.now() } : { nextAttemptAt: nextAttemptAt(ctx.clock.now(), row.attempts) }),
  });
  return true;
}

async function send(ctx: DeliverContext, row: OutboxRow): Promise<MailOutcome | { readonly kind: 'withdrawn' }> {
  try {
    const figures = await readFigures(ctx, row);
    // An alarm that had nothing to tell must not stand for the one that has: it is forgotten, and the next look may write another.
    if (figures === 'nothing') return { kind: row.kind === 'alarm' ? 'withdrawn' : 'sent' };
    return await ctx.mailer.send(renderMail(ctx, { ...row, payload: { ...row.payload, ...figures } }));
  } catch (error) {
    return { kind: 'failed', permanent: false, reason: errorText(error) };
  }
}

/** What a mail tells beside its payload, as it is now; `nothing` where there is nothing to tell, and no mail. */
async function readFigures(ctx: DeliverContext, row: OutboxRow): Promise<object | 'nothing'> {
  // Counted now: until it was taken, every sale of the hour belonged to it.
  if (row.kind === 'sales') return findSales(ctx.db, row.id);
  if (row.kind === 'report_received' || row.kind === 'report_decided')
    return (await findReportFigures(ctx.db, (row.payload as MailPayloads['report_received']).report_id)) ?? 'nothing';
  if (row.kind === 'statement' || row.kind === 'appeal_decided')
    return (await findStatementFigures(ctx.db, (row.payload as MailPayloads['statement']).decision_id)) ?? 'nothing';
  if (row.kind === 'objection_answered')
    return (
      (await findObjectionFigures(ctx.db, (row.payload as MailPayloads['objection_answered']).refusal_id)) ?? 'nothing'
    );
  if (row.kind === 'alarm')
    return (await ctx.findAlarm({ ...(row.payload as MailPayloads['alarm']), recipient: row.recipient })) ?? 'nothing';
  if (row.kind !== 'weekly') return {};
  // Written by this slice, whose types tie each kind to its payload.
  const week = await findWeek(ctx.db, row.payload as MailPayloads['weekly']);
  return isQuietWeek(week) ? 'nothing' : week;
}
