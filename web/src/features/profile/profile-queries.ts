import { clientTiming, type Content, contract, isFinalStatus, limits } from '@loomlight/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

/** The tabs that list a person's own creations. */
export type ContentTab = 'all' | 'image' | 'video';

/** One page of creations, sorted. */
export interface ContentPage {
  readonly items: readonly Content[];
  readonly total: number;
}

export function profileOf(username: string) {
  return queryOptions({
    queryKey: keys.userProfile(username),
    queryFn: async ({ signal }) => (await call(contract.profiles.profile, { params: { username }, signal })).user,
    staleTime: clientTiming.dashboardCacheMs,
  });
}

/**
 * A person's creations in pages of 9, images and videos mixed, newest first; pages are kept for 120 s (specification 9).
 * While something is still being made, the list looks again every 5 s.
 */
export function contentOf(username: string, tab: ContentTab) {
  return infiniteQueryOptions({
    queryKey: keys.userContent(username, tab),
    queryFn: async ({ pageParam, signal }): Promise<ContentPage> => {
      const reply = await call(contract.profiles.content, {
        params: { username },
        query: { limit: limits.dashboardPageSize, offset: pageParam, content_type: tab },
        signal,
      });
      return { items: newestFirst([...reply.images, ...reply.videos]), total: reply.total };
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.items.length < limits.dashboardPageSize
        ? undefined
        : pages.reduce((count, page) => count + page.items.length, 0),
    staleTime: clientTiming.dashboardCacheMs,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some((item) => !isFinalStatus(item.status)))
        ? clientTiming.pollIntervalMs
        : false,
  });
}

function newestFirst(items: readonly Content[]): readonly Content[] {
  return items.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id));
}
