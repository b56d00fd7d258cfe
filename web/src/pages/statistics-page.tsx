import { Navigate } from 'react-router';
import { useViewer } from '../features/account/index.ts';
import { LoadingScreen } from '../features/shell/index.ts';
import { ActivityList, Figures } from '../features/statistics/index.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';

/** /statistics: how the person's work is doing, and what the person did (R-API-30). */
export function StatisticsPage() {
  usePageTitle('Statistics');
  const viewer = useViewer();
  if (viewer.kind === 'guest') return <Navigate to={paths.auth()} replace />;
  if (viewer.kind === 'loading') return <LoadingScreen />;
  return (
    <div className="mx-auto w-full max-w-[1240px] px-(--page) pt-10 pb-16 max-sm:pt-5">
      <h1 className="title-36">Statistics</h1>
      <Figures />
      <ActivityList />
    </div>
  );
}
