import { addSeconds } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import type { PaymentsContext } from './payments.context.ts';
import { hastenCheck, listAskingRefunds, markRefundAsked } from './refunds.store.ts';

const batch = 20;
/** Usually a notification tells of the money before; otherwise the provider is asked. */
const lookUpAfterS = 5;

/**
 * Asks the provider for refunds that it has not answered yet, of one order or of all (DESK-47, DESK-48). The id of a request is its key there, so
 * that asking twice pays once. Throws 503 `payments_unavailable` for one that got no answer: it stays, and is asked for again.
 */
export async function askRefunds(
  ctx: Pick<PaymentsContext, 'db' | 'clock' | 'provider'>,
  input: { readonly orderId?: string } = {},
): Promise<void> {
  for (const request of await listAskingRefunds(ctx.db, { ...input, limit: batch })) {
    const { id, order_id: orderId, cents, payment_intent: paymentIntent } = request;
    if (paymentIntent === null) continue;
    const answer = await ctx.provider.refund({ paymentIntent, cents, key: id }).catch((cause: unknown) => {
      throw appError('payments_unavailable', { cause, retryAfterS: 60 });
    });
    await markRefundAsked(
      ctx.db,
      answer.kind === 'asked' ? { id, providerId: answer.refundId } : { id, error: answer.reason },
    );
    await hastenCheck(ctx.db, orderId, addSeconds(ctx.clock.now(), lookUpAfterS));
  }
}
