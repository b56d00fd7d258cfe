import { Navigate, useNavigate, useParams } from 'react-router';
import { useViewer } from '../features/account/index.ts';
import { CreatorPage } from '../features/profile/index.ts';
import { LoadingScreen } from '../features/shell/index.ts';
import { parseDashboardPath, paths } from '../paths.ts';
import { listedTab } from './listed-tab.ts';
import { usePageTitle } from './use-page-title.ts';

/** /dashboard: one's own; with a username in the path, that person's public view (specification 2). */
export function DashboardPage() {
  const { first, second } = useParams();
  const { username, tab } = parseDashboardPath(first, second);
  const viewer = useViewer();
  const navigate = useNavigate();
  const self = viewer.kind === 'member' ? viewer.self : undefined;
  const own = self !== undefined && (username === undefined || sameName(username, self.username));
  usePageTitle(own ? 'Dashboard' : username);

  if (viewer.kind === 'loading') return <LoadingScreen text="Loading dashboard..." />;
  const name = own ? self.username : username;
  if (name === undefined) return <Navigate to={paths.home()} replace />;
  return (
    <CreatorPage
      username={name}
      ownCredits={own ? self.credits : undefined}
      tab={listedTab(tab)}
      onTab={(next) =>
        void navigate(username === undefined ? paths.dashboard(next) : paths.dashboardOf(username, next))
      }
    />
  );
}

/** Names are unique without regard to case (contract, Auth). */
function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
