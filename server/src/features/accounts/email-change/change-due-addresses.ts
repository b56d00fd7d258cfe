import { changeAddress, type ChangingContext } from './change-address.ts';
import { listDueChanges } from './email-changes.store.ts';

/** Changes of one round. */
const changesMax = 500;

/**
 * Changes the addresses whose week has passed without the present mailbox, and what a process left that died between the second
 * confirmation and the change. It may run twice and in many processes at once.
 */
export async function changeDueAddresses(ctx: ChangingContext): Promise<void> {
  for (const due of await listDueChanges(ctx.db, { now: ctx.clock.now(), limit: changesMax }))
    await changeAddress(ctx, { id: due.id, userId: due.user_id });
}
