import { type Content, contract } from '@loomlight/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/error-words.ts';
import { call } from '../../api/client.ts';
import { patchContent } from '../../api/content-cache.ts';
import { keys } from '../../api/queries.ts';
import { toast } from '../../ui/toast.ts';
import { askToSignIn, useViewer } from '../account/index.ts';

type Favored = Pick<Content, 'id' | 'content_type' | 'is_user_favorite' | 'favorite_count'>;

/**
 * Turns a favourite on or off at once and takes it back when the server refuses; in the end the server's figures count
 * (R-DET-13). Guests are asked to sign in.
 */
export function useFavorite(item: Favored): () => void {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const { mutate } = useMutation({
    mutationKey: ['favorite'],
    // One after the other for the same item: the last press decides.
    scope: { id: `favorite-${item.id}` },
    mutationFn: (wanted: boolean) =>
      call(contract.favorites.set, {
        params: { id: item.id },
        body: { content_type: item.content_type, action: wanted ? 'favorite' : 'unfavorite' },
      }),
    onMutate: (wanted) => {
      const { is_user_favorite, favorite_count } = item;
      patchContent(queryClient, item.id, {
        is_user_favorite: wanted,
        favorite_count: Math.max(0, favorite_count + (wanted ? 1 : -1)),
      });
      return { is_user_favorite, favorite_count };
    },
    onSuccess: ({ stats }, wanted) => patchContent(queryClient, item.id, { is_user_favorite: wanted, ...stats }),
    onError: (error, _wanted, before) => {
      if (before) patchContent(queryClient, item.id, before);
      if (error instanceof ApiError && error.status === 401) askToSignIn('favorite');
      else toast.error('Failed to update favorite. Please try again.');
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: ['favorite'] }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: [...keys.user, 'favorites'] });
    },
  });
  return () => {
    if (viewer.kind === 'member') mutate(!item.is_user_favorite);
    else askToSignIn('favorite');
  };
}
