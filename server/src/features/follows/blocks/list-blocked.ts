import type { SignedIn } from '../../../kernel/actor.ts';
import type { FollowsContext } from '../follows.context.ts';
import { listBlockedPeople } from './blocks.store.ts';

const lowest = '00000000-0000-0000-0000-000000000000';

/** Whom the actor has blocked, the latest first (KEEP-68). A cursor without an id begins just below everything of that moment. */
export async function listBlocked(
  ctx: FollowsContext,
  input: {
    readonly actor: SignedIn;
    readonly limit: number;
    readonly lastSeen: { readonly since: Date; readonly id: string | undefined } | undefined;
  },
): Promise<Awaited<ReturnType<typeof listBlockedPeople>>> {
  const { actor, limit, lastSeen } = input;
  const after = lastSeen && { since: lastSeen.since, id: lastSeen.id ?? lowest };
  return listBlockedPeople(ctx.db, { blockerId: actor.userId, limit, after });
}
