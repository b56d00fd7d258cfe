import { clientTiming, type Content, type ContentType, contract, isFinalStatus, limits } from '@loomlight/contract';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { holdsPages } from '../../api/content-cache.ts';
import { keys } from '../../api/queries.ts';
import type { Tab } from '../../paths.ts';
import { completeItems } from './complete-items.ts';

/** Words that were bought and whose item nobody but its owner may see any more. */
export interface GoneContent {
  readonly id: string;
  readonly gone: true;
  readonly text_prompt: string;
  readonly created_at: string;
  readonly credits_used: number;
}

/** What a card shows. */
export type Entry = Content | GoneContent;

/** One page of a tab, in the order it is shown. */
export interface EntryPage {
  readonly items: readonly Entry[];
  /** How many the server has listed; some of them may not be there to be shown. */
  readonly listed: number;
  readonly total: number;
}

export function isGone(entry: Entry): entry is GoneContent {
  return 'gone' in entry;
}

/** All that is loaded; what moved from one page to the next while one scrolled stands once. */
export function entriesOf(pages: readonly EntryPage[] = []): readonly Entry[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((entry) => [entry.id, entry])).values()];
}

/** Entries that can still be seen. */
export function contentsOf(entries: readonly Entry[]): readonly Content[] {
  return entries.flatMap((entry) => (isGone(entry) ? [] : [entry]));
}

export function profileOf(username: string) {
  return queryOptions({
    queryKey: keys.userProfile(username),
    queryFn: async ({ signal }) => (await call(contract.profiles.profile, { params: { username }, signal })).user,
    staleTime: clientTiming.dashboardCacheMs,
  });
}

/** Where each tab is kept; favorites and purchases are the signed-in person's alone. */
function keyOf(username: string, tab: Tab): readonly string[] {
  return tab === 'favorites' || tab === 'prompt-purchases' ? [...keys.user, tab] : keys.userContent(username, tab);
}

/**
 * What a tab lists, in pages of 9 (R-DASH-13) that are kept for 120 s (R-DASH-27). While something is still being made,
 * the list looks again every 5 s.
 */
export function listOf(username: string, tab: Tab) {
  return infiniteQueryOptions({
    queryKey: keyOf(username, tab),
    queryFn: ({ pageParam, signal, client }): Promise<EntryPage> => {
      const page = { limit: limits.dashboardPageSize, offset: pageParam };
      if (tab === 'favorites') return loadFavorites(client, page, signal);
      if (tab === 'prompt-purchases') return loadPurchases(client, page, signal);
      return loadContent(username, { ...page, content_type: tab }, signal);
    },
    meta: holdsPages,
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.listed < limits.dashboardPageSize ? undefined : pages.reduce((count, page) => count + page.listed, 0),
    staleTime: clientTiming.dashboardCacheMs,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some(isInTheMaking)) ? clientTiming.pollIntervalMs : false,
  });
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

async function loadContent(
  username: string,
  query: Page & { readonly content_type: 'all' | ContentType },
  signal: AbortSignal,
): Promise<EntryPage> {
  const reply = await call(contract.profiles.content, { params: { username }, query, signal });
  const items = newestFirst([...reply.images, ...reply.videos]);
  return { items, listed: items.length, total: reply.total };
}

async function loadFavorites(client: QueryClient, page: Page, signal: AbortSignal): Promise<EntryPage> {
  const { favorites, total } = await call(contract.library.favorites, { query: { ...page, filter: 'all' }, signal });
  const known = await completeItems(
    client,
    favorites.map(({ id, content_type: kind }) => ({ id, kind })),
    signal,
  );
  return { items: favorites.flatMap(({ id }) => known.get(id) ?? []), listed: favorites.length, total };
}

async function loadPurchases(client: QueryClient, page: Page, signal: AbortSignal): Promise<EntryPage> {
  const { purchases, total } = await call(contract.prompts.purchases, { query: page, signal });
  const known = await completeItems(
    client,
    purchases.map(({ content_id: id, content_type: kind }) => ({ id, kind })),
    signal,
  );
  const items = purchases.map(
    (purchase): Entry =>
      known.get(purchase.content_id) ?? {
        id: purchase.content_id,
        gone: true,
        text_prompt: purchase.text_prompt,
        created_at: purchase.created_at,
        credits_used: purchase.credits_used,
      },
  );
  return { items, listed: purchases.length, total };
}

/** How many there are under a tab that the profile does not count: in all, and of each kind as far as that is known. */
export function countsOf(tab: 'favorites' | 'prompt-purchases') {
  return queryOptions({
    queryKey: [...keys.user, tab, 'counts'],
    queryFn: async ({ signal }) => {
      if (tab === 'favorites') {
        const [images, videos] = await Promise.all(
          (['image', 'video'] as const).map((filter) =>
            call(contract.library.favorites, { query: { limit: 1, filter }, signal }),
          ),
        );
        return { images: images?.total ?? 0, videos: videos?.total ?? 0 };
      }
      const [images, videos] = await Promise.all(
        (['image', 'video'] as const).map((filter) =>
          call(contract.prompts.purchases, { query: { limit: 1, filter }, signal }),
        ),
      );
      return { images: images?.total ?? 0, videos: videos?.total ?? 0 };
    },
    staleTime: clientTiming.dashboardCacheMs,
  });
}

function isInTheMaking(entry: Entry): boolean {
  return !isGone(entry) && !isFinalStatus(entry.status);
}

function newestFirst(items: readonly Content[]): readonly Content[] {
  return items.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id));
}
