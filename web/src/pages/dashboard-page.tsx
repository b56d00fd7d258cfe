import { useNavigate, useParams } from 'react-router';
import { parseDashboardPath, paths } from '../paths.ts';
import { CreatorRoute } from './creator-route.tsx';

/** /dashboard: one's own (R-ROUTE-08); with a username in the path, that person's public view (R-ROUTE-09). */
export function DashboardPage() {
  const { first, second } = useParams();
  const { username, tab } = parseDashboardPath(first, second);
  const navigate = useNavigate();
  return (
    <CreatorRoute
      username={username}
      tab={tab}
      addressOf={paths.dashboardOf}
      onTab={(next) =>
        void navigate(username === undefined ? paths.dashboard(next) : paths.dashboardOf(username, next))
      }
    />
  );
}
