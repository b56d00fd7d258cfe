import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { Shell } from './features/shell/index.ts';
import { HomePage } from './pages/home-page.tsx';

const AuthPage = lazy(async () => ({ default: (await import('./pages/auth-page.tsx')).AuthPage }));
const VerificationPage = lazy(async () => ({
  default: (await import('./pages/verification-page.tsx')).VerificationPage,
}));
const VerifyEmailPage = lazy(async () => ({
  default: (await import('./pages/verify-email-page.tsx')).VerifyEmailPage,
}));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./pages/forgot-password-page.tsx')).ForgotPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./pages/reset-password-page.tsx')).ResetPasswordPage,
}));
const GeneratePage = lazy(async () => ({ default: (await import('./pages/generate-page.tsx')).GeneratePage }));
const ImageResultPage = lazy(async () => ({
  default: (await import('./pages/image-result-page.tsx')).ImageResultPage,
}));
const VideoResultPage = lazy(async () => ({
  default: (await import('./pages/video-result-page.tsx')).VideoResultPage,
}));
const DashboardPage = lazy(async () => ({ default: (await import('./pages/dashboard-page.tsx')).DashboardPage }));
const ProfilePage = lazy(async () => ({ default: (await import('./pages/profile-page.tsx')).ProfilePage }));
const SearchPage = lazy(async () => ({ default: (await import('./pages/search-page.tsx')).SearchPage }));
const CreditsPage = lazy(async () => ({ default: (await import('./pages/credits-page.tsx')).CreditsPage }));
const PaymentSuccessPage = lazy(async () => ({
  default: (await import('./pages/payment-success-page.tsx')).PaymentSuccessPage,
}));
const SettingsPage = lazy(async () => ({ default: (await import('./pages/settings-page.tsx')).SettingsPage }));
const NotificationsPage = lazy(async () => ({
  default: (await import('./pages/notifications-page.tsx')).NotificationsPage,
}));
const StatisticsPage = lazy(async () => ({ default: (await import('./pages/statistics-page.tsx')).StatisticsPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('./pages/not-found-page.tsx')).NotFoundPage }));

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
