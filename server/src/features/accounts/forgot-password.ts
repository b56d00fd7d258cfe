import { lifetimes } from '@loomlight/contract';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import { addSeconds } from '../../kernel/clock.ts';
import type { AccountsContext } from './accounts.context.ts';
import { emailKey } from './accounts.rules.ts';
import { insertResetMail } from './accounts.store.ts';
import { createHitCounter } from './hit-counter.store.ts';

/** Nobody can fill another person's mailbox with these, whatever the limits of rates are set to. */
const mailsPerHour = 3;

/**
 * Mails a link to choose a new password to whoever has this address. Known or not: the same statements, one commit with
 * something to write, the same waking of the delivery. Neither answer nor time tells whether there is an account.
 */
export async function forgotPassword(ctx: AccountsContext, email: string): Promise<void> {
  const key = emailKey(email);
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    if (!(await mayMail(tx, ctx, key))) return;
    await insertResetMail(tx, {
      emailKey: key,
      tokenId: ctx.ids.uuid(),
      mailId: ctx.ids.uuid(),
      now,
      expiresAt: addSeconds(now, lifetimes.resetTokenHours * 3600),
    });
  });
  ctx.wakeMail();
}

/**
 * Counts by address typed, not by person found: unknown ones are counted just the same. Only what the minute lets through
 * counts for the hour, so that an impatient person loses no mail. Two at once queue up at the row of the first.
 */
async function mayMail(tx: Tx, ctx: AccountsContext, key: string): Promise<boolean> {
  const counter = createHitCounter(tx, ctx.clock);
  const minute = await counter.hit(`reset-mail-pause:${key}`, lifetimes.resendPauseS * 1000);
  if (minute.hits > 1) return false;
  const hour = await counter.hit(`reset-mail:${key}`, 3_600_000);
  return hour.hits <= mailsPerHour;
}
