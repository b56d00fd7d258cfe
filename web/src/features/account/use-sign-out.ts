import { contract } from '@loomlight/contract';
import { useNavigate } from 'react-router';
import { clearSession, storedTokens } from '../../api/auth-tokens.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../paths.ts';

/** How long the server may take to hear of it; the browser forgets the session in any case. */
const patienceMs = 2_000;

/** Ends the session everywhere, forgets it here, and goes home (R-AUTH-20). */
export function useSignOut(): () => Promise<void> {
  const goHome = useGoHomeAsGuest();
  return async () => {
    const refreshToken = storedTokens()?.refreshToken;
    if (refreshToken !== undefined) {
      // Whether or not the server hears it, this browser is signed out; an unheard session ends by itself.
      await call(contract.accounts.logout, {
        body: { refresh_token: refreshToken },
        signal: AbortSignal.timeout(patienceMs),
      }).catch(() => undefined);
    }
    await goHome();
  };
}

/** Goes home, and forgets the session as soon as the home page is there: for a session that the server has ended already. */
export function useGoHomeAsGuest(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    leaving = true;
    await navigate(paths.home());
  };
}

let leaving = false;

/**
 * The second half, once the home page is really on the screen: a page for members alone that saw the session end would
 * lead to the sign-in instead.
 */
export function finishSignOut(shown: { readonly pathname: string }): void {
  if (!leaving || shown.pathname !== paths.home()) return;
  leaving = false;
  clearSession();
}
