import type { SignedIn } from '../../../kernel/actor.ts';
import { appError } from '../../../kernel/errors.ts';
import type { FollowsContext } from '../follows.context.ts';
import { findPersonToBlock } from './block-person.ts';
import { deleteBlock } from './blocks.store.ts';

/** Blocks somebody no more; doing it again changes nothing. Whoever is inactive is there only for who has blocked them (KEEP-66). */
export async function unblockPerson(
  ctx: FollowsContext,
  input: { readonly actor: SignedIn; readonly username: string },
): Promise<void> {
  const person = await findPersonToBlock(ctx, input);
  if (!person || (!person.is_active && !person.is_blocked)) throw appError('not_found');
  await deleteBlock(ctx.db, { blockerId: input.actor.userId, blockedId: person.id });
}
