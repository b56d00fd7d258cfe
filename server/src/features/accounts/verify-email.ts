import { inTransaction } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { readToken } from '../../kernel/signed-token.ts';
import type { AccountsContext } from './accounts.context.ts';
import { spendMailToken } from './accounts.store.ts';
import { confirmAddress } from './confirm-address.ts';
import { limitHits } from './limit-hits.ts';

/** Uses of one link in a quarter of an hour: pages are reloaded, and programs look at links before people do. */
const attemptsPerLink = 20;

/** Confirms an address with the token of its mail and gives the welcome bonus, once. */
export async function verifyEmail(ctx: AccountsContext, token: string): Promise<void> {
  const id = readToken(ctx.settings.tokenSecret, 'verify_email', token);
  if (!id) throw appError('invalid_token');
  await limitHits(ctx, { key: `verify-email:${id}`, max: attemptsPerLink });
  await inTransaction(ctx, async (ctx) => {
    const userId = await spendMailToken(ctx.tx, { id, purpose: 'verify_email', now: ctx.clock.now() });
    if (!userId) throw appError('invalid_token');
    await confirmAddress(ctx, userId);
  });
}
