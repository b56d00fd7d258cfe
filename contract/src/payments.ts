import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, idParams, limitQuery, messageReply, offsetQuery, time } from './schemas.ts';

/** A package of credits that can be bought (R-ENT-08). `price` is in cents. */
export const creditPackage = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  credits: z.int(),
  price: z.int(),
  currency: z.string(),
});
export type CreditPackage = z.output<typeof creditPackage>;

/** What can become of an order. */
export const paymentStatuses = [
  'pending',
  'paid',
  'failed',
  'expired',
  'partially_refunded',
  'refunded',
  'disputed',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const paymentLink = z.object({
  payment_link: z.object({ id: z.string(), url: z.string(), expires_at: time }),
  /** Id of the order, as the billing history lists it. */
  payment_id: id,
});

const paymentMethods = z.object({
  payment_methods: z.array(
    z.object({
      id: z.string(),
      brand: z.string(),
      last4: z.string(),
      exp_month: z.int(),
      exp_year: z.int(),
      is_default: z.boolean(),
    }),
  ),
});

const subscription = z.object({ plan: z.literal('free'), status: z.literal('active'), renews_at: z.nullable(time) });
const returnAddress = (what: string) =>
  z.string(`${what} is an address on this site.`).check(z.maxLength(limits.returnAddressMax, `${what} is too long.`));

export const payments = {
  packages: defineEndpoint({
    id: 'payments.packages',
    method: 'GET',
    path: '/payments/packages',
    access: 'public',
    rate: 'read',
    summary: 'Packages of credits on offer, the smallest first',
    status: 200,
    reply: z.object({ packages: z.array(creditPackage) }),
  }),
  package: defineEndpoint({
    id: 'payments.package',
    method: 'GET',
    path: '/payments/packages/{id}',
    access: 'public',
    rate: 'read',
    summary: 'One package on offer',
    params: idParams,
    status: 200,
    reply: z.object({ package: creditPackage }),
  }),
  createLink: defineEndpoint({
    id: 'payments.createLink',
    method: 'POST',
    path: '/payments/create-link',
    access: 'user',
    rate: 'write',
    summary: 'An address where this package can be paid, once; price and credits are those of this moment',
    body: z.object({
      package_id: z.string('package_id is the id of a package.'),
      success_url: returnAddress('success_url'),
      cancel_url: returnAddress('cancel_url'),
    }),
    status: 200,
    reply: paymentLink,
    idempotent: true,
  }),
  purchase: defineEndpoint({
    id: 'payments.purchase',
    method: 'POST',
    path: '/user/credits/purchase',
    access: 'user',
    rate: 'write',
    summary: 'The same with the usual pages to come back to',
    body: z.object({ packageId: z.string('packageId is the id of a package.') }),
    status: 200,
    reply: paymentLink,
    idempotent: true,
  }),
  webhook: defineEndpoint({
    id: 'payments.webhook',
    method: 'POST',
    path: '/webhooks/stripe',
    access: 'public',
    rate: 'webhook',
    summary: 'Notifications of the payment provider, signed by it',
    consumes: 'application/json',
    status: 200,
    reply: z.object({ received: z.literal(true) }),
  }),
  billing: defineEndpoint({
    id: 'payments.billing',
    method: 'GET',
    path: '/user/billing/history',
    access: 'user',
    rate: 'read',
    summary: 'Own orders, newest first',
    query: z.object({ limit: limitQuery(limits.historyPageSize), offset: offsetQuery() }),
    status: 200,
    reply: z.object({
      payments: z.array(
        z.object({
          id,
          package_name: z.string(),
          amount: z.int(),
          currency: z.string(),
          credits: z.int(),
          status: z.enum(paymentStatuses),
          created_at: time,
          receipt_url: z.nullable(z.string()),
        }),
      ),
      total: z.int(),
    }),
  }),
  methods: defineEndpoint({
    id: 'payments.methods',
    method: 'GET',
    path: '/user/payment-methods',
    access: 'user',
    rate: 'read',
    summary: 'Cards that the payment provider keeps for the caller',
    status: 200,
    reply: paymentMethods,
  }),
  addMethod: defineEndpoint({
    id: 'payments.addMethod',
    method: 'POST',
    path: '/user/payment-methods',
    access: 'user',
    rate: 'write',
    summary: "The provider's own page for adding a card: its number never comes here",
    status: 200,
    reply: z.object({ setup_url: z.string() }),
  }),
  removeMethod: defineEndpoint({
    id: 'payments.removeMethod',
    method: 'DELETE',
    path: '/user/payment-methods/{id}',
    access: 'user',
    rate: 'write',
    summary: 'Has the provider forget an own card',
    params: idParams,
    status: 204,
    reply: z.void(),
  }),
  defaultMethod: defineEndpoint({
    id: 'payments.defaultMethod',
    method: 'PATCH',
    path: '/user/payment-methods/{id}/default',
    access: 'user',
    rate: 'write',
    summary: 'Makes an own card the one that is offered first',
    params: idParams,
    status: 200,
    reply: paymentMethods,
  }),
  subscription: defineEndpoint({
    id: 'payments.subscription',
    method: 'GET',
    path: '/user/subscription',
    access: 'user',
    rate: 'read',
    summary: 'The plan of the account; there is one plan, and it is free',
    status: 200,
    reply: subscription,
  }),
  changeSubscription: defineEndpoint({
    id: 'payments.changeSubscription',
    method: 'PUT',
    path: '/user/subscription',
    access: 'user',
    rate: 'write',
    summary: 'Chooses a plan; only the free one is on offer',
    body: z.object({
      plan: z.literal('free', 'The free plan is the only one on offer. Credits are bought in packages.'),
    }),
    status: 200,
    reply: subscription,
  }),
  cancelSubscription: defineEndpoint({
    id: 'payments.cancelSubscription',
    method: 'POST',
    path: '/user/subscription/cancel',
    access: 'user',
    rate: 'write',
    summary: 'Goes back to the free plan, where everybody is',
    status: 200,
    reply: z.object({ ...subscription.shape, ...messageReply.shape }),
  }),
} as const;
