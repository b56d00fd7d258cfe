import type { Content, ContentType } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import { presentContent, type PresentContext } from '../content/index.ts';
import { listFeed } from './feed.store.ts';
import type { FollowsContext } from './follows.context.ts';

const lowest = '00000000-0000-0000-0000-000000000000';

/** The newest public content of those whom the actor follows, as the actor may see it (KEEP-4). */
export async function listFeedContent(
  ctx: PresentContext & FollowsContext,
  input: {
    readonly actor: SignedIn;
    readonly filter: 'all' | ContentType;
    readonly limit: number;
    readonly lastSeen: { readonly createdAt: Date; readonly id: string | undefined } | undefined;
  },
): Promise<Content[]> {
  const { actor, filter, limit, lastSeen } = input;
  const after = lastSeen && { createdAt: lastSeen.createdAt, id: lastSeen.id ?? lowest };
  const rows = await listFeed(ctx.db, { followerId: actor.userId, filter, limit, after });
  return rows.map((row) => presentContent(ctx, row, actor));
}
