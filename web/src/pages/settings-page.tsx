import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { useViewer } from '../features/account/index.ts';
import {
  AccountFacts,
  Billing,
  PreferencesSection,
  Security,
  SettingsIndex,
  ThemeChoice,
  YourData,
} from '../features/settings/index.ts';
import { BlockedPeople } from '../features/blocks/index.ts';
import { NotificationWishes } from '../features/notifications/index.ts';
import { LoadingScreen } from '../features/shell/index.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** /settings: the look of the app, what is known about the account, and what was paid. */
export function SettingsPage() {
  usePageTitle('Settings');
  const viewer = useViewer();
  if (viewer.kind === 'guest') return <Navigate to={paths.auth()} replace />;
  if (viewer.kind === 'loading') return <LoadingScreen />;
  return (
    <div className="mx-auto w-full max-w-[688px] px-(--page) pt-10 pb-16 max-sm:pt-5 lg:grid lg:max-w-[1080px] lg:grid-cols-[232px_minmax(0,1fr)] lg:items-start lg:gap-x-16 [&_h2]:scroll-mt-24">
      <div className="lg:sticky lg:top-[88px]">
        <h1 className="title-36">Settings</h1>
        <SettingsIndex />
      </div>
      <div className="min-w-0 lg:[&>section:first-child]:mt-0 lg:[&>section:first-child]:border-t-0 lg:[&>section:first-child]:pt-2">
        <ThemeChoice />
        <Suspense>
          <PreferencesSection />
        </Suspense>
        <NotificationWishes />
        <AccountFacts self={viewer.self} />
        <Security email={viewer.self.email} hasPassword={viewer.self.has_password} />
        <Suspense>
          <BlockedPeople />
        </Suspense>
        <Suspense>
          <Billing />
        </Suspense>
        <Suspense>
          <YourData self={viewer.self} />
        </Suspense>
      </div>
    </div>
  );
}
