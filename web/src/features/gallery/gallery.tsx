import './gallery.css';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { lazy, Suspense, useCallback, useEffect, useId, useState } from 'react';
import { errorText } from '../../api/error-words.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sentinel } from '../../ui/sentinel.tsx';
import { ContentDialog, loadContentDialog } from '../content/index.ts';
import { useGallery } from './use-gallery.ts';
import { WallSkeleton } from './wall-skeleton.tsx';

// Comes beside the list of pictures, not with the first bytes: nothing of it can be drawn before the list is there.
const loadWall = () => import('./gallery-wall.tsx');
const GalleryWall = lazy(async () => ({ default: (await loadWall()).GalleryWall }));

const firstSkeletons = 20;
const moreSkeletons = 8;

/** What others have made, newest first, for as long as one scrolls (specification 4, Gallery). */
export function Gallery() {
  const titleId = useId();
  const { list, items, refresh } = useGallery();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = useCallback((id: string) => setOpenId(id), []);
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = list;
  useEffect(() => void loadWall(), []);
  const message = `Error loading gallery: ${errorText(list.error)}`;

  return (
    <section
      id="gallery"
      aria-labelledby={titleId}
      aria-busy={list.isPending}
      className="scroll-mt-14 px-(--gap-picture) pb-(--gap-picture)"
    >
      <div className="flex h-[76px] items-center px-[calc(var(--page)-5px)] max-sm:h-16">
        <h2 id={titleId} className="title-26">
          Created by the community
        </h2>
        <IconButton label="Refresh gallery" className="-mr-2 ml-auto" onClick={refresh}>
          <RefreshCw size={16} className={isFetching && !isFetchingNextPage ? 'spin' : undefined} />
        </IconButton>
      </div>
      {list.isPending && <WallSkeleton count={firstSkeletons} />}
      {list.isError && items.length === 0 && (
        <ErrorState message={message} onRetry={() => void list.refetch()} retrying={isFetching} />
      )}
      {list.data && items.length === 0 && (
        <EmptyState
          title="The wall is still empty"
          hint="The first public picture will hang here. It could be yours."
        />
      )}
      {items.length > 0 && (
        <div onPointerEnter={() => void loadContentDialog()}>
          <Suspense fallback={<WallSkeleton count={firstSkeletons} />}>
            <GalleryWall items={items} growing={hasNextPage} onOpen={open} />
          </Suspense>
        </div>
      )}
      {isFetchingNextPage && (
        <div className="mt-(--gap-picture)">
          <WallSkeleton count={moreSkeletons} />
        </div>
      )}
      {isFetchNextPageError && !isFetchingNextPage && (
        <ErrorState message={message} onRetry={() => void list.fetchNextPage()} />
      )}
      {hasNextPage && !isFetchNextPageError && <Sentinel onReach={() => !isFetching && void list.fetchNextPage()} />}
      {items.length > 0 && !hasNextPage && (
        <p className="py-10 text-center text-ink-3">You've reached the end of the gallery!</p>
      )}
      {openId !== null && <ContentDialog items={items} openId={openId} onOpen={open} onClose={() => setOpenId(null)} />}
    </section>
  );
}
