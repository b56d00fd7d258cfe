import { appError } from '../../kernel/errors.ts';
import { readToken } from '../../kernel/signed-token.ts';
import { startOfDay } from '../../kernel/clock.ts';
import type { SettingsContext } from './settings.context.ts';
import { endWeekly, enqueueDueWeeklies } from './settings.store.ts';

/** How many mails one statement puts into the outbox, and how many statements one round makes. */
const batch = 500;
const batchesMax = 100;

/** Ends the weekly mail of whom the token of one was made for, as often as it is sent. 400 `invalid_token` for any other token (KEEP-80). */
export async function stopWeeklyMail(
  ctx: Pick<SettingsContext, 'db' | 'tokenSecret'>,
  input: { readonly token: string },
): Promise<void> {
  const userId = readToken(ctx.tokenSecret, 'weekly_mail', input.token);
  if (userId === undefined) throw appError('invalid_token');
  await endWeekly(ctx.db, userId);
}

/** Puts into the outbox the weekly mails that are due: about the seven whole days (UTC) before today (KEEP-78). */
export async function enqueueWeeklyMails(ctx: Pick<SettingsContext, 'db' | 'clock'>): Promise<void> {
  const now = ctx.clock.now();
  const until = startOfDay(now);
  for (let done = 0; done < batchesMax; done += 1)
    if ((await enqueueDueWeeklies(ctx.db, { now, until, limit: batch })) < batch) return;
}
