import type { Self } from '@loomlight/contract';
import { inTransaction } from '../../db/transaction.ts';
import { refuseMuted, type SignedIn } from '../../kernel/actor.ts';
import {
  brokenNamePromise,
  checkName,
  getSelf,
  nameTaken,
  refuseWords,
  renamePerson,
  updatePerson,
} from '../accounts/index.ts';
import type { SettingsContext } from './settings.context.ts';

/**
 * Changes the name of the address, what the person is called, or the bio. Throws 409 for a name of an address that somebody else has or
 * lately had, or that looks like it, 403 for who is muted (DESK-34), 422 for words that break a rule of this site (DESK-118); what one is called others may be called too (PEOPLE-13).
 */
export async function changeProfile(
  ctx: Pick<SettingsContext, 'db' | 'clock' | 'refusalOf'>,
  input: {
    readonly actor: SignedIn;
    readonly username: string | undefined;
    readonly fullName: string | undefined;
    readonly bio: string | undefined;
  },
): Promise<Self> {
  const { username, fullName, bio } = input;
  const { userId } = input.actor;
  refuseMuted(input.actor, ctx.clock.now());
  if (username !== undefined) checkName(username);
  if (fullName !== undefined && fullName !== '') checkName(fullName, 'full_name');
  await refuseWords(ctx, { field: 'username', text: username });
  await refuseWords(ctx, { field: 'full_name', text: fullName });
  await refuseWords(ctx, { field: 'bio', text: bio });
  try {
    await inTransaction(ctx, async (ctx) => {
      if (username !== undefined) await renamePerson(ctx, { userId, username });
      await updatePerson(ctx.tx, userId, { fullName, bio });
    });
  } catch (error) {
    const constraint = brokenNamePromise(error);
    if (!constraint || username === undefined) throw error;
    throw await nameTaken(ctx, { username, constraint, cause: error });
  }
  return getSelf(ctx, userId);
}
