import { closeSignalAct, listSignals, lookForAbuse, type SignalsContext } from '../features/signals/index.ts';
import { inTransaction } from '../db/transaction.ts';
import { atTheMachine } from '../kernel/actor.ts';
import { AppError } from '../kernel/errors.ts';
import { usualSettings } from './usual-settings.ts';

/** Looks for signals of abuse and closes what is open, as somebody would who finds nothing wrong; another process may do the same at once. */
export async function closeSignals(ctx: SignalsContext): Promise<void> {
  await lookForAbuse(ctx);
  for (const { id } of await listSignals(ctx.db, { isOpen: true, before: undefined, limit: 100 }))
    await inTransaction({ ...ctx, siteSettings: usualSettings }, async (ctx) => {
      const by = { actorId: atTheMachine, input: { signalId: id } };
      await closeSignalAct.plan(ctx, by);
      await closeSignalAct.carryOut(ctx, { ...by, reason: 'Looked at it' });
    }).catch((error: unknown) => {
      // The other process was first, or the seller has left.
      if (!(error instanceof AppError)) throw error;
    });
}
