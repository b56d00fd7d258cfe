import { contract } from '@loomlight/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type ForgotPasswordForm as Fields, forgotPasswordForm } from './auth-forms.ts';

/** Has the verification mail sent once more, to an address that only the person knows here (PEOPLE-35). */
export function AskForNewLink() {
  const resend = useMutation({ mutationFn: (body: Fields) => call(contract.accounts.resendVerification, { body }) });
  const form = useForm<Fields>({ resolver: standardSchemaResolver(forgotPasswordForm), defaultValues: { email: '' } });
  const submit = form.handleSubmit((fields) => resend.mutate(fields));
  return (
    <form
      aria-label="New link"
      noValidate
      className="mb-2 grid gap-2 text-left"
      onSubmit={(event) => void submit(event)}
    >
      {resend.isSuccess && <FormAlert tone="good">Verification email sent successfully!</FormAlert>}
      {resend.isError && (
        <FormAlert tone="bad">{errorText(resend.error, 'An error occurred while resending the email')}</FormAlert>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" tone="line" size="lg" wide loading={resend.isPending}>
        Resend Verification Email
      </Button>
    </form>
  );
}
