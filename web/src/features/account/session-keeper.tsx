import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { clearSession, isSignedIn, onSessionChange, sessionStore } from '../../api/auth-tokens.ts';
import { ApiError } from '../../api/error-words.ts';
import { keys, profileQuery } from '../../api/queries.ts';
import { onSessionLost } from '../../api/session-refresh.ts';
import { useStore } from '../../lib/create-store.ts';
import { useWindowEvent } from '../../lib/use-window-event.ts';
import { toast } from '../../ui/toast.ts';
import { finishSignOut } from './use-sign-out.ts';

/** What only the signed-in person may see: gone with the session. */
const privateKeys: readonly string[] = [keys.profile[0], keys.preferences[0], keys.credits[0], keys.user[0]];

/** Answers that say that a session is over. */
const verdicts: readonly number[] = [401, 403, 404];

/** Keeps the cache in step with the session, in this tab and in the others (R-AUTH-19, R-AUTH-20). */
export function SessionKeeper() {
  const queryClient = useQueryClient();
  const signedIn = useStore(sessionStore, false);
  const location = useLocation();
  useEffect(() => {
    // A turn later: the new page has then begun all it wants to begin, and hears that the session is over.
    const turn = setTimeout(() => finishSignOut(location));
    return () => clearTimeout(turn);
  }, [location]);
  const { error } = useQuery({ ...profileQuery, enabled: signedIn });

  // The server does not know this session, or this person, any more. Without an answer, and with one of a server that is in trouble or
  // asks to wait, nothing is decided.
  useEffect(() => {
    if (error instanceof ApiError && verdicts.includes(error.status)) clearSession();
  }, [error]);

  useEffect(() => {
    let before = isSignedIn();
    return onSessionChange(({ signedIn: now, left }) => {
      // Somebody else may have taken the place in another tab, between two looks of this one.
      if (now === before && !(now && left)) return;
      before = now;
      if (!left) void queryClient.invalidateQueries();
      else {
        queryClient.removeQueries({ predicate: ({ queryKey }) => privateKeys.includes(String(queryKey[0])) });
        void queryClient.resetQueries();
      }
    });
  }, [queryClient]);

  useEffect(() => onSessionLost((text) => toast.error(text)), []);

  useWindowEvent('paymentSuccess', () => {
    void queryClient.invalidateQueries({ queryKey: keys.profile });
    void queryClient.invalidateQueries({ queryKey: keys.credits });
  });

  return null;
}
