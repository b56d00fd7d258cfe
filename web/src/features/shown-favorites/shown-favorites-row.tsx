import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { ItemTile } from '../content-tiles/index.ts';
import { shownFavoritesOf } from './shown-favorites-query.ts';

/** What somebody has favorited, below everything that they have made visible of their own; nothing of who does not show it (KEEP-100). */
export function ShownFavoritesRow({ username }: { username: string }) {
  const list = useInfiniteQuery(shownFavoritesOf(username));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0 && !list.hasNextPage) return null;
  return (
    <section aria-label="Favorites" className="mx-auto w-full max-w-[1240px] px-(--page) pb-6">
      <h2 className="mb-2.5 text-13 font-medium text-ink-3">Favorites</h2>
      <ul className="grid grid-cols-6 gap-3 max-lg:grid-cols-3 max-sm:gap-1.5">
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            <ItemTile item={item} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          tone="line"
          size="sm"
          className="mt-4"
          loading={list.isFetching}
          onClick={() => void list.fetchNextPage()}
        >
          More favorites
        </Button>
      )}
    </section>
  );
}
