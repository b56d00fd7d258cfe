import type { Content } from '@loomlight/contract';
import { pins } from '@loomlight/contract/pins';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { toast } from '../../ui/toast.ts';
import { pinsOf } from './pins-query.ts';

/** Pins these at once in place of what was pinned, and takes it back when the server refuses (KEEP-71). */
export function useSetPins(username: string) {
  const client = useQueryClient();
  const { queryKey } = pinsOf(username);
  const mutationKey = ['pins', username];
  return useMutation({
    mutationKey,
    // One after the other, in the order of the presses: the last one decides.
    scope: { id: mutationKey.join('-') },
    mutationFn: (wanted: readonly Content[]) => call(pins.set, { body: { ids: wanted.map(({ id }) => id) } }),
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, [...wanted]);
    },
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => {
      if (client.isMutating({ mutationKey }) <= 1) void client.invalidateQueries({ queryKey });
    },
  });
}
