import type { contract, CreditPackage, ReplyOf } from '@loomlight/contract';
import type { PaymentMethod } from '../../ports/payment-provider.ts';
import type { PaymentLink } from './create-payment-link.ts';
import { paymentStatus } from './payments.rules.ts';
import type { OrderRow, PackageRow } from './payments.store.ts';

/** A package as the wire spells it. */
export function presentPackage(pack: PackageRow): CreditPackage {
  return {
    id: pack.id,
    name: pack.name,
    description: pack.description,
    credits: pack.credits,
    price: pack.price_cents,
    currency: pack.currency,
  };
}

/** A page of orders as the wire spells it. */
export function presentBilling(page: {
  readonly orders: readonly OrderRow[];
  readonly total: number;
}): ReplyOf<typeof contract.payments.billing> {
  return {
    payments: page.orders.map((order) => ({
      id: order.id,
      package_name: order.package_name,
      amount: order.price_cents,
      currency: order.currency,
      credits: order.credits,
      status: paymentStatus(order),
      created_at: order.created_at.toISOString(),
      receipt_url: order.receipt_url,
    })),
    total: page.total,
  };
}

/** The page where an order is paid, as the wire spells it. */
export function presentLink(link: PaymentLink): ReplyOf<typeof contract.payments.createLink> {
  const { orderId, sessionId, url, expiresAt } = link;
  return { payment_link: { id: sessionId, url, expires_at: expiresAt.toISOString() }, payment_id: orderId };
}

/** Cards that the provider keeps, as the wire spells them. */
export function presentMethods(methods: readonly PaymentMethod[]): ReplyOf<typeof contract.payments.methods> {
  return {
    payment_methods: methods.map((method) => ({
      id: method.id,
      brand: method.brand,
      last4: method.last4,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      is_default: method.isDefault,
    })),
  };
}
