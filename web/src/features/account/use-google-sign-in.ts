import { contract, googleFailedMessage } from '@loomlight/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { userInfoOf } from './google-credential.ts';
import { useKeepSession } from './use-sign-in.ts';

export type GoogleOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'working' }
  | { readonly kind: 'welcome' }
  | { readonly kind: 'refused'; readonly text: string };

/** What happens to the credential that the window of Google gives (R-AUTH-17, R-AUTH-18). */
export function useGoogleSignIn({ onSignedIn, onSecondStep }: { onSignedIn: () => void; onSecondStep: () => void }) {
  const queryClient = useQueryClient();
  const keepSession = useKeepSession();
  const [outcome, setOutcome] = useState<GoogleOutcome>({ kind: 'none' });
  const refuse = (text: string): void => {
    setOutcome({ kind: 'refused', text });
    // The nonce may be spent: the next try needs another one.
    void queryClient.invalidateQueries({ queryKey: keys.authConfig });
  };

  const take = async (credential: unknown): Promise<void> => {
    if (typeof credential !== 'string' || credential === '') return refuse('No credential received from Google');
    setOutcome({ kind: 'working' });
    let userInfo;
    try {
      userInfo = userInfoOf(credential);
    } catch {
      return refuse('Failed to process Google sign-in');
    }
    try {
      await keepSession(() => call(contract.accounts.google, { body: { credential, user_info: userInfo } }));
      onSignedIn();
      setOutcome({ kind: 'welcome' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_factor_needed') return onSecondStep();
      refuse(errorText(error, 'Google sign-in failed. Please try again.'));
    }
  };
  return { outcome, take, fail: () => refuse(googleFailedMessage) };
}
