import { type Db, isDatabaseError, sqlStates } from '../../db/transaction.ts';
import { bonusCreditsMessage, type ContentType, insufficientCreditsMessage, ownersShare } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import { getPublicContent } from '../content/index.ts';
import { getSpendable } from '../credits/index.ts';
import { findFirstRequest, orFirstAnswer, type IdempotencyKey } from '../idempotency/index.ts';
import type { Sell } from './gather-sales.ts';
import { purchaseConstraint } from './prompts.store.ts';

export interface PromptsContext {
  readonly db: Db;
  readonly clock: Clock;
  /** The platform's share of a sold prompt, in percent. */
  readonly feePercent: number;
  /** False: bonus credits pay for generations only (BOOKS-8). */
  readonly bonusBuysPrompts: boolean;
  readonly sell: Sell;
  /** Called with the seller after a sale: what was paid is on its way to them. */
  readonly onSold: (sellerId: string) => void;
}

/** What an unlock came to: paid for now, or open to this person before. */
export type Unlock = 'unlocked' | 'already_unlocked';

export interface UnlockInput {
  readonly actor: SignedIn;
  readonly id: string;
  readonly contentType: ContentType;
  /** What the buyer saw, in whole credits. */
  readonly expectedPrice: number;
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/**
 * Buys the words of a locked prompt: the buyer pays the price that stands (and that the buyer saw), and it is on its way to the owner, less the
 * platform's share (ADR 222). Buying again is success and costs nothing. Throws 404 for what is not public, 409 for
 * one's own, for what is not locked, for a price that has changed and where only a bonus is left and may not buy prompts, 402 for a balance
 * that is too low.
 */
export async function unlockPrompt(ctx: PromptsContext, input: UnlockInput): Promise<Unlock> {
  const { idempotencyKey } = input;
  const outcome = await orFirstAnswer(ctx, {
    key: idempotencyKey,
    attempt: () => buy(ctx, input),
    again: (): Unlock => 'unlocked',
  });
  // Bought by the first run of this very request, it is answered as that was.
  const isFirst = outcome === 'already_unlocked' && idempotencyKey && (await findFirstRequest(ctx, idempotencyKey));
  return isFirst ? 'unlocked' : outcome;
}

/** The item as it is for sale to this person now, or that it is open to them; throws what keeps it from being sold. */
async function lookAt(ctx: PromptsContext, input: UnlockInput) {
  const { actor, contentType } = input;
  const item = await getPublicContent(ctx, { id: input.id, contentType, viewer: actor });
  if (item.user_id === actor.userId) throw appError('own_content');
  if (item.is_unlocked) return 'already_unlocked' as const;
  if (!item.is_prompt_locked) throw appError('not_locked');
  if (input.expectedPrice !== item.prompt_price) throw appError('price_changed');
  return item;
}

async function buy(ctx: PromptsContext, input: UnlockInput): Promise<Unlock> {
  const { actor, contentType, idempotencyKey } = input;
  const item = await lookAt(ctx, input);
  if (item === 'already_unlocked') return item;
  const price = item.prompt_price;
  const isSold = await ctx
    .sell({
      buyerId: actor.userId,
      ownerId: item.user_id,
      contentId: item.id,
      contentType,
      price,
      earned: ownersShare(price, ctx.feePercent),
      feePercent: ctx.feePercent,
      bonusBuysPrompts: ctx.bonusBuysPrompts,
      now: ctx.clock.now(),
      idempotencyKey,
    })
    .catch((error: unknown) => {
      // Another request of the same person was a moment earlier, in another process: the look below finds what it bought.
      if (isDatabaseError(error, sqlStates.uniqueViolation, purchaseConstraint)) return false;
      throw error;
    });
  if (!isSold) return whyNot(ctx, input, price);
  ctx.onSold(item.user_id);
  return 'unlocked';
}

/** What has come between the look at an item and its purchase: bought by the same person, changed by its owner, or too few credits that may buy prompts. */
async function whyNot(ctx: PromptsContext, input: UnlockInput, price: number): Promise<'already_unlocked'> {
  const item = await lookAt(ctx, input);
  if (item === 'already_unlocked') return item;
  const { credits, forPrompts } = await getSpendable(ctx, input.actor.userId);
  if (credits < price)
    throw appError('insufficient_credits', { status: 402, message: insufficientCreditsMessage(price, credits) });
  if (!ctx.bonusBuysPrompts && forPrompts < price)
    throw appError('bonus_credits', { message: bonusCreditsMessage(price, forPrompts) });
  // Changed, and changed back since.
  throw appError('price_changed');
}
