import { fieldError } from '../../kernel/errors.ts';
import type { Act } from '../audit/index.ts';
import { getStanding, refuseForAdministrators } from './act-on-person.ts';
import { setRole } from './person.store.ts';

/** Makes somebody an administrator, or a member again. Nobody changes the own role, and the last administrator stays (DESK-44). */
export const roleAct: Act<{ readonly userId: string; readonly role: 'user' | 'admin' }> = {
  action: 'people.role',
  subject: ({ userId }) => userId,
  plan: async (ctx, { actorId, input }) => {
    await refuseForAdministrators(ctx, { actorId, userId: input.userId });
    const person = await getStanding(ctx, input.userId);
    if (person.role === input.role) throw fieldError('role', 'This is the role already.');
    if (input.role === 'admin' && !person.is_active)
      throw fieldError('role', 'A deactivated account cannot be an administrator.');
    return {
      before: { role: person.role },
      after: { role: input.role },
      effects:
        input.role === 'admin'
          ? ['They see this desk from the next request on.']
          : ['They see this desk no more from the next request on.'],
      needs: input.role === 'admin' ? 'second_person' : 'confirm',
    };
  },
  carryOut: (ctx, { input }) => setRole(ctx.tx, input.userId, input.role),
};
