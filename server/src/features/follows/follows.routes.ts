import { follows } from '@loomlight/contract/follows';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import type { PresentContext } from '../content/index.ts';
import { blocksRoutes } from './blocks/blocks.routes.ts';
import { followPerson } from './follow-person.ts';
import type { FollowsContext } from './follows.context.ts';
import { listFeedContent } from './list-feed.ts';
import { listFollowing } from './list-following.ts';
import { presentPeople } from './present-people.ts';
import { unfollowPerson } from './unfollow-person.ts';

/** Following people, what they make, and blocking them (KEEP-1, KEEP-2, KEEP-4, KEEP-66). */
export function followsRoutes(
  binder: Binder,
  ctx: PresentContext & FollowsContext & Pick<Parameters<typeof followPerson>[0], 'onTold'>,
): void {
  const { bind } = binder;
  blocksRoutes(binder, ctx);
  bind(follows.follow, ({ actor, params }) => followPerson(ctx, { actor: requireUser(actor), ...params }));
  bind(follows.unfollow, ({ actor, params }) => unfollowPerson(ctx, { actor: requireUser(actor), ...params }));
  bind(follows.list, async ({ actor, query }) => {
    const { limit, last_since: since, before: id } = query;
    const lastSeen = since === undefined ? undefined : { since: new Date(since), id };
    return presentPeople(await listFollowing(ctx, { actor: requireUser(actor), limit, lastSeen }), limit);
  });
  bind(follows.feed, async ({ actor, query }) => {
    const { limit, filter, last_created_at: createdAt, before: id } = query;
    const lastSeen = createdAt === undefined ? undefined : { createdAt: new Date(createdAt), id };
    const generations = await listFeedContent(ctx, { actor: requireUser(actor), filter, limit, lastSeen });
    const last = generations.at(-1);
    const isLast = !last || generations.length < limit;
    return { generations, next: isLast ? null : { last_created_at: last.created_at, before: last.id } };
  });
}
