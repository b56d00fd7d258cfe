import type { WaitingPrompt } from '@loomlight/contract';
import { arrivals } from '@loomlight/contract/arrivals';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import type { SignUpForm } from './auth-forms.ts';

interface MailedLinkProps {
  /** The form of an account, of which the address is needed, and the name where there is one. */
  readonly form: UseFormReturn<SignUpForm>;
  readonly waiting: WaitingPrompt | undefined;
  readonly on: {
    readonly begin: () => void;
    readonly fail: (error: unknown) => void;
    /** The mail is on its way to this address. */
    readonly awaitMail: (email: string) => unknown;
  };
}

/** The way in without a password: one field, and the link of a mail (PEOPLE-52). */
export function MailedLink({ form, waiting, on }: MailedLinkProps) {
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    on.begin();
    form.clearErrors();
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    const { username, ...typed } = form.getValues();
    const email = typed.email.trim();
    if (username !== '' && !(await form.trigger('username', { shouldFocus: true }))) return;
    setAsking(true);
    try {
      const body = { email, ...(username !== '' && { username }), ...(waiting && { waiting }) };
      await call(arrivals.register, { body });
      await on.awaitMail(email);
    } catch (error) {
      on.fail(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className="grid gap-2.5">
      <Button tone="line" size="lg" wide loading={isAsking} onClick={() => void ask()}>
        Mail me a link instead
      </Button>
      <p className="text-center text-12 text-ink-3">
        No password is needed: the link signs you in. Asking for it means agreeing to the terms.
      </p>
    </div>
  );
}
