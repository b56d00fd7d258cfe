import { createHmac } from 'node:crypto';
import type { Tx } from '../../db/transaction.ts';
import { grantSignupBonus } from '../credits/index.ts';
import type { AccountsContext } from './accounts.context.ts';
import { hadBonus } from './leaving.store.ts';

/** Gives the bonus of a new account, once for an address: leaving and coming back does not bring it again. */
export async function giveWelcomeBonus(
  tx: Tx,
  ctx: Pick<AccountsContext, 'clock' | 'settings'>,
  person: { readonly userId: string; readonly emailKey: string },
): Promise<void> {
  if (await hadBonus(tx, bonusHash(ctx.settings.tokenSecret, person.emailKey))) return;
  await grantSignupBonus(tx, {
    userId: person.userId,
    credits: ctx.settings.signupBonusCredits,
    now: ctx.clock.now(),
  });
}

/** An address as the product remembers it after its account has gone: with the server's secret, and back to no address. */
export function bonusHash(secret: string, emailKey: string): Buffer {
  return createHmac('sha256', secret).update(`welcome-bonus\n${emailKey}`).digest();
}
