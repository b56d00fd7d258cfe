import { isStorableText } from '@loomlight/contract';
import { inTransaction } from '../../../db/transaction.ts';
import type { SignedIn } from '../../../kernel/actor.ts';
import { appError } from '../../../kernel/errors.ts';
import { usernameKey } from '../../accounts/index.ts';
import type { FollowsContext } from '../follows.context.ts';
import { deleteFollow, queueFollows } from '../follows.store.ts';
import { findBlockable, insertBlock } from './blocks.store.ts';

/**
 * Blocks an active person of this name; doing it again changes nothing (KEEP-66). Whatever the two followed of each other ends in the same
 * transaction, and nobody is told. The follows of both take their turns, so that no follow slips past a block that comes at the same moment.
 */
export async function blockPerson(
  ctx: FollowsContext,
  input: { readonly actor: SignedIn; readonly username: string },
): Promise<void> {
  const { userId: blockerId } = input.actor;
  const person = await findPersonToBlock(ctx, input);
  if (!person?.is_active && !person?.is_blocked) throw appError('not_found');
  if (person.id === blockerId) throw appError('own_block');
  if (person.is_blocked) return;
  const now = ctx.clock.now();
  const outcome = await inTransaction(ctx, async ({ tx }) => {
    await queueFollows(tx, blockerId, person.id);
    const outcome = await insertBlock(tx, { blockerId, blockedId: person.id, now });
    if (outcome !== 'blocked') return outcome;
    await deleteFollow(tx, { followerId: person.id, followedId: blockerId });
    await deleteFollow(tx, { followerId: blockerId, followedId: person.id });
    return outcome;
  });
  if (outcome === 'gone') throw appError('not_found');
  if (outcome === 'full') throw appError('blocks_full');
}

/** Whom a name means to who blocks. */
export async function findPersonToBlock(
  ctx: FollowsContext,
  input: { readonly actor: SignedIn; readonly username: string },
) {
  if (!isStorableText(input.username)) return undefined;
  return findBlockable(ctx.db, {
    usernameKey: usernameKey(input.username),
    blockerId: input.actor.userId,
    now: ctx.clock.now(),
  });
}
