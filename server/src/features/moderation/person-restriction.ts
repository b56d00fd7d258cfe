import type { InTx } from '../../db/transaction.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import { getStanding, refuseForAdministrators, setMutedUntil, setSuspendedUntil } from '../accounts/index.ts';
import type { ActContext, Facts } from '../audit/index.ts';

/** What can be decided about a person, for a time. */
export type PersonRestriction = 'mute' | 'suspend';

/** Whether a decision is about a person, and not about what one has made. */
export function isPersonRestriction(action: string): action is PersonRestriction {
  return action === 'mute' || action === 'suspend';
}

/** Whether a decision holds its person while it is taken and taken back. */
export function holdsPerson(action: string): boolean {
  return isPersonRestriction(action) || action === 'clear_profile';
}

/**
 * How a member stands whom something is decided about, held until the transaction ends. Throws 403 `own_act` for one's own account, 404 for
 * nobody and for who has left, 422 for an administrator.
 */
export async function lookAtMember(
  ctx: Pick<ActContext, 'db'>,
  by: { readonly actorId: string; readonly userId: string },
) {
  if (by.actorId === by.userId) throw appError('own_act');
  // All administrators first, as every act on a person holds them.
  await refuseForAdministrators(ctx, by);
  const person = await getStanding(ctx, by.userId);
  if (person.role === 'admin') throw fieldError('id', 'Administrators are not restricted. Make them a member first.');
  return person;
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
