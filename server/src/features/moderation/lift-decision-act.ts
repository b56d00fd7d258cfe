import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act, ActContext, Facts } from '../audit/index.ts';
import { type BeforeRestriction, lockStandingItems } from '../content/index.ts';
import { listStandingItemsOf, lockDecision } from './decisions.store.ts';
import { mailOutcome } from './mail-statement.ts';
import type { ModerationContext } from './moderation.context.ts';
import { reverseDecision } from './reverse-decision.ts';
import { stateOf } from './standing-words.rules.ts';

/** Takes a decision back without an appeal. Throws 409 `already_decided` for one that stands no more. */
export function liftDecisionAct(ctx: ModerationContext): Act<{ readonly decisionId: string }> {
  const moderation = ctx;
  return {
    action: 'decisions.lift',
    subject: ({ decisionId }) => decisionId,
    plan: async (ctx, { input }) => {
      await getStandingDecision(ctx, input.decisionId);
      return {
        ...(await statesOf(ctx, input.decisionId)),
        effects: ['Whom it concerned is told.'],
        needs: 'confirm',
      };
    },
    carryOut: async (ctx, { actorId, input }) => {
      const decision = await getStandingDecision(ctx, input.decisionId);
      const inside = { ...moderation, ...ctx };
      await reverseDecision(inside, { decision, by: actorId });
      await mailOutcome(inside, { decisionId: decision.id, userId: decision.user_id });
    },
  };
}

/** A decision that restricts something and stands, held until the transaction ends. */
export async function getStandingDecision(ctx: ActContext, id: string) {
  const decision = isUuid(id) ? await lockDecision(ctx.db, id) : undefined;
  if (!decision) throw appError('not_found');
  if (decision.reversed_at !== null || decision.action === 'none' || decision.action === 'lift')
    throw appError('already_decided');
  return decision;
}

/** How its items stand, and how they would when it is taken back. */
export async function statesOf(
  ctx: ActContext,
  decisionId: string,
): Promise<{ readonly before: Facts; readonly after: Facts }> {
  const restricted = await listStandingItemsOf(ctx.db, decisionId);
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
