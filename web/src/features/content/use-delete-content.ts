import { type Content, contract } from '@loomlight/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { toast } from '../../ui/toast.ts';
import { dropFromLists } from './patch-content.ts';

/** Removes an own piece for good, from the server and then from every list. */
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
      toast.success(kind === 'image' ? 'Image deleted.' : 'Video deleted.');
    },
    onError: (error) => toast.error(errorText(error)),
  });
}
