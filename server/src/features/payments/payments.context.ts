import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';

/** What the verbs of this slice need. */
export interface PaymentsContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly provider: PaymentProvider;
  readonly publicUrl: string;
  /** Days for which what a payment buys from other people is held for them (BOOKS-8), as they are set now. */
  readonly saleHoldDays: () => number;
  /** Whether an account with many declined cards is kept from paying for a day; off where rate limits are. */
  readonly pausesPayments: boolean;
  /** Called after a receipt was put into the outbox. */
  readonly wakeMail: () => void;
  /** Called with the payer after something has become of an order: the bell may have one more. */
  readonly onTold: (userId: string) => void;
  /** Told what a person should look at: an amount that is not the agreed one, a payment of nobody's. */
  readonly onSuspicious: (event: { readonly id: string; readonly type: string; readonly outcome: string }) => void;
}
