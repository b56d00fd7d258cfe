import { type Content, contract } from '@loomlight/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { firstPlace, galleryItem, type GalleryPage, loadMixedPage, nextGalleryPlace } from '../gallery/index.ts';
import type { Search } from './search-address.ts';

/** One page of what was found, and how much there is in all. */
export interface FoundPage extends GalleryPage {
  readonly total: number;
}

const suggestionsMs = 300_000;

/** Pictures and films together, newest first, in pages of 20; a search that is typed over is cancelled. */
export function searchQuery(search: Search) {
  const { words, style, kinds } = search;
  return infiniteQueryOptions({
    // Among the walls: whatever is deleted or hidden leaves all of them at once.
    queryKey: [...keys.gallery, 'search', words, style ?? '', kinds],
    queryFn: async ({ pageParam, signal, client }): Promise<FoundPage> => {
      const totals = { image: 0, video: 0 };
      const { listed, next } = await loadMixedPage(
        {
          by: 'offset',
          order: 'newest',
          load: async (kind, offset, limit, cancelled) => {
            const found = await find(search, { kind, offset, limit }, cancelled);
            totals[kind] = found.total;
            return found.items;
          },
        },
        pageParam,
        signal,
      );
      return { items: listed.map((card) => galleryItem(client, card)), next, total: totals.image + totals.video };
    },
    initialPageParam: firstPlace(kinds),
    getNextPageParam: nextGalleryPlace,
    enabled: isSearch(search),
    // The last results stay until the next ones are there: nothing flickers while one types.
    placeholderData: keepPreviousData,
  });
}

/** Whether anything is looked for at all. */
export function isSearch({ words, style }: Search): boolean {
  return words !== '' || style !== undefined;
}

async function find(
  { words, style }: Search,
  { kind, offset, limit }: { kind: Content['content_type']; offset: number; limit: number },
  signal: AbortSignal,
): Promise<{ readonly items: readonly Content[]; readonly total: number }> {
  if (kind === 'video') {
    const { videos, total } = await call(contract.community.searchVideos, {
      query: { q: words, offset, limit },
      signal,
    });
    return { items: videos, total };
  }
  if (style === undefined) {
    const { images, total } = await call(contract.community.searchImages, {
      query: { q: words, offset, limit },
      signal,
    });
    return { items: images, total };
  }
  const page = Math.floor(offset / limit) + 1;
  // No words find nothing; a style alone is a view of the gallery.
  const { images, total } =
    words === ''
      ? await call(contract.community.imageGallery, { query: { style, page, limit }, signal })
      : await call(contract.community.search, { body: { query: words, filters: { style }, page, limit }, signal });
  return { items: images, total };
}

/** Words that others have liked, all of them open to everyone. */
export const popularPromptsQuery = queryOptions({
  queryKey: ['suggestions', 'prompts'],
  queryFn: async ({ signal }) => (await call(contract.community.popularPrompts, { signal })).prompts,
  staleTime: suggestionsMs,
});

/** Styles that are used now, the most used first. */
export const trendingStylesQuery = queryOptions({
  queryKey: ['suggestions', 'styles'],
  queryFn: async ({ signal }) => (await call(contract.community.trendingStyles, { signal })).styles,
  staleTime: suggestionsMs,
});
