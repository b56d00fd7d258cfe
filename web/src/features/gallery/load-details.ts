import { clientTiming, type Content, limits } from '@loomlight/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { publicContentQuery } from '../content/index.ts';
import { type GalleryItem, type GalleryPage, openWords, rememberGallery } from './gallery-query.ts';

/**
 * Takes the latest page first, which is the one that is looked at. What is known enters the list once a page and not once in
 * five: whoever has scrolled past thousands has a list that takes a while to be gone through.
 */
export function detailLoader(
  queryClient: QueryClient,
): (key: readonly string[], items: readonly GalleryItem[]) => void {
  const waiting: (readonly [key: readonly string[], items: readonly GalleryItem[]])[] = [];
  let isLoading = false;
  const work = async (): Promise<void> => {
    isLoading = true;
    // Nothing in here fails: an answer that does not come is left out, a storage that is full keeps nothing.
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [key, items] = next;
      const known = await fetchDetails(queryClient, items);
      queryClient.setQueryData<InfiniteData<GalleryPage>>(
        key,
        (held) => held && { ...held, pages: held.pages.map((page) => withDetails(page, known)) },
      );
      if (waiting.length === 0) await rememberGallery(queryClient);
      await pause();
    }
    isLoading = false;
  };
  return (key, items) => {
    // In pages, the first of them on top: a list that comes back after a while asks for hundreds at once.
    for (let end = items.length; end > 0; end -= limits.galleryPageSize)
      waiting.push([key, items.slice(Math.max(0, end - limits.galleryPageSize), end)]);
    if (!isLoading) void work();
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, clientTiming.detailBatchPauseMs));

async function fetchDetails(
  queryClient: QueryClient,
  items: readonly GalleryItem[],
): Promise<ReadonlyMap<string, Content>> {
  const known = new Map<string, Content>();
  for (let at = 0; at < items.length; at += clientTiming.detailBatchSize) {
    if (at > 0) await pause();
    const batch = items.slice(at, at + clientTiming.detailBatchSize);
    const answers = await Promise.allSettled(
      batch.map(({ kind, id }) => queryClient.fetchQuery(publicContentQuery(kind, id))),
    );
    for (const answer of answers) if (answer.status === 'fulfilled') known.set(answer.value.id, answer.value);
  }
  return known;
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
      words: openWords(details),
    };
  });
  return { ...page, items };
}
