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
  /** What the provider keeps with the page, so that an order can be told of whose books are lost. */
  readonly agreed: Agreed;
}

/** Who has ordered what, besides its price. */
export interface Agreed {
  readonly userId: string;
  readonly packageId: string;
  readonly packageName: string;
  readonly credits: number;
}

/** A page as the provider still knows it. */
export interface KnownPage {
  readonly orderId: string;
  readonly sessionId: string;
  /** Undefined for one that was opened by a build that did not say so. */
  readonly agreed: Agreed | undefined;
  readonly priceCents: number;
  readonly currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly createdAt: Date;
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
  /** A card was declined; another one may still be tried. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'expired' }
  /** All that has gone back of the payment, or may yet: every refund and every dispute, as they stand. */
  | { readonly kind: 'returned'; readonly refunds: readonly Refund[]; readonly disputes: readonly Dispute[] }
  /** The provider has never heard of it: it was made with other keys. */
  | { readonly kind: 'unknown' };

/** Money that we give back. Once it has failed it stays failed. */
export interface Refund {
  readonly id: string;
  readonly amountCents: number;
  readonly hasFailed: boolean;
}

/** Money that the payer's bank asks back. */
export interface Dispute {
  readonly id: string;
  readonly amountCents: number;
  /** How often money has moved for it, away or back: it only grows. */
  readonly moves: number;
  /** True while the money is with the bank. */
  readonly isWithdrawn: boolean;
  readonly outcome: 'open' | 'won' | 'lost';
}

/** Money that has moved on the product's balance at the provider, and which payment it moved for. */
export interface BalanceMove {
  readonly id: string;
  readonly type: string;
  readonly subject: PaymentSubject;
}

/** Which order a fact is about: any of its names may be missing. */
export interface PaymentSubject {
  readonly orderId: string | undefined;
  readonly sessionId: string | undefined;
  readonly paymentIntent: string | undefined;
  /** The provider's own receipt. */
  readonly receiptUrl: string | undefined;
}

/** One notification whose signature has been checked. */
export interface PaymentEvent {
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

/** What came of asking for a refund; that money has gone back is told by the facts of the payment. */
export type AskedRefund =
  | { readonly kind: 'asked'; readonly refundId: string }
  /** The provider will not do it, however often it is asked. */
  | { readonly kind: 'refused'; readonly reason: string };

/** What is told to a bank about a disputed payment: texts of ours, of which none was written by a person. */
export interface DisputeEvidence {
  readonly productDescription: string;
  /** The day of the payment. */
  readonly serviceDate: string;
  /** What was done with what was bought, a line each. */
  readonly activity: string;
  readonly summary: string;
}

/** A dispute as its bank has opened it. */
export interface OpenedDispute {
  /** False when the bank hears nobody about it, or has heard us. */
  readonly isHeard: boolean;
  readonly reason: string;
  /** Until when it hears us; undefined where it does not say. */
  readonly dueAt: Date | undefined;
}

/** What came of sending evidence. */
export type SubmittedEvidence =
  | { readonly kind: 'submitted' }
  /** The provider will not send it, however often it is asked. */
  | { readonly kind: 'refused'; readonly reason: string };

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
  readWebhook(body: Buffer, signature: string | undefined, now: Date): Promise<PaymentEvent | undefined>;
  /** What has become of a page and, once it was paid, of its payment: for notifications that never came. */
  lookUp(sessionId: string): Promise<{ readonly subject: PaymentSubject; readonly facts: readonly PaymentFact[] }>;
  /** Ends a page, so that nobody can pay it any more; one that is over already is no error. */
  expireCheckout(sessionId: string): Promise<void>;
  /** Money that moved between these times for payments, their refunds and disputes, at most `limit` of it. */
  listBalance(range: { readonly from: Date; readonly to: Date; readonly limit: number }): Promise<BalanceMove[]>;
  /** Pages for orders that were opened between these times, at most `limit` of them. */
  listPages(range: { readonly from: Date; readonly to: Date; readonly limit: number }): Promise<KnownPage[]>;
  /** Gives a part of a payment back. Asked again under the same key it gives back nothing more. Throws when the provider does not answer. */
  refund(input: { readonly paymentIntent: string; readonly cents: number; readonly key: string }): Promise<AskedRefund>;
  /** A dispute as it stands; undefined for one that the provider does not know. */
  findDispute(disputeId: string): Promise<OpenedDispute | undefined>;
  /** Lays evidence down for a dispute, in place of what lies there; the bank reads it only once it is sent. Throws when the provider does not answer. */
  stageEvidence(input: { readonly disputeId: string; readonly evidence: DisputeEvidence }): Promise<void>;
  /** Sends what is laid down to the bank, which takes it once, however often this is asked. Throws when the provider does not answer. */
  submitEvidence(disputeId: string): Promise<SubmittedEvidence>;
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
