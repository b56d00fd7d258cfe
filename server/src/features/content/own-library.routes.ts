import { ownLibrary } from '@loomlight/contract/own-library';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import type { ContentContext } from './content.context.ts';
import { listLibrary, listLibraryMonths } from './list-library.ts';
import { presentContent } from './present-content.ts';

/** What the caller has made, as its owner looks for it (KEEP-32, KEEP-33). */
export function ownLibraryRoutes({ bind }: Binder, ctx: ContentContext): void {
  bind(ownLibrary.list, async ({ actor, query }) => {
    const owner = requireUser(actor);
    const { items, next } = await listLibrary(ctx, {
      actor: owner,
      filter: {
        words: query.q.split(/\s+/).filter((word) => word !== ''),
        contentType: query.content_type === 'all' ? undefined : query.content_type,
        isPublic: query.visibility === 'all' ? undefined : query.visibility === 'public',
        isLocked: query.prompt === 'all' ? undefined : query.prompt === 'locked',
        isReady: query.state === 'all' ? undefined : query.state === 'ready',
        onlyFavorites: query.only === 'favorites',
      },
      sort: query.sort,
      limit: query.limit,
      after:
        query.last_created_at === undefined
          ? undefined
          : { createdAt: new Date(query.last_created_at), count: query.last_count, id: query.before },
      month: query.month,
    });
    return {
      generations: items.map((item) => ({
        ...presentContent(ctx, item.row, owner),
        unlock_count: item.unlockCount,
        credits_earned: item.creditsEarned,
      })),
      next: next
        ? {
            last_created_at: next.createdAt.toISOString(),
            ...(next.count === undefined ? {} : { last_count: next.count }),
            before: next.id,
          }
        : null,
    };
  });
  bind(ownLibrary.months, async ({ actor }) => ({
    months: await listLibraryMonths(ctx, { actor: requireUser(actor) }),
  }));
}
