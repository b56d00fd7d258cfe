import type { PaymentStatus } from '@loomlight/contract';

/** What has become of an order, in a word. */
export const statusWords: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Checkout not finished',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

const mail = 'A confirmation e-mail comes from the payment provider.';
const soon = 'Credits will be added within a few minutes.';

/** Title and sentences of the page that one comes back to (R-PAY-02). */
export const outcomeWords: Readonly<Record<PaymentStatus | 'unknown', { title: string; lines: readonly string[] }>> = {
  paid: { title: 'Payment successful', lines: ['Your credits have been added.', mail] },
  pending: { title: 'Confirming your payment', lines: [soon, mail] },
  failed: { title: 'Payment failed', lines: ['The payment provider did not get the money. No credits were added.'] },
  expired: { title: 'Payment page expired', lines: ['It was not paid in time. Nothing was charged.'] },
  partially_refunded: {
    title: 'Payment partly refunded',
    lines: ['A part of the money went back, and its credits with it.'],
  },
  refunded: { title: 'Payment refunded', lines: ['The money went back, and the credits with it.'] },
  disputed: { title: 'Payment disputed', lines: ['Its credits are held back until the bank has decided.'] },
  unknown: {
    title: 'Payment not found',
    lines: ['It is not among the orders of your account. What has been paid is listed with your credits.'],
  },
};
