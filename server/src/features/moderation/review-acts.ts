import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { getStanding } from '../accounts/index.ts';
import type { Act, ActContext } from '../audit/index.ts';
import { lockStandingItems, releaseItems, type StandingItem } from '../content/index.ts';
import type { ModerationContext } from './moderation.context.ts';
import { type Reasons, restrictByDecision } from './restrict-by-decision.ts';
import { stateOf } from './standing-words.rules.ts';

/** Lets an item pass that waited to be looked at: it is public, locked and priced as its owner wished (DESK-31). */
export const passReviewAct: Act<{ readonly contentId: string }> = {
  action: 'reviews.pass',
  subject: ({ contentId }) => contentId,
  plan: async (ctx, { input }) => {
    const item = await getInReview(ctx, input.contentId);
    const owner = await getStanding(ctx, item.user_id);
    if (owner.muted_until !== null && owner.muted_until > ctx.clock.now() && item.is_public)
      throw appError('account_muted', { message: 'Its owner is muted and publishes nothing. It waits until then.' });
    return {
      before: { state: stateOf(item) },
      after: { state: stateOf({ ...item, is_in_review: false }) },
      effects: ['It is shown as its owner wished.'],
      needs: 'confirm',
    };
  },
  carryOut: async (ctx, { input }) => {
    const item = await getInReview(ctx, input.contentId);
    await releaseItems(ctx, [{ id: item.id, before: { isPublic: item.is_public, price: item.price } }]);
  },
};

/** Keeps an item private that waited to be looked at: a decision `hide`, with its statement of reasons and the way to appeal. */
export function keepPrivateAct(ctx: ModerationContext): Act<Reasons & { readonly contentId: string }> {
  const moderation = ctx;
  return {
    action: 'reviews.keep',
    subject: ({ contentId }) => contentId,
    plan: async (ctx, { input }) => {
      const item = await getInReview(ctx, input.contentId);
      return {
        before: { state: stateOf(item) },
        after: { state: 'hidden' },
        effects: ['It stays private. Its owner gets a statement of reasons by mail, and can appeal.'],
        needs: 'confirm',
      };
    },
    carryOut: async (ctx, { actorId, input: { contentId, ...reasons } }) => {
      const item = await getInReview(ctx, contentId);
      await restrictByDecision(
        { ...moderation, ...ctx },
        {
          reportId: null,
          items: [{ id: item.id, userId: item.user_id, action: 'hide' }],
          reasons,
          decidedBy: actorId,
          detectedBy: 'own',
        },
      );
    },
  };
}

/** An item that waits, held until the transaction ends. Throws 409 `already_decided` for one that does not wait any more. */
async function getInReview(ctx: ActContext, id: string): Promise<StandingItem> {
  const [item] = isUuid(id) ? await lockStandingItems(ctx.db, [id]) : [];
  if (!item) throw appError('not_found');
  if (!item.is_in_review) throw appError('already_decided');
  return item;
}
