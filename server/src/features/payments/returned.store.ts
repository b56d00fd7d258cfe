import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import type { Dispute, Refund } from '../../ports/payment-provider.ts';

/** What is known of an order's refunds and disputes: whatever was ever said of them, taken together. */
export interface Returned {
  /** Of refunds that have not failed. */
  readonly refundedCents: number;
  readonly disputes: readonly Pick<Dispute, 'moves' | 'isWithdrawn' | 'outcome'>[];
}

/**
 * Adds what the provider says of an order's refunds and disputes to what is known of them, and answers what that comes to. Parts only go
 * forward, so that answers come to the same in whatever order they are taken in. The order must be locked. A sum that was kept before there
 * were parts goes as soon as parts make it up.
 */
export async function mergeReturned(
  tx: Tx,
  orderId: string,
  told: { readonly refunds: readonly Refund[]; readonly disputes: readonly Dispute[]; readonly now: Date },
): Promise<Returned> {
  const { refunds, disputes, now } = told;
  if (refunds.length > 0)
    await tx
      .insertInto('payment_refund')
      .values(
        refunds.map(({ id, amountCents, hasFailed }) => ({
          id,
          order_id: orderId,
          amount_cents: amountCents,
          has_failed: hasFailed,
          told_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ has_failed: sql<boolean>`payment_refund.has_failed OR excluded.has_failed` }),
      )
      .execute();
  if (disputes.length > 0)
    await tx
      .insertInto('payment_dispute')
      .values(
        disputes.map(({ id, amountCents, moves, isWithdrawn, outcome }) => ({
          id,
          order_id: orderId,
          amount_cents: amountCents,
          moves,
          is_withdrawn: isWithdrawn,
          outcome,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) => ({
            moves: eb.ref('excluded.moves'),
            is_withdrawn: eb.ref('excluded.is_withdrawn'),
            outcome: eb.ref('excluded.outcome'),
          }))
          // An end is newer than what came before it, also when no money moved for it: a dispute that is lost keeps what it took.
          .where(
            sql<boolean>`excluded.moves > payment_dispute.moves OR (excluded.moves = payment_dispute.moves AND payment_dispute.outcome = 'open')`,
          ),
      )
      .execute();
  await removeFormerSums(tx, orderId);
  return findReturned(tx, orderId);
}

async function removeFormerSums(tx: Tx, orderId: string): Promise<void> {
  const former = `before:${orderId}`;
  await sql`DELETE FROM payment_refund WHERE id = ${former} AND amount_cents <= (
    SELECT coalesce(sum(amount_cents), 0) FROM payment_refund WHERE order_id = ${orderId}::uuid AND id <> ${former})`.execute(
    tx,
  );
  await sql`DELETE FROM payment_dispute WHERE id = ${former} AND EXISTS (
    SELECT FROM payment_dispute WHERE order_id = ${orderId}::uuid AND id <> ${former})`.execute(tx);
}

async function findReturned(tx: Tx, orderId: string): Promise<Returned> {
  const sum = await tx
    .selectFrom('payment_refund')
    .select((eb) => eb.fn.sum<string | null>('amount_cents').as('cents'))
    .where('order_id', '=', orderId)
    .where('has_failed', '=', false)
    .executeTakeFirst();
  const rows = await tx
    .selectFrom('payment_dispute')
    .select(['moves', 'is_withdrawn', 'outcome'])
    .where('order_id', '=', orderId)
    .execute();
  return {
    refundedCents: Number(sum?.cents ?? 0),
    disputes: rows.map(({ moves, is_withdrawn: isWithdrawn, outcome }) => ({
      moves,
      isWithdrawn,
      outcome,
    })),
  };
}
