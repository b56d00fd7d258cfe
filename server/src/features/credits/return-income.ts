import type { Db, InTx } from '../../db/transaction.ts';
import { tellPeople } from '../notifications/index.ts';
import { grantCredits } from './grant-credits.ts';
import { lockAccounts } from './holds.store.ts';
import { listBuyersInReview, returnInReview, type ReviewedPart, sumReturnedBy } from './reviews.store.ts';

/** At so many buyers' accounts ends what one act gives back: each of them is locked. */
const buyersAtOnce = 500;

/**
 * Locks the accounts of a seller and of those whose income is to go back, by their ids (decision 34). Who they are may have become more until the
 * seller's is held; those whose own is not held are left out. Answers the income that can go.
 */
export async function lockForReturn(ctx: { readonly db: Db }, part: ReviewedPart): Promise<ReviewedPart> {
  const buyerIds = await listBuyersInReview(ctx.db, part, buyersAtOnce);
  await lockAccounts(ctx.db, [part.sellerId, ...buyerIds]);
  return { ...part, buyerIds };
}

/** Gives income that waits for a look back to its buyers, by a decision, and tells them. `lockForReturn` comes first. Answers how many credits. */
export async function returnIncome(
  ctx: InTx,
  input: ReviewedPart & { readonly decisionId: string; readonly now: Date },
): Promise<number> {
  const moved = await returnInReview(ctx.tx, input);
  if (moved.length > 0)
    await tellPeople(ctx.tx, {
      people: moved,
      kind: 'payment',
      type: 'income_returned',
      cause: `returned:decision:${input.decisionId}`,
      now: input.now,
    });
  return moved.reduce((sum, { credits }) => sum + credits, 0);
}

/**
 * Gives a seller what a decision has taken that is taken back, once. It comes from the house, which was wrong: the buyers keep what they have got and
 * may have spent (decision 163).
 */
export async function giveBackIncome(
  ctx: InTx,
  input: { readonly decisionId: string; readonly userId: string; readonly by: string; readonly now: Date },
): Promise<void> {
  const { decisionId, userId, by, now } = input;
  const credits = await sumReturnedBy(ctx.tx, decisionId);
  if (credits === 0) return;
  await grantCredits(ctx, {
    userId,
    kind: 'admin_credit',
    credits,
    cause: `returned-income:${decisionId}`,
    description: 'Given back: the decision was taken back',
    by: { actor: by, action: 'credits.returned_income' },
    now,
  });
}
