import { inTransaction } from '../../db/transaction.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { listAdministrators } from '../accounts/index.ts';
import { enqueueMail } from '../mail/index.ts';
import { tellDesk } from '../notifications/index.ts';
import { takeUntoldDisputes } from './disputes.store.ts';
import type { PaymentsContext } from './payments.context.ts';

/** So long before a bank stops listening administrators are told. */
const aheadS = 72 * 3_600;
const batch = 20;

/**
 * Tells every administrator, in the bell and by mail, of disputes about which the bank soon hears nobody any more, and whose evidence lies there and
 * was not sent (DESK-83): once for each, whoever makes the round. What is left over is told a minute later.
 */
export async function tellDueDisputes(
  ctx: Pick<PaymentsContext, 'db' | 'clock' | 'ids' | 'wakeMail' | 'onTold'>,
): Promise<void> {
  const now = ctx.clock.now();
  const told = await inTransaction(ctx, async (ctx) => {
    const disputes = await takeUntoldDisputes(ctx.tx, { now, dueBefore: addSeconds(now, aheadS), limit: batch });
    if (disputes.length === 0) return [];
    const people = await listAdministrators(ctx.db);
    const userIds = people.map(({ id }) => id);
    for (const { id, orderId, amountCents, currency, dueAt } of disputes) {
      await tellDesk(ctx.tx, { userIds, type: 'dispute_due', cause: `dispute_due:${id}`, now });
      for (const { email: recipient, username } of people)
        await enqueueMail(ctx, {
          kind: 'dispute_due',
          recipient,
          payload: {
            username,
            order_id: orderId,
            amount_cents: amountCents,
            currency,
            due_at: dueAt.toISOString(),
          },
        });
    }
    return userIds;
  });
  if (told.length > 0) ctx.wakeMail();
  for (const userId of told) ctx.onTold(userId);
}
