import { createHmac } from 'node:crypto';
import type { InTx } from '../../db/transaction.ts';
import { grantSignupBonus } from '../credits/index.ts';
import type { AccountsContext } from './accounts.context.ts';
import { createHitCounter } from './hit-counter.store.ts';
import { claimBonus, hadBonus, releaseBonus } from './leaving.store.ts';
import { mailboxOf } from './mailbox.rules.ts';
import { insertSignupSignal } from './signup-signals.store.ts';
import { insertWithheld } from './withheld-bonus.store.ts';

type BonusContext = Pick<AccountsContext, 'clock' | 'settings' | 'network' | 'onSecurity' | 'onBonus'> & InTx;

/**
 * Gives the bonus of a new account, once for a mailbox: neither another spelling of its address nor leaving and coming back
 * brings it again. Twenty accounts of one mailbox may exist, and have one gift; and a neighbourhood has so many of them in a day as the
 * operator allows, beyond which it waits for a word of the desk (DESK-64). That of an address of a disposable domain waits as well (DESK-137).
 */
export async function giveWelcomeBonus(
  ctx: BonusContext,
  person: { readonly userId: string; readonly emailKey: string },
): Promise<void> {
  const { tokenSecret, signupBonusCredits: credits } = ctx.settings;
  await noteArrival(ctx, person);
  if (credits === 0) return;
  // Claims of earlier releases are by the address as it was written.
  const hadIt = await hadBonus(ctx.tx, hashOf(tokenSecret, person.emailKey));
  if (hadIt || !(await claimBonus(ctx.tx, bonusHash(tokenSecret, person.emailKey)))) return ctx.onBonus('had');
  // What waits because of its domain is none of its neighbourhood's.
  if (ctx.settings.isDisposable(person.emailKey) || (await isOneTooMany(ctx))) {
    // Not had, so its mailbox may have it with another account on another day.
    await releaseBonus(ctx.tx, bonusHash(tokenSecret, person.emailKey));
    await insertWithheld(ctx.tx, { userId: person.userId, credits, now: ctx.clock.now() });
    return ctx.onBonus('withheld');
  }
  await grantSignupBonus(ctx, { userId: person.userId, credits, now: ctx.clock.now() });
  ctx.onBonus('given');
}

/** Writes down from where the account came, for who looks for farms of them (DESK-70). */
async function noteArrival(
  ctx: BonusContext,
  person: { readonly userId: string; readonly emailKey: string },
): Promise<void> {
  const { settings, network } = ctx;
  await insertSignupSignal(ctx.tx, {
    userId: person.userId,
    mailboxHash: bonusHash(settings.tokenSecret, person.emailKey),
    networkHash: network === undefined ? undefined : networkHash(settings.tokenSecret, network),
    now: ctx.clock.now(),
  });
}

/** How long an address is remembered to have had its bonus when its account has left it. */
export const bonusMemoryS = 365 * 86_400;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Whether this neighbourhood has had its bonuses of the day or of the hour; whoever comes at once waits, and is counted after. */
async function isOneTooMany(ctx: BonusContext): Promise<boolean> {
  const { tx, clock, settings, network, onSecurity } = ctx;
  if (network === undefined) return false;
  const name = networkHash(settings.tokenSecret, network).toString('base64url');
  const { day, hour } = settings.bonusesPerNetwork();
  const counter = createHitCounter(tx, clock);
  const isOver = async (key: string, most: number, windowMs: number): Promise<boolean> =>
    most > 0 && (await counter.hit(`${key}:${name}`, windowMs)).hits > most;
  // What waits because of the hour is none of the day's.
  if (!(await isOver('bonus-hour', hour, hourMs)) && !(await isOver('bonus', day, dayMs))) return false;
  onSecurity({ kind: 'too_many_attempts', network });
  return true;
}

/** A mailbox as the product remembers it, also after its account has gone: with the server's secret, and back to no address. */
export function bonusHash(secret: string, emailKey: string): Buffer {
  return hashOf(secret, mailboxOf(emailKey));
}

function networkHash(secret: string, network: string): Buffer {
  return createHmac('sha256', secret).update(`bonus-network\n${network}`).digest();
}

function hashOf(secret: string, address: string): Buffer {
  return createHmac('sha256', secret).update(`welcome-bonus\n${address}`).digest();
}
