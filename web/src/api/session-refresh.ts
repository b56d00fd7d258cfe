import { apiBase, contract, sessionExpiredMessage, type TokenPair } from '@loomlight/contract';
import { createSignal } from '../lib/create-store.ts';
import { clearLostSession, isSignedIn, storedTokens, storeTokens } from './auth-tokens.ts';
import { ApiError, networkError } from './error-words.ts';
import { send } from './send.ts';

const lockName = 'loomlight-session-refresh';
const lost = createSignal<string>();
let running: Promise<string> | undefined;

/**
 * Exchanges the refresh token for the next pair and gives the new access token. Callers that come while one exchange
 * runs share it (R-AUTH-23), and tabs take turns: the one that waited finds the pair of the other.
 *
 * @param spent the access token that is no longer good enough
 */
export function refreshSession(spent: string): Promise<string> {
  running ??= inTurn(() => exchange(spent)).finally(() => {
    running = undefined;
  });
  return running;
}

/** Hears that a session could not be renewed, with the sentence to show. */
export const onSessionLost = lost.listen;

/** Ends the session of this browser and says why: once, however many calls find out. */
export function loseSession(): ApiError {
  const message = sessionExpiredMessage;
  if (isSignedIn()) {
    clearLostSession();
    lost.tell(message);
  }
  return new ApiError({ kind: 'answer', status: 401, message, code: 'session_expired' });
}

async function exchange(spent: string): Promise<string> {
  const pair = storedTokens();
  if (!pair) throw loseSession();
  if (pair.token !== spent) return pair.token;
  try {
    const answer = await send(apiBase + contract.accounts.refresh.path, {
      method: 'POST',
      json: { refresh_token: pair.refreshToken },
      // Safe to send again: the server gives the same successor for 60 s (`lifetimes.refreshGraceS`).
      mayRepeat: true,
    });
    const next: TokenPair = contract.accounts.refresh.reply.parse(await answer.json());
    storeTokens(next);
    return next.token;
  } catch (error) {
    // Without a connection nothing is known about the session: it is kept for later.
    if (error instanceof ApiError && error.kind !== 'answer') throw error;
    if (!(error instanceof ApiError)) throw networkError(error);
    // A server in trouble, or one that asks to wait, has not said that the session is over.
    if (error.status >= 500 || error.status === 429) throw error;
    throw loseSession();
  }
}

function inTurn<T>(run: () => Promise<T>): Promise<T> {
  // Absent in insecure contexts and in tests: then a tab is on its own, and the server's grace period helps out.
  const locks = (navigator as Partial<Navigator>).locks;
  return locks?.request ? locks.request(lockName, run) : run();
}
