import { clientTiming, type ContentType, limits } from '@loomlight/contract';
import { ownLibrary } from '@loomlight/contract/own-library';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { holdsPages } from '../../api/content-cache.ts';
import { keys } from '../../api/queries.ts';
import type { EntryPage } from './profile-queries.ts';

/** What the owner narrows the library to, in one choice. */
export const shows = ['all', 'public', 'private', 'locked', 'favorites', 'failed'] as const;
export type Show = (typeof shows)[number];

/** How the owner looks for something among what they have made (KEEP-35). */
export interface LibraryWish {
  readonly q: string;
  readonly show: Show;
  readonly sort: 'newest' | 'oldest' | 'views' | 'favorites' | 'earned';
  /** As 2026-01; empty for the beginning. */
  readonly month: string;
}

export const noWish: LibraryWish = { q: '', show: 'all', sort: 'newest', month: '' };

/** False where counters order the list: a month is then no place to begin with. */
export const isByTime = ({ sort }: Pick<LibraryWish, 'sort'>): boolean => sort === 'newest' || sort === 'oldest';

/** True as soon as anything differs from the plain list. */
export function isWished(wish: LibraryWish): boolean {
  return wish.q.trim() !== '' || wish.show !== 'all' || wish.sort !== 'newest' || wish.month !== '';
}

const narrowed = {
  all: {},
  public: { visibility: 'public' },
  private: { visibility: 'private' },
  locked: { prompt: 'locked' },
  favorites: { only: 'favorites' },
  failed: { state: 'failed' },
} as const satisfies Record<Show, object>;

interface LibraryEntries extends EntryPage {
  readonly next: {
    readonly last_created_at: string;
    readonly last_count?: number | undefined;
    readonly before: string;
  } | null;
}

/** What one has made and looks for, page by page; a page may be empty and still have a next one. */
export function soughtIn(tab: 'all' | ContentType, wish: LibraryWish) {
  const { q, show, sort, month } = wish;
  return infiniteQueryOptions({
    queryKey: [...keys.user, 'library', tab, wish],
    queryFn: async ({ pageParam, signal }): Promise<LibraryEntries> => {
      const { generations: items, next } = await call(ownLibrary.list, {
        query: {
          limit: limits.dashboardPageSize,
          ...{ q: q.trim(), content_type: tab, sort, ...narrowed[show] },
          ...(month !== '' && { month }),
          ...pageParam,
        },
        signal,
      });
      return { items, listed: items.length, total: items.length, next };
    },
    meta: holdsPages,
    initialPageParam: undefined as LibraryEntries['next'] | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: clientTiming.dashboardCacheMs,
  });
}

/** In which months there is something. */
export const monthsQuery = queryOptions({
  queryKey: [...keys.user, 'library', 'months'],
  queryFn: async ({ signal }) => (await call(ownLibrary.months, { signal })).months,
  staleTime: clientTiming.dashboardCacheMs,
});
