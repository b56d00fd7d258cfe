import { clientTiming, type Content } from '@loomlight/contract';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { publicContentQuery } from '../content/index.ts';
import { galleryKey, type GalleryItem, type GalleryPage, rememberGallery } from './gallery-query.ts';

/**
 * Fetches what the list does not say, five at a time with a pause of 100 ms (specification 9), after the pictures are
 * on the page. Every picture is asked about once; one that does not answer stays without a name.
 *
 * @returns forgets what has been asked
 */
export function useDetails(listKey: readonly string[], items: readonly GalleryItem[]): () => void {
  const queryClient = useQueryClient();
  const asked = useRef(new Set<string>());
  const queue = useRef(Promise.resolve());
  const list = listKey.join('/');

  useEffect(() => {
    const key = list.split('/');
    const nameOf = (id: string) => `${list}/${id}`;
    const fresh = items.filter(({ id, username }) => username === null && !asked.current.has(nameOf(id)));
    if (fresh.length === 0) return;
    for (const { id } of fresh) asked.current.add(nameOf(id));
    queue.current = queue.current.then(() => loadDetails(queryClient, key, fresh));
  }, [items, list, queryClient]);

  return () => asked.current.clear();
}

async function loadDetails(
  queryClient: QueryClient,
  queryKey: readonly string[],
  items: readonly GalleryItem[],
): Promise<void> {
  for (let at = 0; at < items.length; at += clientTiming.detailBatchSize) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, clientTiming.detailBatchPauseMs));
    const batch = items.slice(at, at + clientTiming.detailBatchSize);
    const answers = await Promise.allSettled(
      batch.map(({ kind, id }) => queryClient.fetchQuery(publicContentQuery(kind, id))),
    );
    const known = new Map(
      answers.flatMap((answer) => (answer.status === 'fulfilled' ? [[answer.value.id, answer.value] as const] : [])),
    );
    queryClient.setQueryData<InfiniteData<GalleryPage>>(
      queryKey,
      (held) => held && { ...held, pages: held.pages.map((page) => withDetails(page, known)) },
    );
  }
  if (queryKey.join() === galleryKey.join()) await rememberGallery(queryClient);
}

function withDetails(page: GalleryPage, known: ReadonlyMap<string, Content>): GalleryPage {
  if (!page.items.some(({ id }) => known.has(id))) return page;
  const items = page.items.map((item) => {
    const details = known.get(item.id);
    if (!details) return item;
    return {
      ...item,
      username: details.username,
      favorite_count: details.favorite_count,
      seconds: details.duration,
    };
  });
  return { ...page, items };
}
