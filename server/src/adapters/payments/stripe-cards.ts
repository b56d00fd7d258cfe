import type Stripe from 'stripe';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import { unlessMissing } from './unless-missing.ts';

type Cards = Pick<
  PaymentProvider,
  'createCustomer' | 'removeCustomer' | 'openSetup' | 'listMethods' | 'removeMethod' | 'makeDefault'
>;

/** What the provider keeps about people who have their cards remembered: no number of a card is ever seen here. */
export function stripeCards(stripe: Stripe): Cards {
  return {
    createCustomer: async ({ userId, email }) => {
      const customer = await stripe.customers.create(
        { email, metadata: { user_id: userId } },
        { idempotencyKey: `customer:${userId}` },
      );
      return customer.id;
    },
    removeCustomer: async (customerId) => {
      await stripe.customers.del(customerId).catch(unlessMissing);
    },
    openSetup: async ({ customerId, returnUrl }) => {
      const session = await stripe.checkout.sessions.create({
        mode: 'setup',
        customer: customerId,
        currency: 'usd',
        success_url: returnUrl,
        cancel_url: returnUrl,
      });
      if (!session.url) throw new Error('The payment provider opened no page.');
      return session.url;
    },
    listMethods: async (customerId) => {
      const [methods, customer] = await Promise.all([
        stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: 20 }),
        stripe.customers.retrieve(customerId),
      ]);
      const preferred = customer.deleted ? undefined : customer.invoice_settings.default_payment_method;
      const preferredId = typeof preferred === 'string' ? preferred : preferred?.id;
      return methods.data.flatMap(({ id, card }) =>
        card
          ? [
              {
                id,
                brand: card.brand,
                last4: card.last4,
                expMonth: card.exp_month,
                expYear: card.exp_year,
                isDefault: id === preferredId,
              },
            ]
          : [],
      );
    },
    removeMethod: async (methodId) => {
      await stripe.paymentMethods.detach(methodId);
    },
    makeDefault: async (customerId, methodId) => {
      await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: methodId } });
    },
  };
}
