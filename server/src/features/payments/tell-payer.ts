import type { InTx } from '../../db/transaction.ts';
import { tellPerson } from '../notifications/index.ts';
import type { OrderRow } from './payments.store.ts';

interface Change {
  readonly before: OrderRow;
  readonly after: OrderRow;
  readonly now: Date;
}

/**
 * Tells the payer what moves credits of an order back and forth, in the transaction that moves them: refunded, disputed,
 * given back. (That it was paid is told where `paid_at` is written.) Facts come in any order, so it is told what they
 * come to, and each of them once.
 */
export async function tellPayer(ctx: InTx, { before, after, now }: Change): Promise<void> {
  const moved = after.reclaimed_credits - before.reclaimed_credits;
  // A refund that came before its payment moves credits when that arrives.
  const refundedBefore = before.paid_at === null ? 0 : before.refunded_cents;
  const tell = (type: string, cause: string): Promise<void> =>
    tellPerson(ctx.tx, {
      userId: after.user_id,
      kind: 'payment',
      type,
      cause: `${cause}:${after.id}`,
      orderId: after.id,
      credits: Math.abs(moved),
      now,
    });
  if (moved > 0 && after.refunded_cents > refundedBefore)
    await tell('payment_refunded', `refund:${after.refunded_cents}`);
  else if (moved > 0 && after.dispute === 'open') await tell('payment_disputed', 'dispute');
  else if (moved < 0 && after.dispute === 'won') await tell('dispute_won', 'won');
}
