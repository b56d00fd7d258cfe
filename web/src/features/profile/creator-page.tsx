import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { LoadingScreen } from '../shell/index.ts';
import { CreationGrid } from './creation-grid.tsx';
import { CreatorHeader } from './creator-header.tsx';
import { type ContentTab, contentOf, profileOf } from './profile-queries.ts';
import { useTabSwitch } from './use-tab-switch.ts';

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Videos' },
] as const;

export interface CreatorPageProps {
  username: string;
  /** What is left, for the owner; undefined for everyone else's view. */
  ownCredits?: number | undefined;
  tab: ContentTab;
  /** Changes the address. */
  onTab: (tab: ContentTab) => void;
}

/** A person and what they have made: the own dashboard and the public profile (specification 2, Dashboard and profile). */
export function CreatorPage({ username, ownCredits, tab, onTab }: CreatorPageProps) {
  const panelId = useId();
  const profile = useQuery(profileOf(username));
  const list = useInfiniteQuery(contentOf(username, tab));
  const loading = list.isPending || list.isFetchingNextPage;
  const switchTab = useTabSwitch(onTab, loading);

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
  return (
    <>
      <CreatorHeader user={profile.data} ownCredits={ownCredits} />
      <div className="wall-paper sticky top-14 z-10 border-b border-line">
        <div className="mx-auto w-full max-w-[1240px] px-[calc(var(--page)-12px)] max-sm:px-1">
          <Tabs label="Content" value={tab} tabs={tabs} onChange={switchTab} panelId={panelId} disabled={loading} />
        </div>
      </div>
      <div id={panelId} role="tabpanel" aria-label={tabs.find(({ value }) => value === tab)?.label} aria-busy={loading}>
        <CreationGrid list={list} tab={tab} own={ownCredits !== undefined} />
      </div>
    </>
  );
}
