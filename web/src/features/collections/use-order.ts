import type { Content } from '@loomlight/contract';
import { collections } from '@loomlight/contract/collections';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { toast } from '../../ui/toast.ts';
import { collectionItemsQuery, refreshCollections } from '../collect/index.ts';

interface Move {
  readonly item: string;
  /** Null: to the end. */
  readonly before: string | null;
}

/** Moves items of a collection at once, and takes it back when the server refuses (KEEP-44). */
export function useOrder(id: string): (move: Move) => void {
  const client = useQueryClient();
  const { queryKey } = collectionItemsQuery(id);
  const { mutate } = useMutation({
    mutationKey: ['collection-order', id],
    // One after the other, in the order of the presses.
    scope: { id: `order-${id}` },
    mutationFn: (move: Move) => call(collections.moveItem, { params: { id }, body: move }),
    onMutate: async (move) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => {
        if (!before) return before;
        const order = moved(
          before.pages.flatMap(({ generations }) => generations),
          move,
        );
        let at = 0;
        // Each page keeps its length, so that the place where the next one begins stays true.
        const pages = before.pages.map((page) => ({
          ...page,
          generations: order.slice(at, (at += page.generations.length)),
        }));
        return { ...before, pages };
      });
    },
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => {
      if (client.isMutating({ mutationKey: ['collection-order', id] }) <= 1) void refreshCollections(client);
    },
  });
  return mutate;
}

/** The items in their new order; unchanged where the other one is not there. */
export function moved(items: readonly Content[], { item, before }: Move): Content[] {
  const one = items.find(({ id }) => id === item);
  const rest = items.filter(({ id }) => id !== item);
  const at = before === null ? rest.length : rest.findIndex(({ id }) => id === before);
  return one === undefined || at < 0 ? [...items] : rest.toSpliced(at, 0, one);
}
