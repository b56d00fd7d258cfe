import { formatMoney } from '@loomlight/contract';
import { appError } from '../../kernel/errors.ts';
import type { Act } from '../audit/index.ts';
import { lockDispute, markSubmitting } from './disputes.store.ts';

/**
 * Sends the evidence of a dispute to its bank, once (DESK-49). The act writes the wish; the provider is asked after the commit. Throws 409 for what was sent
 * or asked for already, is not laid down yet, or is over.
 */
export const submitEvidenceAct: Act<{ readonly disputeId: string }> = {
  action: 'disputes.submit',
  subject: ({ disputeId }) => disputeId,
  plan: async (ctx, { input }) => {
    const dispute = await lockDispute(ctx.db, input.disputeId);
    if (!dispute) throw appError('not_found');
    const { state, outcome, due_at: dueAt, amount_cents: cents, currency, order_id: order } = dispute;
    if (outcome !== 'open' || (dueAt !== null && dueAt <= ctx.clock.now()))
      throw appError('desk_changed', { message: 'The bank hears nobody about this dispute any more.' });
    if (state === 'to_stage')
      throw appError('desk_changed', { message: 'Its evidence is not laid down yet. Please try again in a minute.' });
    if (state !== 'staged' && state !== 'refused')
      throw appError('desk_changed', { message: 'Its evidence was sent already.' });
    const facts = { order, amount_cents: cents, due_at: dueAt?.toISOString() ?? null };
    return {
      before: { ...facts, state },
      after: { ...facts, state: 'submitting' },
      effects: [
        `The bank that asks ${formatMoney(cents, currency)} back reads what is laid down for it, and decides.`,
        'It is sent once, and cannot be changed afterwards.',
      ],
      needs: 'confirm',
    };
  },
  carryOut: (ctx, { actorId, input }) =>
    markSubmitting(ctx.tx, { id: input.disputeId, by: actorId, now: ctx.clock.now() }),
};
