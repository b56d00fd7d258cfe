import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { AuthCard, useViewer } from '../features/account/index.ts';
import { makeWaitingPromptDue, useWaitingPrompt } from '../features/prompt-form/index.ts';
import { type AuthState, parseAuthState, paths } from '../paths.ts';
import { AuthFrame } from './auth-frame.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

/** /auth: the sign-in card (R-ROUTE-02). */
export function AuthPage() {
  usePageTitle('Sign in');
  const viewer = useViewer();
  const waiting = useWaitingPrompt();
  const navigate = useNavigate();
  const { state, key } = useLocation();
  // Read once, then cleared: a reload or the way back must not announce the same news again.
  const [news] = useState(() => newsOf(parseAuthState(state)));
  const [justSignedIn, setJustSignedIn] = useState(false);
  useEffect(() => {
    if (news !== undefined && state !== null) void navigate('.', { replace: true, state: null });
  }, [news, state, navigate]);

  if (viewer.kind === 'member' && !justSignedIn) return <Navigate to={paths.home()} replace />;
  return (
    <AuthFrame>
      <AuthCard
        key={news ?? key}
        showLogin={news !== undefined || parseAuthState(state).showLogin}
        news={news}
        waiting={waiting}
        onSignedIn={() => {
          makeWaitingPromptDue();
          setJustSignedIn(true);
        }}
      />
    </AuthFrame>
  );
}

/** What one arrives with. */
function newsOf(arrival: AuthState): string | undefined {
  if (arrival.emailVerified) return 'Email verified successfully! You can now sign in.';
  return arrival.passwordReset ? 'Your password has been changed. You can now sign in with it.' : undefined;
}
