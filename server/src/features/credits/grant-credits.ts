import type { Tx } from '../../db/transaction.ts';
import { invariant } from '../../kernel/errors.ts';
import { addCredits, type PaidOrder, purchaseCause, purchaseDescription } from './credits.store.ts';

/** The bonus of a new account, once its address is verified; once for ever, however often it is asked for. */
export async function grantSignupBonus(
  tx: Tx,
  input: { readonly userId: string; readonly credits: number; readonly now: Date },
): Promise<void> {
  if (input.credits === 0) return;
  await addCredits(tx, {
    userId: input.userId,
    kind: 'bonus',
    amount: input.credits,
    cause: `bonus:signup:${input.userId}`,
    description: 'Welcome bonus',
    createdAt: input.now,
  });
}

/** Credits of a paid order; once for each, however often it is told that it was paid. Answers whether they came now. */
export async function creditPurchase(tx: Tx, order: PaidOrder): Promise<boolean> {
  return addCredits(tx, {
    userId: order.userId,
    kind: 'purchase',
    amount: order.credits,
    cause: purchaseCause(order),
    description: purchaseDescription(order),
    createdAt: order.now,
  });
}

/** Credits given by an operator or by the product itself. `cause` makes a repeated grant count once. */
export async function grantCredits(
  tx: Tx,
  input: {
    readonly userId: string;
    readonly kind: 'admin_credit' | 'promotional_credit';
    readonly credits: number;
    readonly cause: string;
    readonly description: string;
    readonly now: Date;
  },
): Promise<boolean> {
  invariant(Number.isInteger(input.credits) && input.credits > 0, 'a grant is a whole number of credits above zero');
  return addCredits(tx, {
    userId: input.userId,
    kind: input.kind,
    amount: input.credits,
    cause: input.cause,
    description: input.description,
    createdAt: input.now,
  });
}
