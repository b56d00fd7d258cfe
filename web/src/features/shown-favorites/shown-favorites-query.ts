import { shownFavorites } from '@loomlight/contract/shown-favorites';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { holdsPages } from '../../api/content-cache.ts';
import { keys } from '../../api/queries.ts';

/** What a person has favorited and shows. Among what is kept of the person, so that whatever is hidden or deleted leaves it at once. */
export function shownFavoritesOf(username: string) {
  return infiniteQueryOptions({
    queryKey: [...keys.user, username, 'shown-favorites'],
    queryFn: async ({ pageParam, signal }) => {
      const { generations, next } = await call(shownFavorites.ofPerson, {
        params: { username },
        query: { ...pageParam },
        signal,
      });
      return { items: generations, next };
    },
    initialPageParam: undefined as { readonly last_favorited_at: string; readonly before: string } | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: holdsPages,
  });
}
