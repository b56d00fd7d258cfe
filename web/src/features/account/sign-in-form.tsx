import { clientTiming } from '@loomlight/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../api/error-words.ts';
import { useTimeout } from '../../lib/use-timing.ts';
import { type EmailState, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type AuthFailure, authFailure, type SignInForm as Fields, signInForm } from './auth-forms.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { RedirectLine } from './redirect-line.tsx';
import { useSignIn } from './use-sign-in.ts';

export interface SignInFormProps {
  /** Said above the fields when one arrives here with good news. */
  news?: string | undefined;
  /** Called when the session stands, so that the card does not leave before its message has been read. */
  onSignedIn: () => void;
  /** The password was right, and a second factor is asked for. */
  onSecondStep: () => void;
}

type Outcome = { kind: 'none' } | { kind: 'welcome' } | ({ kind: 'refused'; unverified?: string } & AuthFailure);

/** E-mail and password; on success a word, and home after 1.5 s (R-AUTH-16). */
export function SignInForm({ news, onSignedIn, onSecondStep }: SignInFormProps) {
  const navigate = useNavigate();
  const signIn = useSignIn();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const form = useForm<Fields>({
    resolver: standardSchemaResolver(signInForm),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const email = useWatch({ control: form.control, name: 'email' });
  const welcome = outcome.kind === 'welcome';
  useTimeout(() => void navigate(paths.home(), { replace: true }), welcome ? clientTiming.signInRedirectMs : null);

  const submit = form.handleSubmit(async (fields) => {
    setOutcome({ kind: 'none' });
    try {
      await signIn(fields);
      onSignedIn();
      setOutcome({ kind: 'welcome' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_factor_needed') return onSecondStep();
      const unverified = error instanceof ApiError && error.code === 'email_not_verified' ? fields.email : undefined;
      setOutcome({
        kind: 'refused',
        ...authFailure(error, 'Login'),
        ...(unverified !== undefined && { unverified }),
      });
    }
  });

  return (
    <form aria-label="Sign in" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {messageOf(outcome, news)}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aside={
          <Link
            to={paths.forgotPassword()}
            state={{ email: email.trim() } satisfies EmailState}
            className="-my-[3px] py-[3px] text-ink-2 hover:text-ink"
          >
            Forgot password?
          </Link>
        }
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" size="lg" wide loading={isSubmitting} disabled={welcome} className="mt-1">
        Sign In
      </Button>
      {welcome && <RedirectLine durationMs={clientTiming.signInRedirectMs} />}
    </form>
  );
}

function messageOf(outcome: Outcome, news: string | undefined): ReactNode {
  switch (outcome.kind) {
    case 'welcome':
      return <FormAlert tone="good">Login successful! Redirecting to home...</FormAlert>;
    case 'refused':
      return (
        <FormAlert tone="bad" title={outcome.title}>
          {outcome.text}
          {outcome.unverified !== undefined && (
            <>
              {' '}
              <Link to={paths.verification()} state={{ email: outcome.unverified }} className="link">
                Resend it
              </Link>
            </>
          )}
        </FormAlert>
      );
    case 'none':
      return news === undefined ? null : <FormAlert tone="good">{news}</FormAlert>;
  }
}
