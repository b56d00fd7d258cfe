import { type Db, isDatabaseError, sqlStates } from '../../db/transaction.ts';
import { insufficientCreditsMessage } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import { getPublicContent } from '../content/index.ts';
import { balanceConstraint, getBalance } from '../credits/index.ts';
import { findFirstRequest, type RequestKey, requestKeyConstraint } from '../request-keys/index.ts';
import { ownersShare } from './prompts.rules.ts';
import { hasBought, insertPurchase, purchaseConstraint } from './prompts.store.ts';

export interface PromptsContext {
  readonly db: Db;
  readonly clock: Clock;
  /** The platform's share of a sold prompt, in percent. */
  readonly feePercent: number;
  /** Called with the seller after a sale: the bell has one more. */
  readonly onTold: (userId: string) => void;
}

/** What an unlock came to: paid for now, or open to this person before. */
export type Unlock = 'unlocked' | 'already_unlocked';

/**
 * Buys the words of a locked prompt: the buyer pays the price that stands (and that the buyer saw), the owner gets it
 * less the platform's share. Buying again is success and costs nothing. Throws 404 for what is not public, 409 for
 * one's own, for what is not locked and for a price that has changed, 402 for a balance that is too low.
 */
export async function unlockPrompt(
  ctx: PromptsContext,
  input: {
    readonly actor: SignedIn;
    readonly id: string;
    readonly contentType: 'image' | 'video';
    readonly expectedPrice: number | undefined;
    readonly requestKey: RequestKey | undefined;
  },
): Promise<Unlock> {
  const { actor, contentType, expectedPrice, requestKey } = input;
  if (requestKey && (await findFirstRequest(ctx.db, requestKey))) return 'unlocked';
  const item = await getPublicContent(ctx, { id: input.id, contentType, viewer: actor });
  if (item.user_id === actor.userId) throw appError('own_content');
  if (item.is_unlocked) return 'already_unlocked';
  if (!item.is_prompt_locked) throw appError('not_locked');
  if (expectedPrice !== undefined && expectedPrice !== item.prompt_price) throw appError('price_changed');
  const price = item.prompt_price;
  try {
    const isBought = await insertPurchase(ctx.db, {
      buyerId: actor.userId,
      ownerId: item.user_id,
      contentId: item.id,
      contentType,
      price,
      earned: ownersShare(price, ctx.feePercent),
      now: ctx.clock.now(),
      requestKey,
    });
    // Between the look and the purchase the owner has changed it.
    if (!isBought) throw appError('price_changed');
    ctx.onTold(item.user_id);
    return 'unlocked';
  } catch (error) {
    if (isDatabaseError(error, sqlStates.uniqueViolation, purchaseConstraint)) return 'already_unlocked';
    // The same request at the same time: its first run has won, unless the key was used for another.
    if (requestKey && isDatabaseError(error, sqlStates.uniqueViolation, requestKeyConstraint)) {
      await findFirstRequest(ctx.db, requestKey);
      return 'unlocked';
    }
    if (!isDatabaseError(error, sqlStates.checkViolation, balanceConstraint)) throw error;
    // A second request at once finds the balance spent by the first.
    if (await hasBought(ctx.db, actor.userId, item.id)) return 'already_unlocked';
    const balance = await getBalance(ctx.db, actor.userId);
    throw appError('insufficient_credits', {
      status: 402,
      message: insufficientCreditsMessage(price, balance),
      cause: error,
    });
  }
}
