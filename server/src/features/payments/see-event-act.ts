import { appError } from '../../kernel/errors.ts';
import type { Act } from '../audit/index.ts';
import { lockEvent, markSeen } from './unfit-events.store.ts';

/** Ticks a payment off that does not fit: somebody has looked, and the reason is the note of it (DESK-50). No money and no credit moves. */
export const seeEventAct: Act<{ readonly eventId: string }> = {
  action: 'payments.seen',
  subject: ({ eventId }) => eventId,
  plan: async (ctx, { input }) => {
    const event = await lockEvent(ctx.db, input.eventId);
    if (!event) throw appError('not_found');
    if (!event.is_unfit) throw appError('desk_changed', { message: 'This was ticked off already, or fits.' });
    return {
      before: { outcome: event.outcome, seen: false },
      after: { outcome: event.outcome, seen: true },
      effects: ['It leaves the list. No money and no credit moves.'],
      needs: 'confirm',
    };
  },
  carryOut: (ctx, { actorId, input, reason }) =>
    markSeen(ctx.tx, { id: input.eventId, by: actorId, note: reason, now: ctx.clock.now() }),
};
