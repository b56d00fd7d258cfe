import { setup } from '@loomlight/contract/setup';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { authConfigQuery } from '../../api/queries.ts';
import { type DeskState, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type SetupForm as Fields, setupForm } from './auth-forms.ts';
import { useKeepSession } from './use-sign-in.ts';

const empty: Fields = { code: '', username: '', email: '', password: '', confirmation: '' };

/** The first administrator: the code that the installation has printed, and an account, which is signed in and led to the desk (DESK-71). */
export function SetupForm() {
  const navigate = useNavigate();
  const keepSession = useKeepSession();
  const minLength = useQuery(authConfigQuery).data?.password_min_length;
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Fields>({ resolver: standardSchemaResolver(setupForm(minLength)), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  const submit = form.handleSubmit(async ({ confirmation: _confirmation, ...body }) => {
    setRefusal(undefined);
    try {
      await keepSession(() => call(setup.begin, { body }));
      await navigate(paths.desk(), { replace: true, state: { isNew: true } satisfies DeskState });
    } catch (error) {
      const isCode = error instanceof ApiError && error.code === 'setup_code_wrong';
      if (!isCode) return setRefusal(errorText(error));
      form.setError('code', { message: errorText(error) });
      form.setFocus('code');
    }
  });

  return (
    <>
      <h1 className="title-36">Set up this site</h1>
      <p className="mt-2 mb-6 text-pretty text-ink-2">
        It has no administrator yet. The code stands in the terminal that started it, and holds for a day; later{' '}
        <code className="mono text-13 whitespace-nowrap">npm run operator -- setup code</code> makes another one.
      </p>
      <form aria-label="Set up this site" noValidate className="grid gap-3.5" onSubmit={(event) => void submit(event)}>
        {refusal !== undefined && <FormAlert tone="bad">{refusal}</FormAlert>}
        <TextField
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.code?.message}
          {...form.register('code')}
        />
        <TextField
          label="Full name"
          autoComplete="name"
          error={errors.username?.message}
          {...form.register('username')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <NewPasswordField
          label="Password"
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
        <Button type="submit" size="lg" wide loading={isSubmitting} className="mt-1">
          Create Administrator
        </Button>
      </form>
    </>
  );
}
