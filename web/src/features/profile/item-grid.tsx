import { type Content, isReadyStatus } from '@loomlight/contract';
import { type InfiniteData, type UseInfiniteQueryResult, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { keepContent } from '../../api/content-cache.ts';
import { errorText } from '../../api/error-words.ts';
import { paths, type Tab } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sentinel } from '../../ui/sentinel.tsx';
import { useViewer } from '../account/index.ts';
import { ContentLayer, detailItem, prepareContentLayer, useOpenContent } from '../content/index.ts';
import { ItemCard } from './item-card.tsx';
import { ItemPlaceholder } from './item-placeholder.tsx';
import { GoneCard } from './gone-card.tsx';
import { entriesOf, type EntryPage, isGone, contentsOf } from './profile-queries.ts';
import type { LibraryView } from './library-view.ts';
import { emptyWords } from './tab-words.ts';
import type { Selection } from './use-selection.ts';

const firstPlaceholders = 9;
const morePlaceholders = 3;
const rowLength = 3;

export interface ItemGridProps {
  /** Held by the page, which also asks it whether it loads: a second observer would fetch a failed list twice. */
  list: UseInfiniteQueryResult<InfiniteData<EntryPage>>;
  tab: Tab;
  /** Shows what each one has cost. */
  own: boolean;
  /** While several are being chosen. */
  selection: Selection | undefined;
  /** How a phone shows them. */
  view: LibraryView;
  /** It was narrowed by its owner. */
  sought?: boolean;
}

/** Three columns that grow while one scrolls (R-DASH-13). */
export function ItemGrid({ list, tab, own, selection, view, sought = false }: ItemGridProps) {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const { open } = useOpenContent();
  const self = viewer.kind === 'member' ? viewer.self.id : undefined;
  const entries = entriesOf(list.data?.pages);
  const ready = contentsOf(entries).filter(({ status }) => isReadyStatus(status));
  const layer = <ContentLayer items={ready.map((item) => detailItem(item, item.user_id === self))} />;
  if (list.isError && entries.length === 0)
    return (
      <>
        <ErrorState
          message={errorText(list.error, 'Failed to load dashboard')}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
        {layer}
      </>
    );
  if (list.data && entries.length === 0 && !list.hasNextPage)
    return (
      <>
        {sought ? (
          <EmptyState
            title="Nothing like that"
            hint="Nothing of what you have made is like this. Try fewer words, or show everything."
          />
        ) : (
          <EmptyState {...emptyWords[tab]}>{own && <Suggestion tab={tab} />}</EmptyState>
        )}
        {layer}
      </>
    );

  const show = (item: Content) => {
    // An own item is known whole already: its dialog need not wait.
    if (item.user_id === self) keepContent(queryClient, item);
    open({ kind: item.content_type, id: item.id });
  };
  const waiting = list.isPending ? firstPlaceholders : list.isFetchingNextPage ? morePlaceholders : 0;
  return (
    <>
      <div
        data-view={view}
        className="item-grid mx-auto grid w-full max-w-[1240px] grid-cols-3 gap-x-4 gap-y-7 px-(--page) pt-6 max-sm:gap-0.5 max-sm:px-0 max-sm:pt-0.5 max-sm:data-[view=words]:grid-cols-1 max-sm:data-[view=words]:gap-0 max-sm:data-[view=words]:px-(--page)"
        onPointerEnter={prepareContentLayer}
      >
        {entries.map((entry, index) =>
          isGone(entry) ? (
            <GoneCard key={entry.id} content={entry} />
          ) : (
            <ItemCard
              key={entry.id}
              item={entry}
              own={own}
              eager={index < rowLength}
              onOpen={show}
              selection={selection}
            />
          ),
        )}
        {Array.from({ length: waiting }, (_, index) => (
          <ItemPlaceholder key={index} />
        ))}
      </div>
      {list.hasNextPage && <Sentinel onReach={() => !list.isFetching && void list.fetchNextPage()} />}
      <p className="pt-9 pb-12 text-center text-ink-3">{list.hasNextPage ? 'Scroll to load more' : ' '}</p>
      {layer}
    </>
  );
}

/** The way to the first of what a tab lists. */
function Suggestion({ tab }: { tab: Tab }) {
  const isOthers = tab === 'favorites' || tab === 'prompt-purchases';
  return (
    <Link to={isOthers ? paths.gallery() : paths.home()} className={buttonClass({ tone: 'line' })}>
      {isOthers ? 'Browse the gallery' : 'Start creating'}
    </Link>
  );
}
