import type { InTx } from '../../db/transaction.ts';
import { type BeforeRestriction, lockStandingItems, releaseItems } from '../content/index.ts';
import { giveBackIncome } from '../credits/index.ts';
import { insertDecision, listStandingItemsOf, markRestored, markReversed } from './decisions.store.ts';
import type { ModerationContext } from './moderation.context.ts';
import { endBannedPrints } from '../rules/index.ts';
import { giveBackProfile } from './give-profile-back.ts';
import { isPersonRestriction, setRestriction } from './person-restriction.ts';
import { withdrawStrikes } from './strikes.store.ts';

/**
 * Takes a decision back: its items are as they were before it, below their old address, its person may publish or sign in again, or has the words of
 * the profile back, and a decision
 * `lift` stands in its place. Words that were withdrawn stay withdrawn. Answers which items were released.
 */
export async function reverseDecision(
  ctx: ModerationContext & InTx,
  input: {
    readonly decision: {
      readonly id: string;
      readonly action: string;
      readonly user_id: string;
      readonly report_id: string | null;
    };
    readonly by: string;
  },
): Promise<readonly string[]> {
  const { decision, by } = input;
  const now = ctx.clock.now();
  if (isPersonRestriction(decision.action))
    await setRestriction(ctx, { userId: decision.user_id, restriction: decision.action, until: null });
  if (decision.action === 'clear_profile') await giveBackProfile(ctx, decision);
  if (decision.action === 'return_income')
    await giveBackIncome(ctx, { decisionId: decision.id, userId: decision.user_id, by, now });
  const items = await listStandingItemsOf(ctx.db, decision.id);
  await lockStandingItems(
    ctx.tx,
    items.map((item) => item.content_id),
  );
  const released = await releaseItems(
    ctx,
    // Written by this slice alone.
    items.map((item) => ({ id: item.content_id, before: item.before as unknown as BeforeRestriction })),
  );
  const id = ctx.ids.uuid();
  await insertDecision(ctx.tx, {
    ...{ id, reportId: decision.report_id, userId: decision.user_id, action: 'lift', ground: null },
    ...{ groundRef: '', facts: '', redress: '', detectedBy: 'own', decidedBy: by, decidedAt: now, appealUntil: null },
  });
  await markReversed(ctx.tx, { id: decision.id, by: id, now });
  await withdrawStrikes(ctx.tx, { decisionId: decision.id, userId: decision.user_id, now });
  await endBannedPrints(ctx.tx, { decisionId: decision.id, now });
  await markRestored(ctx.tx, { decisionId: decision.id, now });
  return released;
}
