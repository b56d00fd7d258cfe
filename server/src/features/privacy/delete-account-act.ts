import { appError, fieldError, invariant } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { getStanding, lockLeaver, refuseForAdministrators } from '../accounts/index.ts';
import type { Act } from '../audit/index.ts';
import { leave } from './leave.ts';

/** As the audit calls it. */
export const deletionAction = 'people.delete';

/**
 * Deletes somebody's account as they could themselves, which another administrator approves (DESK-99). What was frozen because of a report stays as
 * long as it does for whoever leaves. Throws 403 `own_act` for one's own account, 404 for nobody and for who has left, 422 for an administrator.
 */
export const deleteAccountAct = (settings: { readonly tokenSecret: string }): Act<{ readonly userId: string }> => ({
  action: deletionAction,
  subject: ({ userId }) => userId,
  plan: async (ctx, { actorId, input: { userId } }) => {
    if (actorId === userId) throw appError('own_act', { message: 'Your own account is deleted in the settings.' });
    await refuseForAdministrators(ctx, { actorId, userId });
    // As strongly as the deed needs it, from the beginning: a lock that is raised can wait for who waits for it.
    if (isUuid(userId)) await lockLeaver(ctx.db, userId);
    const { role } = await getStanding(ctx, userId);
    if (role === 'admin') throw fieldError('id', 'Administrators are not deleted. Make them a member first.');
    return {
      before: { account: 'there' },
      after: { account: 'deleted' },
      effects: [
        'They are signed out and out of sight at once. Everything of theirs goes for good, credits too; the books stay.',
        'What was frozen because of a report stays as long as it has to.',
        'They are told by mail.',
      ],
      needs: 'second_person',
    };
  },
  carryOut: async (ctx, { input: { userId } }) => {
    const person = await lockLeaver(ctx.tx, userId);
    invariant(person, 'the plan has found and holds them');
    await leave(ctx, { person: { userId, ...person }, by: 'desk', tokenSecret: settings.tokenSecret });
  },
});
