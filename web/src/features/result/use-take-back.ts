import type { Content } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { dropFromLists } from '../content/index.ts';

export interface TakeBack {
  readonly takeBack: () => void;
  readonly running: boolean;
  /** Why nothing came back. */
  readonly failure: string | null;
}

/** Gives a piece back whose subject was not drawn (MAKE-20). What it was stays on the page; everything else forgets it. */
export function useTakeBack(item: Content, onBack: (credits: number) => void): TakeBack {
  const queryClient = useQueryClient();
  const { content_type: kind, id } = item;
  const tell = (credits: number) => {
    onBack(credits);
    queryClient.removeQueries({ queryKey: keys.publicContent(kind, id) });
    dropFromLists(queryClient, keys.gallery, id);
    for (const queryKey of [keys.content(kind, id), keys.profile, keys.credits, keys.user])
      void queryClient.invalidateQueries({ queryKey });
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(generations.takeBack, { params: { id } }),
    onSuccess: ({ credits }) => tell(credits),
    onError: (error) => {
      // The answer to the first press was lost on its way.
      if (isBackAlready(error)) tell(item.credits_used ?? 0);
    },
  });
  const failure = error && !isBackAlready(error) ? errorText(error) : null;
  return { takeBack: () => mutate(), running: isPending, failure };
}

function isBackAlready(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'back_already';
}
