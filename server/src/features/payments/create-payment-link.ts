import { lifetimes } from '@loomlight/contract';
import { inTransaction, isDatabaseError, sqlStates } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { appError, fieldError, invariant } from '../../kernel/errors.ts';
import { refuseBeyondLimit } from '../credits/index.ts';
import { findFirstRequest, type IdempotencyKey, idempotencyKeyConstraint } from '../idempotency/index.ts';
import { applyDueChanges } from './package-changes.store.ts';
import type { PaymentsContext } from './payments.context.ts';
import { refusePaused } from './refuse-paused.ts';
import { ownAddress } from './payments.rules.ts';
import {
  findOrder,
  findPackage,
  findPayer,
  insertOrder,
  type OrderRow,
  type PackageRow,
  saveCheckout,
} from './payments.store.ts';

export interface PaymentLinkInput {
  readonly actor: SignedIn;
  readonly packageId: string;
  /** Where the provider's page leads back to: addresses of this product only. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/** The provider's page where an order is paid. */
export interface PaymentLink {
  readonly orderId: string;
  readonly sessionId: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * Opens a page where a package can be paid, once. What is agreed (package, price, credits, person) is written down
 * before the provider is asked, and nothing that comes from a browser changes it. The same request key finds the same page. Throws 404 for a
 * package that is not on offer, 422 beyond the largest balance, 429 while payments of the account are paused.
 */
export async function createPaymentLink(ctx: PaymentsContext, input: PaymentLinkInput): Promise<PaymentLink> {
  await applyDueChanges(ctx.db, ctx.clock.now());
  const pack = await findPackage(ctx.db, input.packageId);
  if (!pack) throw appError('not_found');
  const order = await placeOrder(ctx, input, pack);
  const checkout = await openPage(ctx, order);
  return { orderId: order.id, ...checkout };
}

async function placeOrder(ctx: PaymentsContext, input: PaymentLinkInput, pack: PackageRow): Promise<OrderRow> {
  const id = ctx.ids.uuid();
  const successUrl = ownAddress(input.successUrl, ctx.publicUrl, `payment_id=${id}&session_id={CHECKOUT_SESSION_ID}`);
  const cancelUrl = ownAddress(input.cancelUrl, ctx.publicUrl, `payment_cancelled=${id}`);
  if (successUrl === undefined) throw fieldError('success_url', 'success_url must be an address on this site.');
  if (cancelUrl === undefined) throw fieldError('cancel_url', 'cancel_url must be an address on this site.');
  const order = { id, userId: input.actor.userId, pack, successUrl, cancelUrl, createdAt: ctx.clock.now() };
  const { idempotencyKey } = input;
  try {
    await inTransaction(ctx, async (ctx) => {
      await insertOrder(ctx.tx, order, idempotencyKey);
      await refusePaused(ctx, { userId: order.userId });
      // Behind the key: a request that was answered before is answered again.
      await refuseBeyondLimit(ctx, { userId: order.userId, credits: pack.credits });
    });
  } catch (error) {
    if (!idempotencyKey || !isDatabaseError(error, sqlStates.uniqueViolation, idempotencyKeyConstraint)) throw error;
    const [first] = (await findFirstRequest(ctx, idempotencyKey)) ?? [];
    return getOrder(ctx, first ?? id);
  }
  return getOrder(ctx, id);
}

async function getOrder(ctx: PaymentsContext, id: string): Promise<OrderRow> {
  const order = await findOrder(ctx.db, id);
  invariant(order, 'an order that was just placed is there');
  return order;
}

/** The page of an order. Asking twice (a lost answer, two requests at once) comes to the same page: the order is the key. */
async function openPage(ctx: PaymentsContext, order: OrderRow): Promise<Omit<PaymentLink, 'orderId'>> {
  if (order.session_id !== null && order.url !== null && order.expires_at !== null)
    return { sessionId: order.session_id, url: order.url, expiresAt: order.expires_at };
  const { email } = await findPayer(ctx.db, order.user_id);
  const checkout = await ctx.provider
    .openCheckout({
      orderId: order.id,
      email,
      packageName: `${order.package_name}: ${order.credits} credits`,
      description: 'Credits for Loomlight',
      priceCents: order.price_cents,
      currency: order.currency,
      successUrl: order.success_url,
      cancelUrl: order.cancel_url,
      // From the order and not from now: the same order must ask with the same words.
      expiresAt: addSeconds(order.created_at, lifetimes.paymentLinkS),
      agreed: {
        userId: order.user_id,
        packageId: order.package_id,
        packageName: order.package_name,
        credits: order.credits,
      },
    })
    .catch((cause: unknown) => {
      throw appError('payments_unavailable', { cause, retryAfterS: 5 });
    });
  await saveCheckout(ctx.db, order.id, checkout);
  return { sessionId: checkout.sessionId, url: checkout.url, expiresAt: checkout.expiresAt };
}
