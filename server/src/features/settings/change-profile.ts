import type { Self } from '@loomlight/contract';
import { isDatabaseError, sqlStates } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { getSelf, usernameKey } from '../accounts/index.ts';
import type { SettingsContext } from './settings.context.ts';
import { updatePerson } from './settings.store.ts';

/** Changes the name or the bio of the person. Throws 409 for a name that somebody else has. */
export async function changeProfile(
  ctx: Pick<SettingsContext, 'db'>,
  input: { readonly actor: SignedIn; readonly username: string | undefined; readonly bio: string | undefined },
): Promise<Self> {
  const { actor, username, bio } = input;
  try {
    await updatePerson(ctx.db, actor.userId, {
      ...(username === undefined ? {} : { username, username_key: usernameKey(username) }),
      ...(bio === undefined ? {} : { bio }),
    });
  } catch (error) {
    if (!isDatabaseError(error, sqlStates.uniqueViolation, 'users_username_unique')) throw error;
    throw appError('username_taken', { cause: error });
  }
  return getSelf(ctx.db, actor.userId);
}
