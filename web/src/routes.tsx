import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router';
import { Shell } from './features/shell/index.ts';
import { HomePage } from './pages/home-page.tsx';

/** A page that is fetched when somebody goes there. */
function page<K extends string>(name: K, load: () => Promise<Record<K, ComponentType>>) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const AuthPage = page('AuthPage', () => import('./pages/auth-page.tsx'));
const VerificationPage = page('VerificationPage', () => import('./pages/verification-page.tsx'));
const VerifyEmailPage = page('VerifyEmailPage', () => import('./pages/verify-email-page.tsx'));
const ForgotPasswordPage = page('ForgotPasswordPage', () => import('./pages/forgot-password-page.tsx'));
const ResetPasswordPage = page('ResetPasswordPage', () => import('./pages/reset-password-page.tsx'));
const GeneratePage = page('GeneratePage', () => import('./pages/generate-page.tsx'));
const ImageResultPage = page('ImageResultPage', () => import('./pages/image-result-page.tsx'));
const VideoResultPage = page('VideoResultPage', () => import('./pages/video-result-page.tsx'));
const DashboardPage = page('DashboardPage', () => import('./pages/dashboard-page.tsx'));
const ProfilePage = page('ProfilePage', () => import('./pages/profile-page.tsx'));
const SearchPage = page('SearchPage', () => import('./pages/search-page.tsx'));
const CreditsPage = page('CreditsPage', () => import('./pages/credits-page.tsx'));
const PaymentSuccessPage = page('PaymentSuccessPage', () => import('./pages/payment-success-page.tsx'));
const SettingsPage = page('SettingsPage', () => import('./pages/settings-page.tsx'));
const NotificationsPage = page('NotificationsPage', () => import('./pages/notifications-page.tsx'));
const StatisticsPage = page('StatisticsPage', () => import('./pages/statistics-page.tsx'));
const NotFoundPage = page('NotFoundPage', () => import('./pages/not-found-page.tsx'));

/** Which page an address shows (specification 2). Home is the entry of most visits and comes with the first bytes. */
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
        <Route path="generate" element={<GeneratePage />} />
        <Route path="generate/:id" element={<ImageResultPage />} />
        <Route path="generate/video/:id" element={<VideoResultPage />} />
        <Route path="dashboard/:first?/:second?" element={<DashboardPage />} />
        <Route path="profile/:username/:tab?" element={<ProfilePage />} />
        <Route path="search" element={<SearchPage />} />
        <Route path="credits" element={<CreditsPage />} />
        <Route path="payment/success" element={<PaymentSuccessPage />} />
        <Route path="settings" element={<SettingsPage />} />
        <Route path="statistics" element={<StatisticsPage />} />
        <Route path="notifications" element={<NotificationsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
