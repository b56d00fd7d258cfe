import Stripe from 'stripe';

/** For `catch`: undefined where the provider does not know what was asked for; throws anything else. */
export function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')) throw error;
}
