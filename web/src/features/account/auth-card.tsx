import type { WaitingPrompt } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { authConfigQuery } from '../../api/queries.ts';
import { canUsePasskeys } from './passkey.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export interface AuthCardProps {
  /** Which form is shown first. */
  showLogin: boolean;
  /** Said above the sign-in form. */
  news?: string | undefined;
  /** What was written before: it goes with the sign-up. */
  waiting?: WaitingPrompt | undefined;
  onSignedIn: () => void;
}

const GoogleSignIn = lazy(() => import('./google-sign-in.tsx').then((module) => ({ default: module.GoogleSignIn })));

const SecondStep = lazy(() => import('./second-step.tsx').then((module) => ({ default: module.SecondStep })));
const PasskeySignIn = lazy(() => import('./passkey-sign-in.tsx').then((module) => ({ default: module.PasskeySignIn })));

/** A nonce lasts two hours; a card that stays open has another one by then. */
const nonceRenewalMs = 3_600_000;

/** Sign-in and sign-up in one card, switched by a link (R-AUTH-01); the second step takes its place. */
export function AuthCard({ showLogin, news, waiting, onSignedIn }: AuthCardProps) {
  const [login, setLogin] = useState(showLogin);
  const [isSecond, setIsSecond] = useState(false);
  // Asked anew each time: what was kept from the last sign-in holds a nonce that is spent.
  const { data } = useQuery({ ...authConfigQuery, refetchOnMount: 'always', refetchInterval: nonceRenewalMs });
  const google = data?.google;
  const askForSecondStep = (): void => setIsSecond(true);
  if (isSecond)
    return (
      <Suspense>
        <SecondStep onSignedIn={onSignedIn} onBack={() => setIsSecond(false)} />
      </Suspense>
    );
  return (
    <>
      <h1 className="title-36 mb-6">{login ? 'Sign in' : 'Create account'}</h1>
      {login ? (
        <SignInForm news={news} onSignedIn={onSignedIn} onSecondStep={askForSecondStep} />
      ) : (
        <SignUpForm waiting={waiting} onRegistered={() => setLogin(true)} />
      )}
      {login && canUsePasskeys() && (
        <div className="mt-3 grid min-h-12 gap-4">
          <Suspense>
            <PasskeySignIn onSignedIn={onSignedIn} />
          </Suspense>
        </div>
      )}
      {google && (
        <Suspense>
          <GoogleSignIn google={google} onSignedIn={onSignedIn} onSecondStep={askForSecondStep} />
        </Suspense>
      )}
      <p className="mt-6 text-center text-ink-3">
        {login ? 'New here? ' : 'Have an account? '}
        {/* It looks and is found as a link, and changes the card without leaving the address. */}
        <a
          href="/auth"
          className="link"
          onClick={(event) => {
            event.preventDefault();
            setLogin(!login);
          }}
        >
          {login ? 'Create an account' : 'Sign in instead'}
        </a>
      </p>
    </>
  );
}
