/** What is to be paid: taken from our own order, never from a caller. */
export interface CheckoutOrder {
  /** Also the key that makes asking twice harmless. */
  readonly orderId: string;
  readonly email: string;
  readonly packageName: string;
  readonly description: string;
  readonly priceCents: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
}

/** A page where an order can be paid, once. */
export interface Checkout {
  readonly sessionId: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/** What has become of a payment, as the provider says it now. */
export type PaymentFact =
  | { readonly kind: 'paid'; readonly amountCents: number; readonly currency: string }
  /** Nothing yet: the page is open, or the money is on its way. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }
  /** `refundedCents` counts every refund so far. */
  | { readonly kind: 'refunded'; readonly refundedCents: number }
  | { readonly kind: 'dispute'; readonly outcome: 'open' | 'won' | 'lost' };

/** Which order a fact is about: any of its names may be missing. */
export interface PaymentSubject {
  readonly orderId: string | undefined;
  readonly sessionId: string | undefined;
  readonly paymentIntent: string | undefined;
  /** The provider's own receipt. */
  readonly receiptUrl: string | undefined;
}

/** One notification whose signature has been checked. */
export interface PaymentNotice {
  /** The provider's id: the same notification may come many times. */
  readonly id: string;
  readonly type: string;
  readonly live: boolean;
  readonly subject: PaymentSubject;
  /** Undefined for what is none of our business. */
  readonly fact: PaymentFact | undefined;
}

export interface PaymentMethod {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly isDefault: boolean;
}

/** Takes money by card. No card number ever passes through this server. */
export interface PaymentProvider {
  /** True when real money moves. */
  readonly live: boolean;
  /** Opens the page for an order; asked again for the same order it answers the same page. */
  openCheckout(order: CheckoutOrder): Promise<Checkout>;
  /**
   * Checks the signature of a notification (over exactly these bytes, at most five minutes old or early) and reads it.
   * Undefined when the signature is not valid. Throws when the provider must be asked and does not answer.
   */
  readNotice(body: Buffer, signature: string | undefined, now: Date): Promise<PaymentNotice | undefined>;
  /** What has become of a page: for notifications that never came. */
  lookUp(sessionId: string): Promise<{ readonly subject: PaymentSubject; readonly fact: PaymentFact }>;
  /** Makes the person known to the provider, who keeps the cards; asked again it answers the same name. */
  createCustomer(person: { readonly userId: string; readonly email: string }): Promise<string>;
  /** Has the provider forget the person with all cards; one that is gone already is no error. */
  removeCustomer(customerId: string): Promise<void>;
  /** The provider's page for adding a card. */
  openSetup(input: { readonly customerId: string; readonly returnUrl: string }): Promise<string>;
  listMethods(customerId: string): Promise<PaymentMethod[]>;
  removeMethod(methodId: string): Promise<void>;
  makeDefault(customerId: string, methodId: string): Promise<void>;
}
