import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { collectionsOfPersonQuery } from '../collect/index.ts';
import { tileGrid } from './collection-list.tsx';
import { CollectionTile } from './collection-tile.tsx';

/** The public collections of a person, where there is something to see in them (KEEP-42). */
export function PersonCollections({ username }: { username: string }) {
  const list = useInfiniteQuery(collectionsOfPersonQuery(username));
  const shown = list.data?.pages.flatMap((page) => page.collections).filter(({ count }) => count > 0) ?? [];
  if (shown.length === 0 && !list.hasNextPage) return null;
  return (
    <section aria-label="Collections" className="mx-auto w-full max-w-[1240px] px-(--page) pb-6">
      <h2 className="mb-2.5 text-13 font-medium text-ink-3">Collections</h2>
      <ul className={tileGrid}>
        {shown.map((collection) => (
          <CollectionTile key={collection.id} collection={collection} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          tone="line"
          size="sm"
          className="mt-5"
          loading={list.isFetching}
          onClick={() => void list.fetchNextPage()}
        >
          More collections
        </Button>
      )}
    </section>
  );
}
