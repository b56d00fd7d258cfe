import type { Content } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { dropFromLists } from '../../api/content-cache.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { keys, refreshOwn } from '../../api/queries.ts';

/** An item that has come back, as it was, with its credits. */
export interface Back {
  readonly item: Content;
  readonly credits: number;
}

export interface TakeBack {
  readonly takeBack: () => void;
  readonly running: boolean;
  /** Why nothing came back, or not all of it. */
  readonly failure: string | null;
}

/**
 * Gives items back whose subject was not drawn, one after the other (MAKE-20). What they were stays on the page; everything else forgets it.
 * Where one is refused the rest stays, and those before it are back.
 */
export function useTakeBack(contents: readonly Content[], onBack: (back: Back) => void): TakeBack {
  const queryClient = useQueryClient();
  const tell = (back: Back) => {
    const { content_type: kind, id } = back.item;
    onBack(back);
    queryClient.removeQueries({ queryKey: keys.publicContent(kind, id) });
    dropFromLists(queryClient, keys.gallery, id);
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      for (const item of contents) tell({ item, credits: await takeBackOne(item) });
    },
    onSettled: () => {
      for (const { content_type: kind, id } of contents)
        void queryClient.invalidateQueries({ queryKey: keys.content(kind, id) });
      refreshOwn(queryClient);
    },
  });
  return { takeBack: () => mutate(), running: isPending, failure: error && errorText(error) };
}

async function takeBackOne({ id, credits_used: paid }: Content): Promise<number> {
  try {
    return (await call(generations.takeBack, { params: { id } })).credits;
  } catch (error) {
    // The answer to the first press was lost on its way.
    if (error instanceof ApiError && error.code === 'back_already') return paid ?? 0;
    throw error;
  }
}
