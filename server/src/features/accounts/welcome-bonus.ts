import { createHmac } from 'node:crypto';
import type { Tx } from '../../db/transaction.ts';
import { grantSignupBonus } from '../credits/index.ts';
import type { AccountsContext } from './accounts.context.ts';
import { claimBonus, hadBonus } from './leaving.store.ts';
import { mailboxOf } from './mailbox.rules.ts';

/**
 * Gives the bonus of a new account, once for a mailbox: neither another spelling of its address nor leaving and coming back
 * brings it again. Twenty accounts of one mailbox may exist, and have one gift.
 */
export async function giveWelcomeBonus(
  tx: Tx,
  ctx: Pick<AccountsContext, 'clock' | 'settings'>,
  person: { readonly userId: string; readonly emailKey: string },
): Promise<void> {
  const { tokenSecret, signupBonusCredits: credits } = ctx.settings;
  if (credits === 0) return;
  // Claims of earlier releases are by the address as it was written.
  if (await hadBonus(tx, hashOf(tokenSecret, person.emailKey))) return;
  if (!(await claimBonus(tx, bonusHash(tokenSecret, person.emailKey)))) return;
  await grantSignupBonus(tx, { userId: person.userId, credits, now: ctx.clock.now() });
}

/** A mailbox as the product remembers it, also after its account has gone: with the server's secret, and back to no address. */
export function bonusHash(secret: string, emailKey: string): Buffer {
  return hashOf(secret, mailboxOf(emailKey));
}

function hashOf(secret: string, address: string): Buffer {
  return createHmac('sha256', secret).update(`welcome-bonus\n${address}`).digest();
}
