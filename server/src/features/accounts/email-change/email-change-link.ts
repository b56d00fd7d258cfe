import { appError } from '../../../kernel/errors.ts';
import { readToken } from '../../../kernel/signed-token.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { limitHits } from '../limit-hits.ts';
import { findEmailChange, type WaitingChange } from './email-changes.store.ts';

/** Which mailbox a link was mailed to. */
export type Side = 'new' | 'old';

/** Uses of one link in a quarter of an hour. */
const attemptsPerLink = 20;

/** What a mailed link is about. Throws 400 `invalid_token` when it was used, stopped, replaced or has run out. */
export async function readEmailChangeLink(
  ctx: AccountsContext,
  token: string,
): Promise<{ readonly side: Side; readonly change: WaitingChange }> {
  const { tokenSecret } = ctx.settings;
  const forNew = readToken(tokenSecret, 'email_change_new', token);
  const id = forNew ?? readToken(tokenSecret, 'email_change_old', token);
  if (!id) throw appError('invalid_token');
  await limitHits(ctx, { key: `change-email-link:${id}`, max: attemptsPerLink });
  const change = await findEmailChange(ctx.db, { id, now: ctx.clock.now() });
  if (!change) throw appError('invalid_token');
  return { side: forNew === undefined ? 'old' : 'new', change };
}
