import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LayoutList from 'lucide-react/icons/layout-list';
import { lazy, Suspense, useId, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useAwake } from '../../lib/drawn-for.ts';
import { paths, type Tab } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BlockedNote } from '../blocks/index.ts';
import { LoadingScreen } from '../shell/index.ts';
import { ItemGrid } from './item-grid.tsx';
import { CreatorHeader } from './creator-header.tsx';
import { entriesOf, listOf, contentsOf, profileOf } from './profile-queries.ts';
import { ownTabs, publicTabs } from './tab-words.ts';
import { isWished, noWish, soughtIn } from './library-wish.ts';
import { useLibraryView } from './library-view.ts';
import { useSelection } from './use-selection.ts';
import { useTabSwitch } from './use-tab-switch.ts';

const loadBulkBar = () => import('./bulk-bar.tsx');
const BulkBar = lazy(async () => ({ default: (await loadBulkBar()).BulkBar }));

const LibraryBar = lazy(async () => ({ default: (await import('./library-bar.tsx')).LibraryBar }));

const PinnedRow = lazy(async () => ({ default: (await import('../pins/index.ts')).PinnedRow }));

const ShownByPerson = lazy(async () => ({ default: (await import('./shown-by-person.tsx')).ShownByPerson }));

export interface CreatorPageProps {
  username: string;
  /** What is left, for the owner; undefined for everyone else's view. */
  ownCredits?: number | undefined;
  tab: Tab;
  /** Changes the address. */
  onTab: (tab: Tab) => void;
  /** Where the page of a person stands, by the name that the person has now. */
  addressOf: (username: string, tab: Tab) => string;
}

/** A person and what they have made: the own dashboard and the public profile (R-DASH-10, R-DASH-11). */
export function CreatorPage({ username, ownCredits, tab: wanted, onTab, addressOf }: CreatorPageProps) {
  const panelId = useId();
  const awake = useAwake();
  const own = ownCredits !== undefined;
  const tabs = own ? ownTabs : publicTabs;
  // The tabs of favorites and purchases are nobody else's business; favorites that are shown have a row of their own.
  const tab = tabs.some(({ value }) => value === wanted) ? wanted : 'all';
  const profile = useQuery(profileOf(username));
  const mayChange = own && tab !== 'favorites' && tab !== 'prompt-purchases';
  const [wish, setWish] = useState(noWish);
  const sought = mayChange && isWished(wish);
  const plain = useInfiniteQuery({ ...listOf(username, tab), enabled: !sought });
  const found = useInfiniteQuery({ ...soughtIn(mayChange ? tab : 'all', wish), enabled: sought });
  const list = sought ? found : plain;
  const loading = list.isPending || list.isFetchingNextPage;
  const [selecting, setSelecting] = useState(false);
  const [view, changeView] = useLibraryView({ own });
  const ViewSign = view === 'words' ? LayoutGrid : LayoutList;
  const contents = contentsOf(entriesOf(list.data?.pages));
  const selection = useSelection(contents);
  const stopSelecting = () => {
    setSelecting(false);
    selection.clear();
  };
  const switchTab = useTabSwitch((next: Tab) => {
    stopSelecting();
    setWish(noWish);
    onTab(next);
  }, loading);

  if (profile.isPending) return <LoadingScreen text="Loading dashboard..." />;
  if (!profile.data)
    return (
      <div className="m-auto">
        <EmptyState title="Dashboard Not Found" hint="Failed to load user profile">
          <Link to={paths.home()} className={buttonClass({ tone: 'line' })}>
            Go Home
          </Link>
        </EmptyState>
      </div>
    );
  // The person has another name since; a page that the server has drawn is taken over as it stands (PEOPLE-13).
  const { username: present } = profile.data;
  if (awake && present !== '' && present.toLowerCase() !== username.toLowerCase())
    return <Navigate to={addressOf(present, tab)} replace />;
  if (profile.data.is_blocked)
    return (
      <>
        <CreatorHeader user={profile.data} tab={tab} listed={undefined} />
        <Suspense>
          <BlockedNote user={profile.data} />
        </Suspense>
      </>
    );
  return (
    <>
      <CreatorHeader user={profile.data} ownCredits={ownCredits} tab={tab} listed={plain.data?.pages[0]?.total} />
      {awake && tab === 'all' && (
        <Suspense>
          <PinnedRow username={username} own={own} />
        </Suspense>
      )}
      {awake && !own && tab === 'all' && (
        <Suspense>
          <ShownByPerson username={username} />
        </Suspense>
      )}
      <div className="wall-paper sticky top-14 z-10 border-b border-line">
        <div className="mx-auto flex w-full max-w-[1240px] items-center px-[calc(var(--page)-12px)] max-sm:px-1">
          {/* The same fade as along the chips of the composer: more follows. */}
          <div className="min-w-0 max-sm:flex-1 max-sm:[mask:linear-gradient(90deg,#000_calc(100%-36px),transparent)]">
            <Tabs label="Content" value={tab} tabs={tabs} onChange={switchTab} panelId={panelId} disabled={loading} />
          </div>
          <IconButton
            label={view === 'words' ? 'Show pictures only' : 'Show with words'}
            className="ml-auto flex-none text-ink-2 sm:hidden"
            onClick={() => changeView(view === 'words' ? 'pictures' : 'words')}
          >
            <ViewSign size={17} aria-hidden="true" />
          </IconButton>
          {mayChange && contents.length > 0 && (
            <Button
              tone="quiet"
              size="sm"
              className="flex-none sm:ml-auto"
              aria-pressed={selecting}
              onPointerEnter={() => void loadBulkBar()}
              onClick={() => (selecting ? stopSelecting() : setSelecting(true))}
            >
              {selecting ? 'Done' : 'Select'}
            </Button>
          )}
        </div>
      </div>
      {mayChange && (sought || contents.length > 0) && (
        <Suspense fallback={<div className="h-15" />}>
          <LibraryBar key={tab} wish={wish} onWish={setWish} />
        </Suspense>
      )}
      <div id={panelId} role="tabpanel" aria-label={tabs.find(({ value }) => value === tab)?.label} aria-busy={loading}>
        <ItemGrid
          list={list}
          tab={tab}
          own={own}
          selection={selecting && mayChange ? selection : undefined}
          view={view}
          sought={sought}
        />
      </div>
      {selecting && mayChange && (
        <Suspense>
          <BulkBar selection={selection} onDone={stopSelecting} />
        </Suspense>
      )}
    </>
  );
}
