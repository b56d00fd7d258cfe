import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { detailLoader } from './load-details.ts';
import type { GalleryItem } from './gallery-query.ts';

/**
 * Fetches what the list does not say, five at a time with a pause of 100 ms (R-GAL-07), after the images are
 * on the page. Every image is asked about once; one that does not answer stays without a name.
 * How that is done comes with the first list that leaves something out: most say everything.
 *
 * @returns forgets what has been asked
 */
export function useDetails(listKey: readonly string[], items: readonly GalleryItem[]): () => void {
  const queryClient = useQueryClient();
  const asked = useRef(new Set<string>());
  const [load] = useState(() => lazyLoader(queryClient));
  const list = listKey.join('/');

  useEffect(() => {
    const key = list.split('/');
    const nameOf = (id: string) => `${list}/${id}`;
    const fresh = items.filter(({ id, username }) => username === null && !asked.current.has(nameOf(id)));
    if (fresh.length === 0) return;
    for (const { id } of fresh) asked.current.add(nameOf(id));
    load(key, fresh);
  }, [items, list, load]);

  return () => asked.current.clear();
}

type Load = ReturnType<typeof detailLoader>;

function lazyLoader(queryClient: QueryClient): Load {
  let loading: Promise<Load> | undefined;
  return (key, items) => {
    loading ??= import('./load-details.ts').then((module) => module.detailLoader(queryClient));
    loading.then(
      (load) => load(key, items),
      () => {
        // Without a network: the next list asks again.
        loading = undefined;
      },
    );
  };
}
