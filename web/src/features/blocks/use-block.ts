import { blocks } from '@loomlight/contract/blocks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { toast } from '../../ui/toast.ts';

/** Somebody who is blocked or not, and how they are called. */
export interface Blockable {
  readonly username: string;
  readonly fullName: string;
}

/** Blocks somebody, or takes it back. Whatever is listed anywhere is another list from then on (KEEP-67). */
export function useBlock(person: Blockable) {
  const queryClient = useQueryClient();
  const name = person.fullName || person.username;
  return useMutation({
    mutationFn: (wanted: boolean) =>
      call(wanted ? blocks.block : blocks.unblock, { params: { username: person.username } }),
    onSuccess: async (_state, wanted) => {
      toast.success(wanted ? `${name} is blocked.` : `${name} is blocked no more.`);
      // Their own page first, so that what was pressed has its answer; every other list is read anew where it is shown next.
      await queryClient.invalidateQueries({ queryKey: keys.userProfile(person.username) });
      void queryClient.invalidateQueries();
    },
    onError: (error) => toast.error(errorText(error)),
  });
}
