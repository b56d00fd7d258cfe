import { contract } from '@loomlight/contract';
import { useQueryClient } from '@tanstack/react-query';
import { clearSession, storeTokens } from '../../api/auth-tokens.ts';
import { call } from '../../api/client.ts';
import { profileQuery } from '../../api/queries.ts';
import type { SignInForm } from './auth-forms.ts';

/** Signs in: the tokens are kept, and the profile is there before anything is announced (specification 4, Session). */
export function useSignIn(): (form: SignInForm) => Promise<void> {
  const queryClient = useQueryClient();
  return async (form) => {
    const { token, refreshToken } = await call(contract.accounts.login, { body: form });
    storeTokens({ token, refreshToken });
    try {
      await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
    } catch (error) {
      clearSession();
      throw error;
    }
  };
}
