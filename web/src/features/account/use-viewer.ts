import type { Self } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { cachedUser, sessionStore } from '../../api/auth-tokens.ts';
import { ApiError } from '../../api/error-words.ts';
import { profileQuery } from '../../api/queries.ts';
import { useStore } from '../../lib/create-store.ts';

/** Who looks at the page. `loading` lasts until a stored session has been confirmed for the first time. */
export type Viewer =
  | { readonly kind: 'guest' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'member'; readonly self: Self };

const guest: Viewer = { kind: 'guest' };
const loading: Viewer = { kind: 'loading' };

/** No token means guest; a token brings the profile, and the remembered one stands in until it arrives (R-AUTH-19). */
export function useViewer(): Viewer {
  const signedIn = useStore(sessionStore, false);
  const { data, isPending, error } = useQuery({ ...profileQuery, enabled: signedIn });
  if (!signedIn) return guest;
  if (isPending) return loading;
  // Without a connection the session is neither confirmed nor refused: the person stays who they were.
  const self = data ?? (error instanceof ApiError && error.kind !== 'answer' ? cachedUser() : undefined);
  return self ? { kind: 'member', self } : guest;
}
