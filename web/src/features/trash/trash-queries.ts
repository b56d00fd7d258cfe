import { clientTiming } from '@loomlight/contract';
import { trash, type TrashedItem } from '@loomlight/contract/trash';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

const pageSize = 24;

interface Cursor {
  readonly last_trashed_at: string;
  readonly before: string;
}

/** What the person has deleted and can put back, the latest first. */
export const trashQuery = infiniteQueryOptions({
  queryKey: keys.trash,
  queryFn: ({ pageParam, signal }) => call(trash.list, { query: { limit: pageSize, ...pageParam }, signal }),
  initialPageParam: undefined as Cursor | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  staleTime: clientTiming.dashboardCacheMs,
});

/** All that is loaded; what moved from one page to the next while one scrolled stands once. */
export function trashedOf(
  pages: readonly { readonly generations: readonly TrashedItem[] }[] = [],
): readonly TrashedItem[] {
  return [...new Map(pages.flatMap(({ generations }) => generations).map((item) => [item.id, item])).values()];
}

/** Whole days that are left, the one that has begun among them. */
export function daysLeft({ gone_at: goneAt }: TrashedItem, now = Date.now()): number {
  return Math.max(1, Math.ceil((Date.parse(goneAt) - now) / 86_400_000));
}
