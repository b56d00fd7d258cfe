import { lifetimes } from '@loomlight/contract';
import { inTransaction, type InTx } from '../../db/transaction.ts';
import type { AccountsContext } from './accounts.context.ts';
import { emailKey } from './accounts.rules.ts';
import type { MailPurpose } from './mail-tokens.store.ts';
import { createHitCounter } from './hit-counter.store.ts';
import { insertLetterRequest } from './letter-requests.store.ts';

/** Nobody can fill another person's mailbox with these, whatever the limits of rates are set to. */
const mailsPerHour = 3;

/** The counters of each kind of mail: one for the minute, one for the hour. */
const letterCounters: Readonly<Record<MailPurpose, readonly [minute: string, hour: string]>> = {
  verify_email: ['verify-mail-pause', 'verify-mail'],
  reset_password: ['reset-mail-pause', 'reset-mail'],
};

/**
 * Notes that somebody wants a mail to this address, at most once a minute and three times an hour. Whose address it is, if
 * anybody's, is not looked at here: the statements are the same for all, and what differs is done by `answerLetterRequest`
 * after the answer has gone. So neither answer nor time tells whether there is an account, and in which state.
 */
export async function requestLetter(
  ctx: Pick<AccountsContext, 'db' | 'clock' | 'ids'>,
  letter: { readonly purpose: MailPurpose; readonly email: string },
): Promise<void> {
  const key = emailKey(letter.email);
  await inTransaction(ctx, async (ctx) => {
    if (!(await mayMail(ctx, { purpose: letter.purpose, key }))) return;
    await insertLetterRequest(ctx.tx, {
      id: ctx.ids.uuid(),
      purpose: letter.purpose,
      emailKey: key,
      now: ctx.clock.now(),
    });
  });
}

/**
 * Counts by address typed, not by person found: unknown ones are counted just the same. Only what the minute lets through
 * counts for the hour, so that an impatient person loses no mail. Two at once queue up at the row of the first.
 */
export async function mayMail(
  ctx: Pick<AccountsContext, 'clock'> & InTx,
  { purpose, key }: { readonly purpose: MailPurpose; readonly key: string },
): Promise<boolean> {
  const counter = createHitCounter(ctx.tx, ctx.clock);
  const [minuteName, hourName] = letterCounters[purpose];
  const minute = await counter.hit(`${minuteName}:${key}`, lifetimes.resendPauseS * 1000, key);
  if (minute.hits > 1) return false;
  const hour = await counter.hit(`${hourName}:${key}`, 3_600_000, key);
  return hour.hits <= mailsPerHour;
}
