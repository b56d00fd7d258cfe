import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { lockStanding } from '../accounts/index.ts';
import type { Act, ActContext, Facts } from '../audit/index.ts';
import { type BeforeRestriction, lockStandingItems } from '../content/index.ts';
import { findDecision, listStandingItemsOf, lockDecision } from './decisions.store.ts';
import { profileStates } from './give-profile-back.ts';
import { tellOutcome } from './tell-statement.ts';
import type { ModerationContext } from './moderation.context.ts';
import { holdsPerson, isPersonRestriction, restrictionFact } from './person-restriction.ts';
import { reverseDecision } from './reverse-decision.ts';
import { stateOf } from './standing-words.rules.ts';

/** Takes a decision back without an appeal. Throws 409 `already_decided` for one that stands no more. */
export function liftDecisionAct(ctx: ModerationContext): Act<{ readonly decisionId: string }> {
  const moderation = ctx;
  return {
    action: 'decisions.lift',
    subject: ({ decisionId }) => decisionId,
    plan: async (ctx, { input }) => {
      const decision = await getStandingDecision(ctx, input.decisionId);
      return {
        ...(await statesOf(ctx, decision)),
        effects: ['Whom it concerned is told.'],
        needs: 'confirm',
      };
    },
    carryOut: async (ctx, { actorId, input }) => {
      const decision = await getStandingDecision(ctx, input.decisionId);
      const inside = { ...moderation, ...ctx };
      await reverseDecision(inside, { decision, by: actorId });
      await tellOutcome(inside, { decisionId: decision.id, userId: decision.user_id, type: 'decision_reversed' });
    },
  };
}

/** A decision that restricts something and stands, held until the transaction ends. */
export async function getStandingDecision(ctx: ActContext, id: string) {
  const decision = isUuid(id) ? await holdDecision(ctx, id) : undefined;
  if (!decision) throw appError('not_found');
  if (decision.reversed_at !== null || decision.action === 'none' || decision.action === 'lift')
    throw appError('already_decided');
  return decision;
}

/** A decision, held until the transaction ends; whom it is about is held before it, as by the act that takes one. */
export async function holdDecision(ctx: ActContext, id: string) {
  const found = await findDecision(ctx.db, id);
  if (found && holdsPerson(found.action)) await lockStanding(ctx.db, found.user_id);
  return found && lockDecision(ctx.db, id);
}

/** How its items or its person stand, and how they would when it is taken back. */
export async function statesOf(
  ctx: ActContext,
  decision: {
    readonly id: string;
    readonly user_id: string;
    readonly action: string;
    readonly until: Date | null;
  },
): Promise<{ readonly before: Facts; readonly after: Facts }> {
  if (isPersonRestriction(decision.action)) {
    const { action, until } = decision;
    const now = ctx.clock.now();
    return { before: restrictionFact(action, until, now), after: restrictionFact(action, null, now) };
  }
  if (decision.action === 'clear_profile') return profileStates(ctx, decision);
  if (decision.action === 'return_income') return { before: { income: 'returned' }, after: { income: 'given back' } };
  const restricted = await listStandingItemsOf(ctx.db, decision.id);
  const items = await lockStandingItems(
    ctx.db,
    restricted.map((item) => item.content_id),
  );
  const before: Record<string, string> = {};
  const after: Record<string, string> = {};
  for (const item of items) {
    const earlier = restricted.find((one) => one.content_id === item.id)?.before as unknown as BeforeRestriction;
    before[item.id] = stateOf(item);
    after[item.id] = stateOf({ ...item, restricted_as: null, is_public: earlier.isPublic, price: earlier.price });
  }
  return { before, after };
}
