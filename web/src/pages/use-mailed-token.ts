import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { parseTokenState, type TokenState } from '../paths.ts';

/**
 * The token of a mailed link. It moves out of the address at once, into this entry of the history: a reload still has
 * it, but neither a screenshot, nor a bookmark, nor what this page asks others for.
 */
export function useMailedToken(name = 'token'): string | undefined {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const inAddress = search.get(name);
  useEffect(() => {
    if (inAddress !== null) void navigate('.', { replace: true, state: { token: inAddress } satisfies TokenState });
  }, [inAddress, navigate]);
  return (inAddress ?? parseTokenState(state)) || undefined;
}
