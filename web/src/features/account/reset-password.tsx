import { useState } from 'react';
import { Link } from 'react-router';
import CircleX from 'lucide-react/icons/circle-x';
import { type AuthState, paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { CardHeading } from './card-heading.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const missing = 'Invalid password reset link. Please check your email and try again.';

/** A new password for whoever comes with the token of a mail; another mail for a link that is used, old or cut off. */
export function ResetPassword({ token }: { token: string | undefined }) {
  const [dead, setDead] = useState<string>();
  return (
    <>
      {token === undefined || dead !== undefined ? (
        <DeadLink reason={dead ?? missing} />
      ) : (
        <NewPasswordForm token={token} onDead={setDead} />
      )}
      <p className="mt-6 text-center text-ink-3">
        <Link to={paths.auth()} state={{ showLogin: true } satisfies AuthState} className="link">
          Back to Sign In
        </Link>
      </p>
    </>
  );
}

function DeadLink({ reason }: { reason: string }) {
  return (
    <>
      <CircleX size={44} strokeWidth={1.25} className="mt-6 mb-5 text-red" aria-hidden="true" />
      <CardHeading>This link does not work</CardHeading>
      <p role="alert" className="mt-2 mb-6 text-pretty text-ink-2">
        {reason}
      </p>
      <Link to={paths.forgotPassword()} className={buttonClass({ size: 'lg', wide: true })}>
        Send a New Link
      </Link>
    </>
  );
}
