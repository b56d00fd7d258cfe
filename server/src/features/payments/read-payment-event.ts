import { isUuid } from '../../kernel/ids.ts';
import type { PaymentFact, PaymentEvent } from '../../ports/payment-provider.ts';
import type { MailPayloads } from '../mail/index.ts';

/** What a notification is judged by and changes, of an order. */
interface NamedOrder {
  readonly id: string;
  readonly package_name: string;
  readonly credits: number;
  readonly price_cents: number;
  readonly currency: string;
  readonly session_id: string | null;
  readonly payment_intent: string | null;
  readonly receipt_url: string | null;
}

/** The names by which a notification may mean an order. Metadata is free text: what is no id of ours names none. */
export function orderNames(event: PaymentEvent): {
  readonly orderId: string | undefined;
  readonly sessionId: string | undefined;
  readonly paymentIntent: string | undefined;
} {
  const { orderId, sessionId, paymentIntent } = event.subject;
  return { orderId: orderId !== undefined && isUuid(orderId) ? orderId : undefined, sessionId, paymentIntent };
}

/** Names that the provider has for the order by now; the first of each stands. */
export function namesOf(
  { subject }: PaymentEvent,
  order: NamedOrder,
): Pick<NamedOrder, 'session_id' | 'payment_intent' | 'receipt_url'> {
  return {
    session_id: order.session_id ?? subject.sessionId ?? null,
    payment_intent: order.payment_intent ?? subject.paymentIntent ?? null,
    receipt_url: order.receipt_url ?? subject.receiptUrl ?? null,
  };
}

/** True when somebody paid another amount than was agreed on. */
export function isOfOtherPrice(fact: PaymentFact, order: NamedOrder): boolean {
  return fact.kind === 'paid' && (fact.amountCents !== order.price_cents || fact.currency !== order.currency);
}

/** What the receipt by mail says. */
export function receiptOf(order: NamedOrder, payer: { readonly username: string }): MailPayloads['receipt'] {
  return {
    username: payer.username,
    package_name: order.package_name,
    credits: order.credits,
    amount_cents: order.price_cents,
    currency: order.currency,
    order_id: order.id,
  };
}
