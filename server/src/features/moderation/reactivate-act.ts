import { fieldError } from '../../kernel/errors.ts';
import { getStanding, isSuspended, setActive, setSuspendedUntil } from '../accounts/index.ts';
import type { Act } from '../audit/index.ts';
import { listStandingOn } from './decisions.store.ts';
import { tellOutcome } from './tell-statement.ts';
import type { ModerationContext } from './moderation.context.ts';
import { restrictionFact } from './person-restriction.ts';
import { reverseDecision } from './reverse-decision.ts';

/** Lets a person sign in again who was deactivated or suspended; a suspension is taken back with it (DESK-35). */
export function reactivateAct(ctx: ModerationContext): Act<{ readonly userId: string }> {
  const moderation = ctx;
  return {
    action: 'people.reactivate',
    subject: ({ userId }) => userId,
    plan: async (ctx, { input }) => {
      const { is_active: isActive, suspended_until: until } = await getStanding(ctx, input.userId);
      const now = ctx.clock.now();
      const isBarred = isSuspended(until, now);
      if (isActive && !isBarred) throw fieldError('id', 'This account is active already.');
      return {
        before: { is_active: isActive, ...(isBarred && restrictionFact('suspend', until, now)) },
        after: { is_active: true, ...(isBarred && restrictionFact('suspend', null, now)) },
        effects: isBarred ? ['They are told that the suspension is taken back.'] : [],
        needs: 'confirm',
      };
    },
    carryOut: async (ctx, { actorId, input: { userId } }) => {
      await setActive(ctx.tx, userId, true);
      await setSuspendedUntil(ctx.tx, userId, null);
      for (const decision of await listStandingOn(ctx.tx, { userId, action: 'suspend' })) {
        // One that the clock has ended is over, and not taken back.
        if (!isSuspended(decision.until, ctx.clock.now())) continue;
        await reverseDecision({ ...moderation, ...ctx }, { decision, by: actorId });
        await tellOutcome(ctx, { decisionId: decision.id, userId, type: 'decision_reversed' });
      }
    },
  };
}
