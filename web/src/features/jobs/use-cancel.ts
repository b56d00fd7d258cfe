import type { Content } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keepContent } from '../../api/content-cache.ts';
import { errorText } from '../../api/error-words.ts';
import { keys, refreshOwn } from '../../api/queries.ts';
import { toast } from '../../ui/toast.ts';
import { jobsQuery, putCancelled, tellOtherTabs } from './jobs-query.ts';

/** Takes a generation back; what is shown follows the answer, since nobody may promise what only the server knows (MAKE-1). */
export function useCancel() {
  const { onSuccess, onError } = useAfterCancel();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => call(generations.cancel, { params: { id } }),
    onSuccess: ({ generation }) => onSuccess([generation]),
    onError,
  });
  return { cancel: (id: string) => mutate(id), cancelling: isPending ? variables : undefined };
}

/** Takes back what is left of the batch that a generation belongs to, in one press (MAKE-33). */
export function useCancelBatch() {
  const { onSuccess, onError } = useAfterCancel();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => call(generations.cancelBatch, { params: { id } }),
    onSuccess: ({ generations: batch }) => onSuccess(batch),
    onError,
  });
  return { cancelBatch: (id: string) => mutate(id), cancelling: isPending ? variables : undefined };
}

function useAfterCancel() {
  const queryClient = useQueryClient();
  return {
    onSuccess: (contents: readonly Content[]) => {
      for (const content of contents) {
        putCancelled(queryClient, content);
        if (content.batch_id === null) keepContent(queryClient, content);
      }
      askForBatches(queryClient, contents);
      // The jobs are among them.
      refreshOwn(queryClient);
      tellOtherTabs();
    },
    onError: (error: Error) => {
      toast.error(errorText(error));
      void queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey });
    },
  };
}

/** A page that shows a batch asks for all of it, whichever of them its address names. */
function askForBatches(queryClient: QueryClient, contents: readonly Content[]): void {
  const ids = new Set(contents.filter((content) => content.batch_id !== null).map(({ id }) => id));
  for (const [queryKey, held] of queryClient.getQueriesData<Content>({ queryKey: keys.contents }))
    if (held && [held, ...(held.batch ?? [])].some(({ id }) => ids.has(id)))
      void queryClient.invalidateQueries({ queryKey });
}
