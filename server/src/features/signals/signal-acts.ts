import { countCredits } from '@loomlight/contract';
import { accountOf } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act, ActContext } from '../audit/index.ts';
import { lockAccounts, passReview, type ReviewedPart, sumInReview, unmarkInReview } from '../credits/index.ts';
import { endSignal, findSignal, hasOtherOpen, lockSignal, setOutcome } from './signals.store.ts';

/** Which income of a signal: that of all its seller's buyers, or of some. */
export interface SignalIncome {
  readonly signalId: string;
  /** Null: of all. */
  readonly buyerIds: readonly string[] | null;
}

/** Holds accounts, that of this seller among them. */
type LockAccounts = (sellerId: string) => Promise<unknown>;

interface OpenSignal {
  readonly id: string;
  /** Left out: that of the seller alone. */
  readonly lock?: LockAccounts;
}

/**
 * A signal that is open, held until the transaction ends with the account of its seller before it, as whoever opens one holds them; `lock` takes
 * more accounts with it. Throws 404 for none, 409 `already_decided` for one that is closed.
 */
export async function getOpenSignal(ctx: ActContext, input: OpenSignal) {
  const { id, lock = (sellerId) => lockAccounts(ctx.db, [sellerId]) } = input;
  const found = isUuid(id) ? await findSignal(ctx.db, id) : undefined;
  if (!found) throw appError('not_found');
  await lock(found.user_id);
  const signal = await lockSignal(ctx.db, id);
  if (!signal) throw appError('not_found');
  if (signal.closed_at !== null) throw appError('already_decided');
  return signal;
}

/** Lets income that waits for a look go by its own time; the signal stays open, and what is sold from then on waits as before. */
export const releaseSignalAct: Act<SignalIncome> = {
  action: 'signals.release',
  subject: ({ signalId }) => signalId,
  plan: async (ctx, { input }) => {
    const signal = await getOpenSignal(ctx, { id: input.signalId });
    const { waits, all } = await lookAtIncome(ctx, { ...input, sellerId: signal.user_id });
    return {
      before: { credits_waiting: all.credits, sales_waiting: all.sales },
      after: { credits_waiting: all.credits - waits.credits, sales_waiting: all.sales - waits.sales },
      effects: [
        `${countCredits(waits.credits)} of ${waits.sales === 1 ? '1 sale' : `${waits.sales} sales`} can be spent as soon as their time is over.`,
        'The signal stays open, and what is sold from now on waits as before.',
      ],
      needs: 'confirm',
    };
  },
  carryOut: async (ctx, { input }) => {
    const signal = await getOpenSignal(ctx, { id: input.signalId });
    await passReview(ctx.tx, { sellerId: signal.user_id, buyerIds: input.buyerIds });
    await setOutcome(ctx.tx, signal.id, 'released');
  },
};

/** Closes a signal; what still waits because of it goes by its own time, unless another signal of its seller is open. */
export const closeSignalAct: Act<{ readonly signalId: string }> = {
  action: 'signals.close',
  subject: ({ signalId }) => signalId,
  plan: async (ctx, { input }) => {
    const signal = await getOpenSignal(ctx, { id: input.signalId });
    const waits = await sumInReview(ctx.db, { sellerId: signal.user_id, buyerIds: null });
    const isOther = await hasOtherOpen(ctx.db, { userId: signal.user_id, id: signal.id });
    return {
      before: { state: 'open', kind: signal.kind, credits_waiting: waits.credits },
      after: { state: 'closed', kind: signal.kind, credits_waiting: isOther ? waits.credits : 0 },
      effects: [
        isOther
          ? 'Another signal of this seller is open: what waits goes on waiting.'
          : `${countCredits(waits.credits)} that still wait can be spent as soon as their time is over, and new sales wait no more.`,
        'What was found until now is not shown again.',
      ],
      needs: 'confirm',
    };
  },
  carryOut: async (ctx, { actorId, input }) => {
    const signal = await getOpenSignal(ctx, { id: input.signalId });
    const isOther = await hasOtherOpen(ctx.db, { userId: signal.user_id, id: signal.id });
    if (!isOther) await unmarkInReview(ctx.tx, signal.user_id);
    await endSignal(ctx.tx, { id: signal.id, by: accountOf(actorId), now: ctx.clock.now() });
  },
};

/** What waits of a signal's seller, and what of it is meant. Throws 409 `desk_changed` where nothing of it waits. */
export async function lookAtIncome(ctx: ActContext, part: ReviewedPart) {
  const waits = await sumInReview(ctx.db, part);
  const all = await sumInReview(ctx.db, { ...part, buyerIds: null });
  if (waits.sales === 0) throw appError('desk_changed', { message: 'No such income waits for a look any more.' });
  return { waits, all };
}
