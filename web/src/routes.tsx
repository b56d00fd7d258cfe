import { type ComponentType, lazy } from 'react';
import { matchPath, Route, Routes } from 'react-router';
import { useViewer } from './features/account/index.ts';
import { loadWall } from './features/gallery/index.ts';
import { LoadingScreen, Shell } from './features/shell/index.ts';
import { lazily } from './lib/lazily.ts';
import { HomePage } from './pages/home-page.tsx';

/** A page that is fetched when somebody goes there. */
function page<K extends string>(name: K, load: () => Promise<Record<K, ComponentType>>) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const imageResult = lazily(async () => (await import('./pages/image-result-page.tsx')).ImageResultPage);
const videoResult = lazily(async () => (await import('./pages/video-result-page.tsx')).VideoResultPage);
const profile = lazily(async () => (await import('./pages/profile-page.tsx')).ProfilePage);
const legal = lazily(async () => (await import('./pages/legal-page.tsx')).LegalPage);
const search = lazily(async () => (await import('./pages/search-page.tsx')).SearchPage);

const AuthPage = page('AuthPage', () => import('./pages/auth-page.tsx'));
const VerificationPage = page('VerificationPage', () => import('./pages/verification-page.tsx'));
const VerifyEmailPage = page('VerifyEmailPage', () => import('./pages/verify-email-page.tsx'));
const ForgotPasswordPage = page('ForgotPasswordPage', () => import('./pages/forgot-password-page.tsx'));
const ResetPasswordPage = page('ResetPasswordPage', () => import('./pages/reset-password-page.tsx'));
const ChangeEmailPage = page('ChangeEmailPage', () => import('./pages/change-email-page.tsx'));
const SetupPage = page('SetupPage', () => import('./pages/setup-page.tsx'));
const StopWeeklyMailPage = page('StopWeeklyMailPage', () => import('./pages/stop-weekly-mail-page.tsx'));
const GeneratePage = page('GeneratePage', () => import('./pages/generate-page.tsx'));
const DashboardPage = page('DashboardPage', () => import('./pages/dashboard-page.tsx'));
const CreditsPage = page('CreditsPage', () => import('./pages/credits-page.tsx'));
const PaymentSuccessPage = page('PaymentSuccessPage', () => import('./pages/payment-success-page.tsx'));
const SettingsPage = page('SettingsPage', () => import('./pages/settings-page.tsx'));
const NotificationsPage = page('NotificationsPage', () => import('./pages/notifications-page.tsx'));
const StatisticsPage = page('StatisticsPage', () => import('./pages/statistics-page.tsx'));
const TrashPage = page('TrashPage', () => import('./pages/trash-page.tsx'));
const CollectionsPage = page('CollectionsPage', () => import('./pages/collections-page.tsx'));
const CollectionPage = page('CollectionPage', () => import('./pages/collection-page.tsx'));
const Desk = page('Desk', () => import('./desk/index.ts'));
const VerifyPage = page('VerifyPage', () => import('./pages/verify-page.tsx'));
const ReportPage = page('ReportPage', () => import('./pages/report-page.tsx'));
const HelpPage = page('HelpPage', () => import('./pages/help-page.tsx'));
const NotFoundPage = page('NotFoundPage', () => import('./pages/not-found-page.tsx'));

/**
 * Which page an address shows (R-ROUTE-01 to R-ROUTE-12). Home is the entry of most visits and comes with the first
 * bytes.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<HomePage />} />
        <Route path="auth" element={<AuthPage />} />
        <Route path="verification" element={<VerificationPage />} />
        <Route path="verify-email" element={<VerifyEmailPage />} />
        <Route path="forgot-password" element={<ForgotPasswordPage />} />
        <Route path="reset-password" element={<ResetPasswordPage />} />
        <Route path="change-email" element={<ChangeEmailPage />} />
        <Route path="setup" element={<SetupPage />} />
        <Route path="stop-weekly-mail" element={<StopWeeklyMailPage />} />
        <Route path="generate" element={<GeneratePage />} />
        <Route path="generate/:id" element={<imageResult.Component />} />
        <Route path="generate/video/:id" element={<videoResult.Component />} />
        <Route path="dashboard/:first?/:second?" element={<DashboardPage />} />
        <Route path="profile/:username/:tab?" element={<profile.Component />} />
        <Route path="search" element={<search.Component />} />
        <Route path="credits" element={<CreditsPage />} />
        <Route path="payment/success" element={<PaymentSuccessPage />} />
        <Route path="settings" element={<SettingsPage />} />
        <Route path="statistics" element={<StatisticsPage />} />
        <Route path="notifications" element={<NotificationsPage />} />
        <Route path="collections" element={<CollectionsPage />} />
        <Route path="collections/:id" element={<CollectionPage />} />
        <Route path="trash" element={<TrashPage />} />
        <Route path="desk/*" element={<DeskDoor />} />
        <Route path="verify" element={<VerifyPage />} />
        <Route path="report/:number?" element={<ReportPage />} />
        <Route path="statement/:id" element={<ReportPage />} />
        <Route path="help" element={<HelpPage />} />
        {['terms', 'privacy', 'imprint', 'rules'].map((path) => (
          <Route key={path} path={path} element={<legal.Component />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** Asks who it is before anything of the desk is fetched: to everybody else the address is not there (DESK-37). */
function DeskDoor() {
  const viewer = useViewer();
  if (viewer.kind === 'loading') return <LoadingScreen />;
  return viewer.kind === 'member' && viewer.self.role === 'admin' ? <Desk /> : <NotFoundPage />;
}

interface Drawable {
  readonly path: string;
  /** What it reads of the query; anything else there changes nothing on it. */
  readonly reads: readonly string[];
  /** Fetches the code that it needs besides the entry. */
  readonly load: () => Promise<unknown>;
}

/** The pages that strangers come to first. The server draws them for guests. */
const drawables: readonly Drawable[] = [
  { path: '/', reads: ['sort', 'show'], load: loadWall },
  { path: '/generate/:id', reads: [], load: imageResult.load },
  { path: '/generate/video/:id', reads: [], load: videoResult.load },
  { path: '/profile/:username/:tab?', reads: [], load: profile.load },
  ...['/terms', '/privacy', '/imprint', '/rules'].map((path) => ({ path, reads: [], load: legal.load })),
  {
    path: '/search',
    reads: ['q', 'shape', 'style', 'colour', 'engine', 'time', 'prompt', 'show', 'sort'],
    load: () => Promise.all([search.load(), loadWall()]),
  },
];

/** What lies over a page, or happens to it, by its address: pages are drawn without. */
const overlays = ['image', 'video', 'prompt', 'payment_success'] as const;

/**
 * The page that the server draws for an address (path and query), as the one address of it and of all that look the same; undefined for a
 * page that is left to the browser.
 */
export function drawnAddress(address: string): string | undefined {
  const [pathname = '', search] = address.split('?', 2);
  const found = drawables.find(({ path }) => matchPath(path, pathname));
  const query = new URLSearchParams(search);
  if (!found || overlays.some((name) => query.has(name))) return undefined;
  const read = new URLSearchParams();
  for (const name of found.reads) {
    const value = query.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `${pathname}?${read}` : pathname;
}

/** Fetches the code of such a page, so that nothing in it has to wait; nothing for any other. */
export async function prepareRoute(pathname: string): Promise<void> {
  await drawables.find(({ path }) => matchPath(path, pathname))?.load();
}
