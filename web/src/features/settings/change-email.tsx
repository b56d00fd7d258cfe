import { type EmailChange, emailChanges } from '@loomlight/contract/email-changes';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type ChangeEmailForm, changeEmailForm } from '../account/index.ts';
import { useProof } from './use-proof.tsx';

export interface ChangeEmailProps {
  /** The links are under way. */
  onAsked: (change: EmailChange) => void;
  onCancel: () => void;
}

/** The new address; who one is is asked when the server wants to know it. */
export function ChangeEmail({ onAsked, onCancel }: ChangeEmailProps) {
  const { withProof, dialog } = useProof();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<ChangeEmailForm>({
    resolver: standardSchemaResolver(changeEmailForm),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const submit = form.handleSubmit(async ({ email }) => {
    setRefusal(undefined);
    try {
      const change = await withProof(() => call(emailChanges.ask, { body: { email } }));
      if (change) onAsked(change);
    } catch (error) {
      const message =
        error instanceof ApiError ? error.details.find(({ path }) => path === 'email')?.message : undefined;
      if (message === undefined) setRefusal(errorText(error, 'Failed to change the email'));
      else form.setError('email', { message }, { shouldFocus: true });
    }
  });
  return (
    <>
      <form
        aria-label="Change email"
        noValidate
        className="mt-4 grid max-w-[440px] gap-4"
        onSubmit={(event) => void submit(event)}
      >
        {refusal !== undefined && <FormAlert tone="bad">{refusal}</FormAlert>}
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={errors.email?.message}
          help="We mail a link to it and one to your present address. Both have to be opened."
          {...form.register('email')}
        />
        <div className="flex gap-2">
          <Button type="submit" loading={isSubmitting}>
            Send the Links
          </Button>
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}
