import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { findPerson, type FollowFigures } from './follow-person.ts';
import { deleteFollow, findFollowFigures } from './follows.store.ts';
import type { FollowsContext } from './follows.context.ts';

/** Follows somebody no more; doing it again changes nothing. Whoever is inactive is there only for who follows them (KEEP-1). */
export async function unfollowPerson(
  ctx: FollowsContext,
  input: { readonly actor: SignedIn; readonly username: string },
): Promise<FollowFigures> {
  const { userId: followerId } = input.actor;
  const person = await findPerson(ctx, { ...input, now: ctx.clock.now() });
  if (!person || (!person.is_active && !person.is_followed)) throw appError('not_found');
  await deleteFollow(ctx.db, { followerId, followedId: person.id });
  return findFollowFigures(ctx.db, { userId: person.id, viewerId: followerId });
}
