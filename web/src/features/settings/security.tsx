import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { type EmailState, paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { ChangePassword } from './change-password.tsx';

const SecondFactor = lazy(async () => ({ default: (await import('./second-factor.tsx')).SecondFactor }));
const Devices = lazy(async () => ({ default: (await import('./devices.tsx')).Devices }));

type Shown = { kind: 'row' } | { kind: 'form' } | { kind: 'changed'; text: string };

/** The password, a quiet line until it is to be changed, the second factor, and where one is signed in. */
export function Security({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [shown, setShown] = useState<Shown>({ kind: 'row' });
  const opener = useRef<HTMLButtonElement>(null);
  const close = (next: Shown): void => {
    // At once, so that the button is there to take the focus back from the form that goes.
    flushSync(() => setShown(next));
    opener.current?.focus();
  };
  return (
    <section aria-labelledby="security" className="mt-10 border-t border-line pt-6">
      <h2 id="security" className="title-20">
        Security
      </h2>
      {shown.kind === 'form' ? (
        <ChangePassword
          email={email}
          onChanged={(text) => close({ kind: 'changed', text })}
          onCancel={() => close({ kind: 'row' })}
        />
      ) : (
        <div className="mt-4 grid gap-4">
          <div className="flex items-center justify-between gap-x-6">
            <p className="min-w-0 text-ink-2">
              Password
              {!hasPassword && (
                <span className="block text-13 text-pretty text-ink-3">None yet: Google opens this account.</span>
              )}
            </p>
            {hasPassword ? (
              <Button ref={opener} tone="line" onClick={() => setShown({ kind: 'form' })}>
                Change Password
              </Button>
            ) : (
              <Link
                to={paths.forgotPassword()}
                state={{ email } satisfies EmailState}
                className={buttonClass({ tone: 'line' })}
              >
                Choose a Password
              </Link>
            )}
          </div>
          {shown.kind === 'changed' && <FormAlert tone="good">{shown.text}</FormAlert>}
        </div>
      )}
      <Suspense>
        <SecondFactor />
      </Suspense>
      <Suspense>
        <Devices />
      </Suspense>
    </section>
  );
}
