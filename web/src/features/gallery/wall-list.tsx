import './gallery.css';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazily } from '../../lib/lazily.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sentinel } from '../../ui/sentinel.tsx';
import { ContentLayer, prepareContentLayer, useOpenContent } from '../content/index.ts';
import type { GalleryItem, WallPage } from './gallery-query.ts';
import { WallSkeleton } from './wall-skeleton.tsx';

// Comes beside the list of images, not with the first bytes: nothing of it can be drawn before the list is there.
const wall = lazily(async () => (await import('./gallery-wall.tsx')).GalleryWall);
const GalleryWall = wall.Component;
/** Fetches the code of the wall. */
export const loadWall = wall.load;

const firstSkeletons = 20;
const moreSkeletons = 8;

export interface WallListProps {
  list: UseInfiniteQueryResult<InfiniteData<WallPage>>;
  items: readonly GalleryItem[];
  /** What went wrong, in the words of the place. */
  message: string;
  /** Stands where there is nothing. */
  empty: ReactNode;
  /** Stands below the last one. */
  end: string;
}

/** Images and videos on a wall, for as long as one scrolls; a press opens one among its neighbours. */
export function WallList({ list, items, message, empty, end }: WallListProps) {
  const { open } = useOpenContent();
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = list;
  useEffect(() => void loadWall(), []);
  return (
    <>
      {list.isPending && <WallSkeleton count={firstSkeletons} />}
      {list.isError && items.length === 0 && (
        <ErrorState message={message} onRetry={() => void list.refetch()} retrying={isFetching} />
      )}
      {list.data && items.length === 0 && empty}
      {items.length > 0 && (
        <div onPointerEnter={prepareContentLayer}>
          <Suspense fallback={<WallSkeleton count={firstSkeletons} />}>
            <GalleryWall items={items} growing={hasNextPage} onOpen={open} />
          </Suspense>
        </div>
      )}
      {isFetchingNextPage && (
        <div className="mt-(--gap-image)">
          <WallSkeleton count={moreSkeletons} />
        </div>
      )}
      {isFetchNextPageError && !isFetchingNextPage && (
        <ErrorState message={message} onRetry={() => void list.fetchNextPage()} />
      )}
      {hasNextPage && !isFetchNextPageError && <Sentinel onReach={() => !isFetching && void list.fetchNextPage()} />}
      {items.length > 0 && !hasNextPage && <p className="py-10 text-center text-ink-3">{end}</p>}
      <ContentLayer items={items} />
    </>
  );
}
