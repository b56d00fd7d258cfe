import { useState } from 'react';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export interface AuthCardProps {
  /** Which form is shown first. */
  showLogin: boolean;
  /** Said above the sign-in form. */
  news?: string | undefined;
  onSignedIn: () => void;
}

/** Sign-in and sign-up in one card, switched by a link (specification 2, /auth). */
export function AuthCard({ showLogin, news, onSignedIn }: AuthCardProps) {
  const [login, setLogin] = useState(showLogin);
  return (
    <>
      <h1 className="title-36 mb-6">{login ? 'Sign in' : 'Create account'}</h1>
      {login ? <SignInForm news={news} onSignedIn={onSignedIn} /> : <SignUpForm onRegistered={() => setLogin(true)} />}
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
