import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useId } from 'react';
import { errorText } from '../../api/error-words.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { kinds, useGalleryFilter } from './gallery-filter.ts';
import { useGallery } from './use-gallery.ts';
import { WallList } from './wall-list.tsx';

/** What others have made (R-HOME-04), newest first unless one asks otherwise. */
export function Gallery() {
  const titleId = useId();
  const filter = useGalleryFilter();
  const { list, items, refresh } = useGallery(filter);
  return (
    <section
      id="gallery"
      aria-labelledby={titleId}
      aria-busy={list.isPending}
      className="scroll-mt-14 px-(--gap-image) pb-(--gap-image)"
    >
      <div className="flex min-h-[76px] flex-wrap items-center gap-x-2 px-[calc(var(--page)-5px)] max-sm:min-h-16 max-sm:pb-3">
        <h2 id={titleId} className="title-26 mr-auto max-sm:py-4">
          Created by the community
        </h2>
        <div className="flex gap-2 max-sm:order-1 max-sm:w-full max-sm:flex-wrap max-sm:justify-between">
          <Segmented
            label="Sort"
            small
            value={filter.sort}
            options={filter.sorts}
            onChange={(sort) => filter.change({ sort })}
          />
          <Segmented
            label="Show"
            small
            value={filter.kinds}
            options={kinds}
            onChange={(shown) => filter.change({ kinds: shown })}
          />
        </div>
        <IconButton label="Refresh gallery" className="-mr-2" onClick={refresh}>
          <RefreshCw size={16} className={list.isFetching && !list.isFetchingNextPage ? 'spin' : undefined} />
        </IconButton>
      </div>
      <WallList
        list={list}
        items={items}
        message={`Error loading gallery: ${errorText(list.error)}`}
        empty={
          filter.sort === 'following' ? (
            <EmptyState
              title="Nothing from those you follow yet"
              hint="Open the profile of somebody whose work you like and press Follow: whatever they publish comes here."
            >
              <Button tone="line" onClick={() => filter.change({ sort: 'newest', kinds: 'all' })}>
                See what is new
              </Button>
            </EmptyState>
          ) : filter.kinds === 'video' ? (
            <EmptyState title="No videos found" />
          ) : (
            <EmptyState
              title="The wall is still empty"
              hint="The first public picture will hang here. It could be yours."
            />
          )
        }
        end="You've reached the end of the gallery!"
      />
    </section>
  );
}
