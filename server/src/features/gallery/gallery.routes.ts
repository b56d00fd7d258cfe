import { contract } from '@loomlight/contract';
import type { Signals } from '../../db/signals.ts';
import type { Db } from '../../db/transaction.ts';
import { type Binder, PreparedReply } from '../../http/bind-endpoint.ts';
import { createMicroCache } from '../../kernel/micro-cache.ts';
import { listingChannel, type PresentContext } from '../content/index.ts';
import { progressChannel } from '../generation/index.ts';
import { listPublicContent, type PublicQuery } from './list-public-content.ts';

/** First pages that guests share are at most so old; a change of what is public ends them at once. */
const keepMs = 1_000;
const pagesMax = 64;

/**
 * The community's newest. The first page is the same for every guest and carries no word of anybody's: it is read,
 * checked and written once a second at most, whoever many look at it.
 */
export function galleryRoutes(
  { bind }: Binder,
  ctx: PresentContext & { readonly db: Db; readonly signals: Signals },
): void {
  const firstPages = createMicroCache<PreparedReply>({
    keepMs,
    entriesMax: pagesMax,
    now: () => ctx.clock.now().getTime(),
  });
  ctx.signals.subscribe(listingChannel, () => firstPages.clear());
  ctx.signals.subscribe(progressChannel, (event) => {
    if (/"status":"(?:completed|succeeded)"/.test(event)) firstPages.clear();
  });
  bind(contract.gallery.publicImages, ({ actor, query }) => {
    const read = async () => {
      const { items, next } = await listPublicContent(ctx, { query, viewer: actor, contentType: 'image' });
      return { images: items, next };
    };
    if (actor.kind !== 'guest' || !isFirstPage(query)) return read();
    return firstPages.get(
      `image ${query.limit}`,
      async (isCurrent) => new PreparedReply(contract.gallery.publicImages, await read(), isCurrent),
    );
  });
  bind(contract.gallery.publicVideos, ({ actor, query }) => {
    const read = async () => {
      const { items, next } = await listPublicContent(ctx, { query, viewer: actor, contentType: 'video' });
      return { videos: items, next };
    };
    if (actor.kind !== 'guest' || !isFirstPage(query)) return read();
    return firstPages.get(
      `video ${query.limit}`,
      async (isCurrent) => new PreparedReply(contract.gallery.publicVideos, await read(), isCurrent),
    );
  });
}

/** Cards of the newest, and nothing else: what has words in it is made for each viewer. */
function isFirstPage(query: PublicQuery): boolean {
  return query.offset === 0 && query.last_created_at === undefined && query.include === undefined;
}
