import { contract, type TokenPair } from '@loomlight/contract';
import { useQueryClient } from '@tanstack/react-query';
import { clearSession, storeTokens } from '../../api/auth-tokens.ts';
import { call } from '../../api/client.ts';
import { profileQuery } from '../../api/queries.ts';
import type { SignInForm } from './auth-forms.ts';

/** Signs in with e-mail and password (R-GLOB-07). */
export function useSignIn(): (form: SignInForm) => Promise<void> {
  const keepSession = useKeepSession();
  return (form) => keepSession(() => call(contract.accounts.login, { body: form }));
}

/** Keeps the tokens of a sign-in, and has the profile there before anything is announced (R-AUTH-20). */
export function useKeepSession(): (open: () => Promise<TokenPair>) => Promise<void> {
  const queryClient = useQueryClient();
  return async (open) => {
    const { token, refreshToken } = await open();
    storeTokens({ token, refreshToken });
    try {
      await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
    } catch (error) {
      clearSession();
      throw error;
    }
  };
}
