import type { InTx } from '../../db/transaction.ts';
import { invariant } from '../../kernel/errors.ts';
import { insertAudit } from '../audit/index.ts';
import { refuseBeyondLimit } from './balance-limit.ts';
import { addCredits, type PaidOrder, purchaseCause, purchaseDescription } from './credits.store.ts';

/** The bonus of a new account, once its address is verified; once for ever, however often it is asked for. */
export async function grantSignupBonus(
  ctx: InTx,
  input: { readonly userId: string; readonly credits: number; readonly now: Date },
): Promise<void> {
  if (input.credits === 0) return;
  await addCredits(ctx.tx, {
    userId: input.userId,
    kind: 'bonus',
    amount: input.credits,
    cause: `bonus:signup:${input.userId}`,
    description: 'Welcome bonus',
    createdAt: input.now,
  });
}

/** Credits of a paid order; once for each, however often it is told that it was paid. Answers whether they came now. */
export async function creditPurchase(ctx: InTx, order: PaidOrder): Promise<boolean> {
  return addCredits(ctx.tx, {
    userId: order.userId,
    kind: 'purchase',
    amount: order.credits,
    cause: purchaseCause(order),
    description: purchaseDescription(order),
    createdAt: order.now,
    unsettledUntil: order.unsettledUntil,
  });
}

/**
 * Credits given by an administrator, an operator or the product itself, with the audit entry that says so: neither stands without the
 * other. `cause` makes a repeated grant count once; answers whether it counted. Throws 422 beyond the largest balance.
 */
export async function grantCredits(
  ctx: InTx,
  input: {
    readonly userId: string;
    readonly kind: 'admin_credit' | 'promotional_credit';
    readonly credits: number;
    readonly cause: string;
    readonly description: string;
    /** Who gives, and how the audit calls it. */
    readonly by: { readonly actor: string; readonly action: string };
    readonly now: Date;
  },
): Promise<boolean> {
  const { userId, kind, credits, cause, description, by, now } = input;
  invariant(Number.isInteger(credits) && credits > 0, 'a grant is a whole number of credits above zero');
  const isNew = await addCredits(ctx.tx, { userId, kind, amount: credits, cause, description, createdAt: now });
  if (!isNew) return false;
  // Behind the cause: a grant that counted before is no error.
  await refuseBeyondLimit(ctx, { userId, credits: 0 });
  await insertAudit(ctx.tx, {
    ...by,
    subject: userId,
    detail: `${credits} credits: ${description}`,
    credits,
    cause,
    now,
  });
  return true;
}
