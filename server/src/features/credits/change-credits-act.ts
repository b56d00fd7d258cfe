import { countCredits } from '@loomlight/contract';
import { appError, fieldError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act } from '../audit/index.ts';
import { refuseBeyondLimit } from './balance-limit.ts';
import { addCredits } from './credits.store.ts';
import { findAccountStanding } from './desk.store.ts';

/**
 * Gives credits, or takes free ones back (DESK-41, DESK-42). What is taken is a gift below zero (decision 55): it comes out of what the house
 * has given, is proved by its audit entry as a gift is, and never takes what is held or makes debt.
 */
export const changeCreditsAct: Act<{ readonly userId: string; readonly amount: number }> = {
  action: 'people.credits',
  subject: ({ userId }) => userId,
  plan: async (ctx, { input: { userId, amount } }) => {
    const account = isUuid(userId) ? await findAccountStanding(ctx.db, userId) : undefined;
    if (!account) throw appError('not_found');
    const { balance, held, debt } = account;
    const free = balance - held;
    if (-amount > free)
      throw fieldError('amount', `Only ${countCredits(free)} can be taken back: the rest is held or spent.`);
    if (amount > 0) await refuseBeyondLimit(ctx, { userId, credits: amount });
    // The database itself pays what is owed out of whatever arrives.
    const paid = Math.min(debt, Math.max(0, amount));
    return {
      before: { credits: balance, held, owed: debt },
      after: { credits: balance + amount - paid, held, owed: debt - paid },
      effects: [
        amount > 0 ? `${countCredits(amount)} are given.` : `${countCredits(-amount)} are taken back.`,
        ...(paid > 0 ? [`${countCredits(paid)} of them pay what is owed.`] : []),
        'They read the reason in their own history.',
      ],
      needs: Math.abs(amount) > ctx.siteSettings.current().two_people_credits ? 'second_person' : 'confirm',
    };
  },
  carryOut: async (ctx, { input: { userId, amount }, reason }) => {
    const cause = `${amount > 0 ? 'grant' : 'deduct'}:${ctx.ids.uuid()}`;
    await addCredits(ctx.tx, {
      userId,
      kind: 'admin_credit',
      amount,
      cause,
      description: reason,
      createdAt: ctx.clock.now(),
    });
    return { credits: amount, cause };
  },
};
