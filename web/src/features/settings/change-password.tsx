import { contract } from '@loomlight/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { authConfigQuery } from '../../api/queries.ts';
import { type EmailState, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { type ChangePasswordForm, changePasswordForm } from '../account/index.ts';

export interface ChangePasswordProps {
  /** Whose password it is; a password manager files it under this. */
  email: string;
  /** Done, with the words of the server. */
  onChanged: (text: string) => void;
  onCancel: () => void;
}

/** The current password, and the new one twice. */
export function ChangePassword({ email, onChanged, onCancel }: ChangePasswordProps) {
  const minLength = useQuery(authConfigQuery).data?.password_min_length;
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<ChangePasswordForm>({
    resolver: standardSchemaResolver(changePasswordForm(minLength)),
    defaultValues: { current: '', password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const { setFocus } = form;
  useEffect(() => setFocus('current'), [setFocus]);

  const submit = form.handleSubmit(async (fields) => {
    setRefusal(undefined);
    try {
      const { message } = await call(contract.accounts.changePassword, {
        body: { current_password: fields.current, new_password: fields.password },
      });
      onChanged(message);
    } catch (error) {
      const wrong = wrongFields(error);
      for (const field of wrong) form.setError(field.name, { message: field.message }, { shouldFocus: true });
      if (wrong.length === 0) setRefusal(errorText(error));
    }
  });

  return (
    <form
      aria-label="Change password"
      noValidate
      className="mt-4 grid max-w-[440px] gap-4"
      onSubmit={(event) => void submit(event)}
    >
      {refusal !== undefined && <FormAlert tone="bad">{refusal}</FormAlert>}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.current?.message}
        aside={
          <Link
            to={paths.forgotPassword()}
            state={{ email } satisfies EmailState}
            className="text-ink-2 hover:text-ink"
          >
            Forgot password?
          </Link>
        }
        {...form.register('current')}
      />
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
      <p className="text-13 text-pretty text-ink-3">Every other device will be signed out.</p>
      <div className="flex gap-2">
        <Button type="submit" loading={isSubmitting}>
          Change Password
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const fieldNames = { current_password: 'current', new_password: 'password' } as const;

/** The fields the server has named, as this form calls them. */
function wrongFields(error: unknown): readonly { name: keyof ChangePasswordForm; message: string }[] {
  const details = error instanceof ApiError ? error.details : [];
  return details.flatMap(({ path, message }) =>
    path === 'current_password' || path === 'new_password' ? [{ name: fieldNames[path], message }] : [],
  );
}
