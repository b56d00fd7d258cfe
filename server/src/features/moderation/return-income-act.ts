import { countCredits } from '@loomlight/contract';
import { accountOf } from '../../kernel/actor.ts';
import type { Act, ActContext } from '../audit/index.ts';
import { lockForReturn, returnIncome, type ReviewedPart } from '../credits/index.ts';
import { getOpenSignal, lookAtIncome, setOutcome, type SignalIncome } from '../signals/index.ts';
import { insertDecision } from './decisions.store.ts';
import { tellStatement } from './tell-statement.ts';
import { endsOf } from './moderation.rules.ts';
import type { Reasons } from './restrict-by-decision.ts';

/**
 * Gives income of a seller that waits for a look back to those who paid it (DESK-70). It is a decision with a statement of reasons and an appeal; the
 * signal stays open, and what is sold from then on waits as before. As with grants another administrator approves it above so many credits. Throws 409 `desk_changed` where nothing of it waits.
 */
export const returnIncomeAct: Act<SignalIncome & Reasons> = {
  action: 'signals.return',
  subject: ({ signalId }) => signalId,
  plan: async (ctx, { input }) => {
    const { waits, all } = await look(ctx, input);
    const isForTwo = waits.credits > ctx.siteSettings.current().two_people_credits;
    return {
      before: { credits_waiting: all.credits, sales_waiting: all.sales },
      after: { credits_waiting: all.credits - waits.credits, sales_waiting: all.sales - waits.sales },
      effects: [
        `${countCredits(waits.credits)} of ${waits.sales === 1 ? '1 sale' : `${waits.sales} sales`} go back to ${waits.buyers === 1 ? '1 buyer' : `${waits.buyers} buyers`}; the words stay theirs.`,
        'The seller gets a statement of reasons by mail, and can appeal.',
        'The signal stays open, and what is sold from now on waits as before.',
        // Whoever approves it answers for these words as well.
        ...(isForTwo ? [`The statement names ${input.groundRef}, and says: ${input.facts}`] : []),
      ],
      needs: isForTwo ? 'second_person' : 'confirm',
    };
  },
  carryOut: async (ctx, { actorId, input }) => {
    const { signal, part } = await look(ctx, input);
    const { ground, groundRef, facts, redress } = input;
    const now = ctx.clock.now();
    const id = ctx.ids.uuid();
    await insertDecision(ctx.tx, {
      ...{ id, reportId: null, userId: signal.user_id, action: 'return_income', ground, groundRef, facts, redress },
      // A program has found it, and a person has decided.
      ...{ detectedBy: 'automated', takenBy: 'person', decidedBy: accountOf(actorId), decidedAt: now },
      appealUntil: endsOf(now, ctx.siteSettings.current().appeal_days).appealUntil,
    });
    await returnIncome(ctx, { ...part, decisionId: id, now });
    await setOutcome(ctx.tx, signal.id, 'returned');
    await tellStatement(ctx, { decisionId: id, userId: signal.user_id, action: 'return_income' });
  },
};

/** The signal and the income that can go back, held with the accounts of all whom it concerns. */
async function look(ctx: ActContext, { signalId, buyerIds }: SignalIncome) {
  let part: ReviewedPart | undefined;
  const signal = await getOpenSignal(ctx, {
    id: signalId,
    lock: async (sellerId) => {
      part = await lockForReturn(ctx, { sellerId, buyerIds });
    },
  });
  const income = part ?? { sellerId: signal.user_id, buyerIds: [] };
  return { signal, part: income, ...(await lookAtIncome(ctx, income)) };
}
