import { clientTiming } from '@loomlight/contract';
import { collections } from '@loomlight/contract/collections';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

const pageSize = 24;

interface ListPlace {
  readonly last_updated_at: string;
  readonly before: string;
}
interface ItemsPlace {
  readonly last_position: string;
  readonly after: string;
}

/** Everything that is known of collections; with what else is known of the signed-in person it goes with the session. */
const base = [...keys.user, 'collections'];

/** One's own, the last changed first. */
export const ownCollectionsQuery = infiniteQueryOptions({
  queryKey: [...base, 'own'],
  queryFn: ({ pageParam, signal }) => call(collections.list, { query: { limit: pageSize, ...pageParam }, signal }),
  initialPageParam: undefined as ListPlace | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  staleTime: clientTiming.dashboardCacheMs,
});

/** The public ones of a person. */
export function collectionsOfPersonQuery(username: string) {
  return infiniteQueryOptions({
    queryKey: [...base, 'of', username],
    queryFn: ({ pageParam, signal }) =>
      call(collections.ofPerson, { params: { username }, query: { limit: pageSize, ...pageParam }, signal }),
    initialPageParam: undefined as ListPlace | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** One of them, as this viewer may see it. */
export function collectionQuery(id: string) {
  return queryOptions({
    queryKey: [...base, 'one', id],
    queryFn: async ({ signal }) => (await call(collections.get, { params: { id }, signal })).collection,
  });
}

/** What is in it, in its order. */
export function collectionItemsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...base, 'items', id],
    queryFn: ({ pageParam, signal }) =>
      call(collections.items, { params: { id }, query: { limit: pageSize, ...pageParam }, signal }),
    initialPageParam: undefined as ItemsPlace | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** All of one's own by name, and which of them an item is in. */
export function choicesQuery(item: string | undefined) {
  return queryOptions({
    queryKey: [...base, 'choices', item ?? ''],
    queryFn: async ({ signal }) =>
      (await call(collections.choices, { query: item === undefined ? {} : { item }, signal })).collections,
    staleTime: 0,
  });
}

/** After a change: every list of collections that may show it asks again. */
export function refreshCollections(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: base });
}

/** Makes a collection. Its id is drawn once for each wish, so that sending it again makes no second one. */
export async function makeCollection(wish: { readonly id: string; readonly name: string }) {
  return (await call(collections.create, { params: { id: wish.id }, body: { name: wish.name } })).collection;
}
