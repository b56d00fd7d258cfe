import { clientTiming, contract } from '@loomlight/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { clearSession } from '../../api/auth-tokens.ts';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { authConfigQuery } from '../../api/queries.ts';
import { useTimeout } from '../../lib/use-timing.ts';
import { type AuthState, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { type ResetPasswordForm, resetPasswordForm } from './auth-forms.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { RedirectLine } from './redirect-line.tsx';

export interface NewPasswordFormProps {
  token: string;
  /** The server knows the token no more, and says why. */
  onDead: (reason: string) => void;
}

type Outcome = { kind: 'none' } | { kind: 'changed' } | { kind: 'refused'; text: string };

/** The new password, twice; then the sign-in card with the news, after as long as a sign-in takes to go home. */
export function NewPasswordForm({ token, onDead }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const minLength = useQuery(authConfigQuery).data?.password_min_length;
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const form = useForm<ResetPasswordForm>({
    resolver: standardSchemaResolver(resetPasswordForm(minLength)),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const changed = outcome.kind === 'changed';
  useTimeout(
    () =>
      void navigate(paths.auth(), {
        replace: true,
        state: { showLogin: true, passwordReset: true } satisfies AuthState,
      }),
    changed ? clientTiming.signInRedirectMs : null,
  );

  const submit = form.handleSubmit(async (fields) => {
    setOutcome({ kind: 'none' });
    try {
      await call(contract.accounts.resetPassword, { body: { token, newPassword: fields.password } });
      // The server has ended every session; the one of this browser would send the person home instead of to the card.
      clearSession();
      setOutcome({ kind: 'changed' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalid_token') return onDead(errorText(error));
      setOutcome({ kind: 'refused', text: errorText(error) });
    }
  });

  return (
    <>
      <h1 className="title-36">Choose a new password</h1>
      <p className="mt-2 mb-6 text-pretty text-ink-2">You will be signed out on every device.</p>
      <form aria-label="Reset password" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {outcome.kind === 'refused' && <FormAlert tone="bad">{outcome.text}</FormAlert>}
        {changed && <FormAlert tone="good">Your password has been changed. Redirecting to sign in...</FormAlert>}
        <NewPasswordField
          label="New password"
          typed={password}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...form.register('confirmation')}
        />
        <Button type="submit" size="lg" wide loading={isSubmitting} disabled={changed} className="mt-1">
          Change Password
        </Button>
        {changed && <RedirectLine durationMs={clientTiming.signInRedirectMs} />}
      </form>
    </>
  );
}
