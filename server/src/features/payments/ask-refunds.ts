import { addSeconds } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import type { PaymentsContext } from './payments.context.ts';
import { hastenCheck, listAskingRefunds, markRefundAsked } from './refunds.store.ts';

const batch = 20;
/** Usually a notification tells of the money before; otherwise the provider is asked. */
const lookUpAfterS = 5;

/**
 * Asks the provider for refunds that it has not answered yet, of one order or of all (DESK-47, DESK-48). The id of a request is its key there, so
 * that asking twice pays once. One that gets no answer stays, is asked for again, and keeps no other from being asked; it throws
 * 503 `payments_unavailable` in the end.
 */
export async function askRefunds(
  ctx: Pick<PaymentsContext, 'db' | 'clock' | 'provider'>,
  input: { readonly orderId?: string } = {},
): Promise<void> {
  const failures: unknown[] = [];
  for (const request of await listAskingRefunds(ctx.db, { ...input, limit: batch }))
    await askRefund(ctx, request).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw appError('payments_unavailable', { cause: failures[0], retryAfterS: 60 });
}

async function askRefund(
  ctx: Pick<PaymentsContext, 'db' | 'clock' | 'provider'>,
  request: Awaited<ReturnType<typeof listAskingRefunds>>[number],
): Promise<void> {
  const { id, order_id: orderId, cents, payment_intent: paymentIntent } = request;
  if (paymentIntent === null) return;
  const answer = await ctx.provider.refund({ paymentIntent, cents, key: id });
  await markRefundAsked(
    ctx.db,
    answer.kind === 'asked' ? { id, providerId: answer.refundId } : { id, error: answer.reason },
  );
  await hastenCheck(ctx.db, orderId, addSeconds(ctx.clock.now(), lookUpAfterS));
}
