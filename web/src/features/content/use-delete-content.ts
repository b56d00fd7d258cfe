import { type Content, contract } from '@loomlight/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { dropFromLists } from '../../api/content-cache.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { toast } from '../../ui/toast.ts';
import { offerUndo } from '../trash/index.ts';

/** Moves an own item to the trash, then takes it out of every list; it can be had back at once (KEEP-31). */
export function useDeleteContent({ id, content_type: kind }: Content, onDeleted: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const calls = kind === 'image' ? contract.images : contract.videos;
      return call(calls.remove, { params: { id } });
    },
    onSuccess: () => {
      onDeleted();
      for (const queryKey of [keys.gallery, keys.user]) dropFromLists(queryClient, queryKey, id);
      void queryClient.invalidateQueries({ queryKey: keys.user });
      offerUndo(queryClient, kind === 'image' ? 'Image deleted.' : 'Video deleted.', [id]);
    },
    onError: (error) => toast.error(errorText(error)),
  });
}
