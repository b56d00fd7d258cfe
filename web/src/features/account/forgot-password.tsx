import { contract } from '@loomlight/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { type AuthState, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type ForgotPasswordForm, forgotPasswordForm } from './auth-forms.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { ResetMailSent } from './reset-mail-sent.tsx';

/** Asks for the mail that lets a person choose a new password, and then says where to look for it. */
export function ForgotPassword({ email }: { email: string }) {
  const [asked, setAsked] = useState({ email, sent: false });
  return (
    <>
      {asked.sent ? (
        <ResetMailSent email={asked.email} onOther={() => setAsked({ ...asked, sent: false })} />
      ) : (
        <AddressForm email={asked.email} onSent={(sentTo) => setAsked({ email: sentTo, sent: true })} />
      )}
      <p className="mt-6 text-center text-ink-3">
        {!asked.sent && 'Remembered it? '}
        <Link to={paths.auth()} state={{ showLogin: true } satisfies AuthState} className="link">
          Back to Sign In
        </Link>
      </p>
    </>
  );
}

function AddressForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<ForgotPasswordForm>({
    resolver: standardSchemaResolver(forgotPasswordForm),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (fields) => {
    setRefusal(undefined);
    try {
      await call(contract.accounts.forgotPassword, { body: fields });
      onSent(fields.email);
    } catch (error) {
      setRefusal(errorText(error));
    }
  });

  return (
    <>
      <h1 className="title-36">Forgot your password?</h1>
      <p className="mt-2 mb-6 text-pretty text-ink-2">
        Enter the address of your account, and we will mail you a link to choose a new one.
      </p>
      <form aria-label="Forgot password" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {refusal !== undefined && <FormAlert tone="bad">{refusal}</FormAlert>}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" size="lg" wide loading={isSubmitting} className="mt-1">
          Send Reset Link
        </Button>
      </form>
    </>
  );
}
