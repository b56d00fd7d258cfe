import { appError, fieldError } from '../../kernel/errors.ts';
import type { Act } from '../audit/index.ts';
import { endSessionsOf } from './accounts.store.ts';
import { getStanding, refuseForAdministrators } from './act-on-person.ts';
import { countOpenSessions, setActive } from './person.store.ts';

type OnPerson = Act<{ readonly userId: string }>;
const subject = ({ userId }: { readonly userId: string }): string => userId;

/** Ends every session of a person and refuses the sign-in; what they made stays as it is. */
export const deactivateAct: OnPerson = {
  action: 'people.deactivate',
  subject,
  plan: async (ctx, { actorId, input }) => {
    await refuseForAdministrators(ctx, { actorId, userId: input.userId });
    if (!(await getStanding(ctx, input.userId)).is_active)
      throw fieldError('id', 'This account is deactivated already.');
    return {
      before: { is_active: true },
      after: { is_active: false },
      effects: [
        devices(await countOpenSessions(ctx.db, input.userId)),
        'What they made stays as it is, and running generations finish.',
      ],
      needs: 'confirm',
    };
  },
  carryOut: async (ctx, { input }) => {
    await setActive(ctx.tx, input.userId, false);
    // Ended and not only refused: whoever comes back signs in anew.
    await endSessionsOf(ctx.tx, { userId: input.userId, reason: 'deactivated', now: ctx.clock.now() });
  },
};

/** Ends every session of a person; their next sign-in is as any other. */
export const signOutAct: OnPerson = {
  action: 'people.sign-out',
  subject,
  plan: async (ctx, { actorId, input }) => {
    await getStanding(ctx, input.userId);
    if (actorId === input.userId)
      throw appError('own_act', { message: 'Your own sessions are ended in the settings.' });
    const open = await countOpenSessions(ctx.db, input.userId);
    return { before: { devices: open }, after: { devices: 0 }, effects: [devices(open)], needs: 'confirm' };
  },
  carryOut: (ctx, { input }) =>
    endSessionsOf(ctx.tx, { userId: input.userId, reason: 'ended_by_operator', now: ctx.clock.now() }),
};

function devices(count: number): string {
  return count === 1 ? '1 device is signed out.' : `${count} devices are signed out.`;
}
