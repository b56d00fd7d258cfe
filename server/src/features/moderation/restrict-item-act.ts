import { accountOf } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act, ActContext } from '../audit/index.ts';
import { lockStandingItems, type StandingItem } from '../content/index.ts';
import { keepEvidenceOf } from './evidence.store.ts';
import { freezeEvidence } from './freeze-evidence.ts';
import { endsOf } from './moderation.rules.ts';
import { planStrikes } from './plan-strikes.ts';
import { type Reasons, restrictByDecision } from './restrict-by-decision.ts';
import { stateOf } from './standing-words.rules.ts';

export interface RestrictItem extends Reasons {
  readonly contentId: string;
  readonly action: 'hide' | 'remove';
  /** It counts against the owner (DESK-115). */
  readonly strike: boolean;
}

/**
 * Hides or removes an item that nobody has reported (DESK-110): what an administrator has found is restricted as what was reported is, with a statement
 * of reasons and an appeal, and is kept as it was for whoever decides about that. Throws 409 `already_decided` for one that is restricted as far.
 */
export const restrictItemAct: Act<RestrictItem> = {
  action: 'content.restrict',
  subject: ({ contentId }) => contentId,
  plan: async (ctx, { input }) => {
    const item = await getRestrictable(ctx, input);
    const strikes = await planStrikes(ctx, { userIds: input.strike ? [item.user_id] : [] });
    return {
      before: { item: stateOf(item), ...strikes.before },
      after: { item: input.action === 'hide' ? 'hidden' : 'removed', ...strikes.after },
      effects: [
        'Its owner gets a statement of reasons by mail, and can appeal.',
        ...(item.price === null ? [] : ['Its words are on sale no more. Who has bought them keeps them.']),
        ...strikes.effects,
      ],
      needs: 'confirm',
    };
  },
  carryOut: async (ctx, { actorId, input }) => {
    const { contentId, action, strike, ...reasons } = input;
    const item = await getRestrictable(ctx, input);
    const appealDays = () => ctx.siteSettings.current().appeal_days;
    // An appeal is decided by what there was.
    await freezeEvidence(ctx, { itemIds: [contentId], category: 'other' });
    await keepEvidenceOf(ctx.tx, contentId, endsOf(ctx.clock.now(), appealDays()).forgetAt);
    await restrictByDecision(
      { ...ctx, appealDays },
      {
        ...{ reportId: null, reasons, decidedBy: accountOf(actorId), takenBy: 'person', detectedBy: 'own' },
        items: [{ id: item.id, userId: item.user_id, action }],
        countsAsStrike: strike,
      },
    );
  },
};

/** The item, held until the transaction ends. What is removed is not hidden: its decision is taken back first. */
async function getRestrictable(ctx: ActContext, { contentId, action }: RestrictItem): Promise<StandingItem> {
  const [item] = isUuid(contentId) ? await lockStandingItems(ctx.db, [contentId]) : [];
  if (!item) throw appError('not_found');
  const isAsFar = item.restricted_as === 'removed' || (item.restricted_as === 'hidden' && action === 'hide');
  if (isAsFar) throw appError('already_decided');
  return item;
}
