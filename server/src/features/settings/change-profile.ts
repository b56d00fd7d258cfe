import type { Self } from '@loomlight/contract';
import { isDatabaseError, sqlStates } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import {
  checkName,
  getSelf,
  lookConstraint,
  lookOf,
  looksTaken,
  updatePerson,
  usernameKey,
} from '../accounts/index.ts';
import type { SettingsContext } from './settings.context.ts';

/** Changes the name or the bio of the person. Throws 409 for a name that somebody else has, or that looks like it. */
export async function changeProfile(
  ctx: Pick<SettingsContext, 'db'>,
  input: { readonly actor: SignedIn; readonly username: string | undefined; readonly bio: string | undefined },
): Promise<Self> {
  const { actor, username, bio } = input;
  if (username !== undefined) checkName(username);
  try {
    const name = username === undefined ? undefined : await nameOf(ctx, { userId: actor.userId, username });
    await updatePerson(ctx.db, actor.userId, { ...(name && { name }), ...(bio === undefined ? {} : { bio }) });
  } catch (error) {
    if (isDatabaseError(error, sqlStates.uniqueViolation, lookConstraint)) throw looksTaken(error);
    if (!isDatabaseError(error, sqlStates.uniqueViolation, 'users_username_unique')) throw error;
    throw appError('username_taken', { cause: error });
  }
  return getSelf(ctx, actor.userId);
}

/** What is stored of a name, and the present name where the new one only spells it in another way. */
async function nameOf(ctx: Pick<SettingsContext, 'db'>, input: { readonly userId: string; readonly username: string }) {
  const [present, look] = [(await getSelf(ctx, input.userId)).username, lookOf(input.username)];
  const sameLookAs = lookOf(present) === look ? { sameLookAs: present } : {};
  return { username: input.username, key: usernameKey(input.username), look, ...sameLookAs };
}
