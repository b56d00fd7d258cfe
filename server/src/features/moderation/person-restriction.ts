import type { InTx } from '../../db/transaction.ts';
import { setMutedUntil, setSuspendedUntil } from '../accounts/index.ts';
import type { Facts } from '../audit/index.ts';

/** What can be decided about a person, for a time. */
export type PersonRestriction = 'mute' | 'suspend';

/** Whether a decision is about a person, and not about what one has made. */
export function isPersonRestriction(action: string): action is PersonRestriction {
  return action === 'mute' || action === 'suspend';
}

/** Sets until when it holds; null ends it. */
export async function setRestriction(
  ctx: InTx,
  wish: { readonly userId: string; readonly restriction: PersonRestriction; readonly until: Date | null },
): Promise<void> {
  const { userId, restriction, until } = wish;
  await (restriction === 'mute' ? setMutedUntil : setSuspendedUntil)(ctx.tx, userId, until);
}

/** Until when it holds, as the audit writes it down: null for what is over. */
export function restrictionFact(restriction: PersonRestriction, until: Date | null, now: Date): Facts {
  const stands = until !== null && until > now ? until.toISOString() : null;
  return restriction === 'mute' ? { muted_until: stands } : { suspended_until: stands };
}
