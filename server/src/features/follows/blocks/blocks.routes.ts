import { blocks } from '@loomlight/contract/blocks';
import type { Binder } from '../../../http/bind-endpoint.ts';
import { requireUser } from '../../../kernel/actor.ts';
import type { FollowsContext } from '../follows.context.ts';
import { presentPeople } from '../present-people.ts';
import { blockPerson } from './block-person.ts';
import { listBlocked } from './list-blocked.ts';
import { unblockPerson } from './unblock-person.ts';

/** Blocking people, and taking it back (KEEP-66, KEEP-68). */
export function blocksRoutes({ bind }: Binder, ctx: FollowsContext): void {
  bind(blocks.block, async ({ actor, params }) => {
    await blockPerson(ctx, { actor: requireUser(actor), ...params });
    return { is_blocked: true };
  });
  bind(blocks.unblock, async ({ actor, params }) => {
    await unblockPerson(ctx, { actor: requireUser(actor), ...params });
    return { is_blocked: false };
  });
  bind(blocks.list, async ({ actor, query }) => {
    const { limit, last_since: since, before: id } = query;
    const lastSeen = since === undefined ? undefined : { since: new Date(since), id };
    return presentPeople(await listBlocked(ctx, { actor: requireUser(actor), limit, lastSeen }), limit);
  });
}
