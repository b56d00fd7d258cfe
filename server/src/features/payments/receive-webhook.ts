import { appError } from '../../kernel/errors.ts';
import type { PaymentsContext } from './payments.context.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';

/**
 * Takes a notification of the payment provider. 400 for a signature that is not valid (nothing is looked at then);
 * anything that goes wrong later is a 5xx, so that the provider sends it again.
 */
export async function receiveWebhook(
  ctx: PaymentsContext,
  input: { readonly body: Buffer; readonly signature: string | undefined },
): Promise<void> {
  const event = await ctx.provider.readWebhook(input.body, input.signature, ctx.clock.now());
  if (!event) throw appError('bad_signature');
  await applyPaymentEvent(ctx, event);
}
