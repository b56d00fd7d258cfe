import { isStorableText } from '@loomlight/contract';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { usernameKey } from '../accounts/index.ts';
import { findBlockBetween } from './blocks/blocks.store.ts';
import { findFollowable, findFollowFigures, insertFollow, queueFollows } from './follows.store.ts';
import type { FollowsContext } from './follows.context.ts';

/** What has become of it, in the figures of the profile. */
export type FollowFigures = Awaited<ReturnType<typeof findFollowFigures>>;

/** Follows an active person of this name; doing it again changes nothing (KEEP-1). */
export async function followPerson(
  ctx: FollowsContext & {
    /** Called with who is followed: the bell may have one more. */
    readonly onTold: (userId: string) => void;
  },
  input: { readonly actor: SignedIn; readonly username: string },
): Promise<FollowFigures> {
  const { userId: followerId } = input.actor;
  const now = ctx.clock.now();
  const person = await findPerson(ctx, { ...input, now });
  if (!person?.is_active) throw appError('not_found');
  if (person.id === followerId) throw appError('own_profile');
  const outcome = await inTransaction(ctx, async ({ tx }) => {
    await queueFollows(tx, followerId, person.id);
    const block = await findBlockBetween(tx, { actorId: followerId, otherId: person.id });
    if (block !== 'none') return block;
    return insertFollow(tx, { followerId, followedId: person.id, now });
  });
  if (outcome === 'gone') throw appError('not_found');
  if (outcome === 'by-actor') throw appError('follows_blocked');
  if (outcome === 'by-other') throw appError('cannot_follow');
  if (outcome === 'full') throw appError('follows_full');
  ctx.onTold(person.id);
  return findFollowFigures(ctx.db, { userId: person.id, viewerId: followerId });
}

/** Whom a name means to the actor: somebody active, or whom the actor follows. */
export async function findPerson(
  ctx: FollowsContext,
  input: { readonly actor: SignedIn; readonly username: string; readonly now: Date },
) {
  if (!isStorableText(input.username)) return undefined;
  const key = usernameKey(input.username);
  return findFollowable(ctx.db, { usernameKey: key, followerId: input.actor.userId, now: input.now });
}
