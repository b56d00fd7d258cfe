import { type ContentType, contract, type Endpoint, type QueryOf, type ReplyOf } from '@loomlight/contract';
import type { FastifyReply } from 'fastify';
import { type ReadContext, readFor } from '../../db/reads.ts';
import type { Signals } from '../../db/signals.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import type { Actor } from '../../kernel/actor.ts';
import { createMicroCache, type MicroCache } from '../../kernel/micro-cache.ts';
import { listingChannel, type PresentContext } from '../content/index.ts';
import { listPublicContent, type PublicPageInput } from './list-public-content.ts';

/** First pages that guests share are at most so old; a change of what is public ends them at once. */
const keepMs = 1_000;
const pagesMax = 64;

/**
 * The community's newest. The first page is the same for every guest and carries no word of anybody's: it is read,
 * checked and written once a second at most, whoever many look at it.
 */
export function galleryRoutes(
  { bind }: Binder,
  ctx: PresentContext & ReadContext & { readonly signals: Signals },
): void {
  const options = { keepMs, entriesMax: pagesMax, now: () => ctx.clock.now().getTime() };
  const images = createMicroCache<FirstPage<typeof contract.gallery.publicImages>>(options);
  const videos = createMicroCache<FirstPage<typeof contract.gallery.publicVideos>>(options);
  const clear = (): void => {
    images.clear();
    videos.clear();
  };
  ctx.signals.subscribe(listingChannel, clear);
  bind(contract.gallery.publicImages, ({ actor, query, reply }) => {
    const read = async () => {
      const { items, next } = await listPage(ctx, { query, viewer: actor, contentType: 'image' });
      return { images: items, next };
    };
    return actor.kind === 'guest' && isShared(query) ? shared(images, query.limit, reply, read) : read();
  });
  bind(contract.gallery.publicVideos, ({ actor, query, reply }) => {
    const read = async () => {
      const { items, next } = await listPage(ctx, { query, viewer: actor, contentType: 'video' });
      return { videos: items, next };
    };
    return actor.kind === 'guest' && isShared(query) ? shared(videos, query.limit, reply, read) : read();
  });
}

interface FirstPage<E extends Endpoint> {
  readonly answer: ReplyOf<E>;
  readonly isCurrent: () => boolean;
}

/** The page that all guests share, and word to the edge for how long it may repeat it. */
async function shared<E extends Endpoint>(
  pages: MicroCache<FirstPage<E>>,
  limit: number,
  reply: FastifyReply,
  read: () => Promise<ReplyOf<E>>,
): Promise<ReplyOf<E>> {
  const page = await pages.get(String(limit), async (isCurrent) => ({ answer: await read(), isCurrent }));
  reply.isCurrent = page.isCurrent;
  return page.answer;
}

type PublicQuery = QueryOf<typeof contract.gallery.publicImages>;

/** A page; of guests those behind the first may be read at a standby. */
function listPage(
  ctx: PresentContext & ReadContext,
  { query, ...of }: { readonly query: PublicQuery; readonly viewer: Actor; readonly contentType: ContentType },
) {
  const input = { ...pageOf(query), ...of };
  return isFirstPage(query)
    ? listPublicContent(ctx, input)
    : readFor(ctx, of.viewer, (ctx) => listPublicContent(ctx, input));
}

/** Both halves make a cursor, a time alone as well; an id alone makes none. */
function pageOf(query: PublicQuery): Omit<PublicPageInput, 'contentType'> {
  const { limit, offset, last_created_at: createdAt, before: id } = query;
  return {
    limit,
    offset,
    direction: query.filter_direction === 'after' ? 'newer' : 'older',
    lastSeen: createdAt === undefined ? undefined : { createdAt: new Date(createdAt), id },
    hasDetails: query.include === 'details',
  };
}

/** Cards of the newest, and nothing else: what has words in it is made for each viewer. */
function isShared(query: PublicQuery): boolean {
  return isFirstPage(query) && query.include === undefined;
}

function isFirstPage(query: PublicQuery): boolean {
  return query.offset === 0 && query.last_created_at === undefined;
}
