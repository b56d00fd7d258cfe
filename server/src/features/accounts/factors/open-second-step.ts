import type { InTx } from '../../../db/transaction.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { hasFactor } from './factors.store.ts';
import { secondStepS } from './second-step-cookie.ts';
import { insertSecondStep } from './second-steps.store.ts';

/**
 * Notes that the first step of a sign-in is done, and answers its id; undefined when the account has no second factor and the session may
 * begin at once. Whatever the first step was: who can read somebody's mail or has their account at Google is stopped here too.
 */
export async function openSecondStep(
  ctx: Pick<AccountsContext, 'clock' | 'ids'> & InTx,
  first: { readonly userId: string; readonly method: 'password' | 'google' },
): Promise<string | undefined> {
  if (!(await hasFactor(ctx.tx, first.userId))) return undefined;
  // Of chance alone: it is the secret of one browser.
  const id = ctx.ids.requestId();
  await insertSecondStep(ctx.tx, { id, ...first, expiresAt: addSeconds(ctx.clock.now(), secondStepS) });
  return id;
}
