import { Navigate } from 'react-router';
import { useViewer } from '../features/account/index.ts';
import { NotificationCenter } from '../features/notifications/index.ts';
import { LoadingScreen } from '../features/shell/index.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** /notifications: what the person was told (R-API-34). */
export function NotificationsPage() {
  usePageTitle('Notifications');
  const viewer = useViewer();
  if (viewer.kind === 'guest') return <Navigate to={paths.auth()} replace />;
  if (viewer.kind === 'loading') return <LoadingScreen />;
  return (
    <div className="mx-auto w-full max-w-[688px] px-(--page) pt-10 pb-16 max-sm:pt-5">
      <h1 className="title-36">Notifications</h1>
      <NotificationCenter />
    </div>
  );
}
