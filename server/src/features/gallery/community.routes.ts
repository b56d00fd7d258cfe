import { type ContentType, contract } from '@loomlight/contract';
import { type ReadContext, readFor } from '../../db/reads.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import type { PresentContext } from '../content/index.ts';
import { countItems, listItems, listNumberedPage } from './list-gallery.ts';
import { listPopularPrompts, listTrendingStyles } from './list-trends.ts';

/** Galleries, search, trending, and what the community likes (R-API-13, R-API-16, R-API-20, R-API-23, R-API-38, R-API-39). */
export function communityRoutes(binder: Binder, ctx: PresentContext & ReadContext): void {
  const { bind } = binder;
  const { community } = contract;
  // First pages are the primary's, whoever asks; of guests those behind them may be read at a standby.
  const numberedPage = (input: NumberedPage) =>
    input.page === 1 ? listNumberedPage(ctx, input) : readFor(ctx, input.viewer, (ctx) => listNumberedPage(ctx, input));
  const trendingPage = (input: ItemsPage) =>
    input.page.offset === 0 ? listItems(ctx, input) : readFor(ctx, input.viewer, (ctx) => listItems(ctx, input));
  bind(community.imageGallery, async ({ actor, query }) => {
    const { sort, style, orientation, username } = query;
    const request = { contentType: 'image', sort, facet: style, orientation, username } as const;
    const { items, ...page } = await numberedPage({ ...query, request, viewer: actor });
    return { images: items, ...page };
  });
  bind(community.videoGallery, async ({ actor, query }) => {
    const { sort, ratio, username } = query;
    const request = { contentType: 'video', sort, facet: ratio, username } as const;
    const { items, ...page } = await numberedPage({ ...query, request, viewer: actor });
    return { videos: items, ...page };
  });
  bind(community.search, async ({ actor, body }) => {
    const { style, orientation, username, date_from: from, date_to: to } = body.filters;
    const request = {
      contentType: 'image',
      sort: 'newest',
      facet: style,
      orientation,
      username,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
      search: body.query,
    } as const;
    const input = { ...body, request, viewer: actor };
    const { items, ...page } = await readFor(ctx, actor, (ctx) => listNumberedPage(ctx, input));
    return { images: items, ...page };
  });
  const search = async (contentType: ContentType, call: SearchCall) => {
    const request = { contentType, sort: 'newest', search: call.query.q } as const;
    const input = { request, page: call.query, viewer: call.actor };
    return readFor(ctx, call.actor, async (ctx) => ({
      items: await listItems(ctx, input),
      total: await countItems(ctx, input),
    }));
  };
  bind(community.searchImages, async (call) => {
    const { items, total } = await search('image', call);
    return { images: items, total };
  });
  bind(community.searchVideos, async (call) => {
    const { items, total } = await search('video', call);
    return { videos: items, total };
  });
  bind(community.trendingImages, async ({ actor, query }) => {
    const request = { contentType: 'image', sort: 'trending' } as const;
    return { images: await trendingPage({ request, page: query, viewer: actor }) };
  });
  bind(community.trendingVideos, async ({ actor, query }) => {
    const request = { contentType: 'video', sort: 'trending' } as const;
    return { videos: await trendingPage({ request, page: query, viewer: actor }) };
  });
  bind(community.popularPrompts, async ({ actor, query }) => {
    const rows = await listPopularPrompts(ctx, { limit: query.limit, viewer: actor });
    return {
      prompts: rows.map((row) => ({ text_prompt: row.prompt, content_id: row.id, favorite_count: row.favorite_count })),
    };
  });
  bind(community.trendingStyles, async ({ query }) => ({
    styles: await listTrendingStyles(ctx, { limit: query.limit }),
  }));
}

type NumberedPage = Parameters<typeof listNumberedPage>[1];
type ItemsPage = Parameters<typeof listItems>[1];

interface SearchCall {
  readonly actor: ItemsPage['viewer'];
  readonly query: { readonly q: string; readonly limit: number; readonly offset: number };
}
