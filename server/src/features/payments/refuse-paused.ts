import { addSeconds } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import { listDeclines } from './declined.store.ts';
import type { PaymentsContext } from './payments.context.ts';
import { pausedUntil } from './payments.rules.ts';

/** A pause of a day and the hour before it. */
const lookedAtS = 25 * 3_600;
const looksMax = 200;

/** Throws 429 `payments_paused` for an account whose cards were declined five times within an hour, for a day from then on (DESK-65). */
export async function refusePaused(
  ctx: Pick<PaymentsContext, 'db' | 'clock' | 'pausesPayments'>,
  input: { readonly userId: string },
): Promise<void> {
  if (!ctx.pausesPayments) return;
  const now = ctx.clock.now();
  const declines = await listDeclines(ctx.db, { ...input, since: addSeconds(now, -lookedAtS), limit: looksMax });
  const until = pausedUntil(declines, now);
  if (until) throw appError('payments_paused', { retryAfterS: Math.ceil((until.getTime() - now.getTime()) / 1_000) });
}
