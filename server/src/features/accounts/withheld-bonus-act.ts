import { countCredits } from '@loomlight/contract';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act } from '../audit/index.ts';
import { grantSignupBonus } from '../credits/index.ts';
import { claimBonus, findEmailKey, hadBonus } from './leaving.store.ts';
import { bonusHash } from './welcome-bonus.ts';
import { decideWithheld, lockWithheld } from './withheld-bonus.store.ts';

/**
 * Gives or refuses a welcome bonus that was withheld (DESK-64, DESK-137). Whose mailbox has had one meanwhile, with another account,
 * is given none: 409 `desk_changed`.
 */
export const withheldBonusAct = (settings: {
  readonly tokenSecret: string;
}): Act<{ readonly userId: string; readonly decision: 'given' | 'refused' }> => ({
  action: 'people.bonus',
  subject: ({ userId }) => userId,
  plan: async (ctx, { input: { userId, decision } }) => {
    const bonus = isUuid(userId) ? await lockWithheld(ctx.db, userId) : undefined;
    const emailKey = bonus && (await findEmailKey(ctx.db, userId));
    if (!bonus || emailKey === undefined) throw appError('not_found');
    if (bonus.decision !== null) throw appError('desk_changed', { message: 'This was decided already.' });
    if (decision === 'given' && (await hadBonus(ctx.db, bonusHash(settings.tokenSecret, emailKey))))
      throw appError('desk_changed', { message: 'Its mailbox has had the bonus with another account.' });
    return {
      before: { bonus: 'withheld' },
      after: { bonus: decision },
      effects: [
        decision === 'given'
          ? `${countCredits(bonus.credits)} are given.`
          : 'No credit moves, and the account works as before.',
      ],
      needs: 'confirm',
    };
  },
  carryOut: async (ctx, { actorId, input: { userId, decision } }) => {
    const now = ctx.clock.now();
    const [bonus, emailKey] = [await lockWithheld(ctx.tx, userId), await findEmailKey(ctx.tx, userId)];
    if (decision === 'given' && bonus && emailKey !== undefined) {
      // Two accounts of one mailbox that are given theirs at once: the second has to wait for the first here, and has none.
      if (!(await claimBonus(ctx.tx, bonusHash(settings.tokenSecret, emailKey)))) throw appError('desk_changed');
      await grantSignupBonus(ctx, { userId, credits: bonus.credits, now });
    }
    await decideWithheld(ctx.tx, { userId, decision, by: actorId, now });
  },
});
