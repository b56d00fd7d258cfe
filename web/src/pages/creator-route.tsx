import { Navigate, useLocation } from 'react-router';
import { useViewer } from '../features/account/index.ts';
import { CreatorPage } from '../features/profile/index.ts';
import { LoadingScreen } from '../features/shell/index.ts';
import { paths, type Tab } from '../paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export interface CreatorRouteProps {
  /** Undefined for the bare dashboard, which is one's own. */
  username: string | undefined;
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** Where such a page of a person stands. */
  addressOf: (username: string, tab: Tab) => string;
}

/**
 * Whose page an address shows: one's own under one's own name, else that person's public view (R-DASH-03); a visitor of
 * the bare dashboard is sent home (R-DASH-02).
 */
export function CreatorRoute({ username, tab, onTab, addressOf }: CreatorRouteProps) {
  const viewer = useViewer();
  const { search } = useLocation();
  const self = viewer.kind === 'member' ? viewer.self : undefined;
  const own = self !== undefined && (username === undefined || sameName(username, self.username));
  usePageTitle(own ? 'Dashboard' : username);

  if (viewer.kind === 'loading') return <LoadingScreen text="Loading dashboard..." />;
  const name = own ? self.username : username;
  // With its query: an image that somebody shared from their dashboard opens on the home page.
  if (name === undefined) return <Navigate to={{ pathname: paths.home(), search }} replace />;
  return (
    <CreatorPage
      key={name}
      username={name}
      ownCredits={own ? self.credits : undefined}
      tab={tab}
      onTab={onTab}
      addressOf={addressOf}
    />
  );
}

/** Names are unique without regard to case (decision 27). */
function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
