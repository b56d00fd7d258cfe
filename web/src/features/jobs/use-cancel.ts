import { generations } from '@loomlight/contract/generations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { toast } from '../../ui/toast.ts';
import { jobsQuery, putCancelled, tellOtherTabs } from './jobs-query.ts';

/** Takes a generation back; what is shown follows the answer, since nobody may promise what only the server knows (MAKE-1). */
export function useCancel() {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => call(generations.cancel, { params: { id } }),
    onSuccess: ({ generation }) => {
      putCancelled(queryClient, generation);
      queryClient.setQueryData(keys.content(generation.content_type, generation.id), generation);
      for (const queryKey of [jobsQuery.queryKey, keys.profile, keys.credits, keys.user])
        void queryClient.invalidateQueries({ queryKey });
      tellOtherTabs();
    },
    onError: (error) => {
      toast.error(errorText(error));
      void queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey });
    },
  });
  return { cancel: (id: string) => mutate(id), cancelling: isPending ? variables : undefined };
}
