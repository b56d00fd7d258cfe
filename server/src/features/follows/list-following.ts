import type { SignedIn } from '../../kernel/actor.ts';
import { listFollowed } from './follows.store.ts';
import type { FollowsContext } from './follows.context.ts';

const lowest = '00000000-0000-0000-0000-000000000000';

/** Whom the actor follows, the latest first (KEEP-2). A cursor without an id begins just below everything of that moment. */
export async function listFollowing(
  ctx: FollowsContext,
  input: {
    readonly actor: SignedIn;
    readonly limit: number;
    readonly lastSeen: { readonly since: Date; readonly id: string | undefined } | undefined;
  },
): Promise<Awaited<ReturnType<typeof listFollowed>>> {
  const { actor, limit, lastSeen } = input;
  const after = lastSeen && { since: lastSeen.since, id: lastSeen.id ?? lowest };
  return listFollowed(ctx.db, { followerId: actor.userId, limit, after });
}
