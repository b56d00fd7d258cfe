import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorText } from '../../api/error-words.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sentinel } from '../../ui/sentinel.tsx';
import { CreationCard } from './creation-card.tsx';
import { CreationPlaceholder } from './creation-placeholder.tsx';
import type { ContentPage, ContentTab } from './profile-queries.ts';

const firstPlaceholders = 9;
const morePlaceholders = 3;
const none: Readonly<Record<ContentTab, string>> = {
  all: 'Nothing here yet',
  image: 'No images found',
  video: 'No videos found',
};

export interface CreationGridProps {
  /** Held by the page, which also asks it whether it loads: a second observer would fetch a failed list twice. */
  list: UseInfiniteQueryResult<InfiniteData<ContentPage>>;
  tab: ContentTab;
  /** Shows what each one has cost. */
  own: boolean;
}

/** Three columns that grow while one scrolls (specification 2, Dashboard and profile). */
export function CreationGrid({ list, tab, own }: CreationGridProps) {
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isError && items.length === 0)
    return (
      <ErrorState
        message={errorText(list.error, 'Failed to load dashboard')}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  if (list.data && items.length === 0)
    return (
      <EmptyState title={none[tab]}>
        {own && (
          <Link to={paths.home()} className={buttonClass({ tone: 'line' })}>
            Start creating
          </Link>
        )}
      </EmptyState>
    );

  const waiting = list.isPending ? firstPlaceholders : list.isFetchingNextPage ? morePlaceholders : 0;
  return (
    <>
      <div className="mx-auto grid w-full max-w-[1240px] grid-cols-3 gap-x-4 gap-y-7 px-(--page) pt-6 max-sm:gap-0.5 max-sm:px-0 max-sm:pt-0.5">
        {items.map((item) => (
          <CreationCard key={item.id} item={item} own={own} />
        ))}
        {Array.from({ length: waiting }, (_, index) => (
          <CreationPlaceholder key={index} />
        ))}
      </div>
      {list.hasNextPage && <Sentinel onReach={() => !list.isFetching && void list.fetchNextPage()} />}
      <p className="pt-9 pb-12 text-center text-ink-3">{list.hasNextPage ? 'Scroll to load more' : ' '}</p>
    </>
  );
}
