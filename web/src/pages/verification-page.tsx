import { Navigate, useLocation } from 'react-router';
import { CheckYourEmail } from '../features/account/index.ts';
import { type AuthState, parseEmailState, paths } from '../paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** /verification (R-ROUTE-03): only with an address to write to; otherwise one registers first (R-AUTH-26). */
export function VerificationPage() {
  usePageTitle('Check your email');
  const email = parseEmailState(useLocation().state);
  if (email === undefined)
    return <Navigate to={paths.auth()} replace state={{ showLogin: false } satisfies AuthState} />;
  return <CheckYourEmail email={email} />;
}
