import type { InTx } from '../../db/transaction.ts';
import { grantCredits, lockAccounts } from '../credits/index.ts';
import { forgetWordsOf, listBuyersOf } from './prompts.store.ts';

/**
 * Empties the copies of the words of these items that others have bought, and gives each buyer the price back, once for ever; what was earned
 * with them stays with who has sold them. The caller holds the items. Answers how many buyers, and what they got.
 */
export async function withdrawWords(
  ctx: InTx,
  input: { readonly contentIds: readonly string[]; readonly actorId: string; readonly now: Date },
): Promise<{ readonly buyers: number; readonly credits: number }> {
  // Whoever brings a sale to its seller holds balances before the purchase (decision 34). Nobody buys meanwhile, since the items are held.
  await lockAccounts(ctx.tx, await listBuyersOf(ctx.tx, input.contentIds));
  const sales = await forgetWordsOf(ctx.tx, input.contentIds);
  let credits = 0;
  for (const { buyer_id: userId, content_id: contentId, price } of sales) {
    if (price === 0) continue;
    const isNew = await grantCredits(ctx, {
      userId,
      kind: 'admin_credit',
      credits: price,
      cause: `withdrawn:${userId}:${contentId}`,
      description: 'Prompt withdrawn',
      by: { actor: input.actorId, action: 'credits.withdrawn' },
      now: input.now,
    });
    if (isNew) credits += price;
  }
  return { buyers: sales.length, credits };
}
