import { clientTiming, contract, type WaitingPrompt } from '@loomlight/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/error-words.ts';
import { authConfigQuery } from '../../api/queries.ts';
import { useTimeout } from '../../lib/use-timing.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Suggestions } from '../../ui/suggestions.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type AuthFailure, authFailure, type SignUpForm as Fields, signUpForm } from './auth-forms.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { MailedLink } from './mailed-link.tsx';
import { nameFromAddress } from './name-from-address.ts';
import { RedirectLine } from './redirect-line.tsx';
import { WelcomeGift } from './welcome-gift.tsx';

type Outcome = { kind: 'none' } | { kind: 'registered' } | ({ kind: 'refused' } & AuthFailure);

const empty: Fields = { username: '', email: '', password: '', confirmation: '', terms: false };

/** A new account: on to the verification page (R-AUTH-14), or back to sign-in after 1.5 s (R-AUTH-15). */
export function SignUpForm({
  waiting,
  onRegistered,
}: {
  waiting?: WaitingPrompt | undefined;
  onRegistered: () => void;
}) {
  const navigate = useNavigate();
  const { data: config } = useQuery(authConfigQuery);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [freeNames, setFreeNames] = useState<readonly string[]>([]);
  const form = useForm<Fields>({
    resolver: standardSchemaResolver(signUpForm(config?.password_min_length)),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const username = useWatch({ control: form.control, name: 'username' });
  const [suggestion, setSuggestion] = useState('');
  // Until somebody has come to it by a press: what is typed then replaces it, as after Tab.
  const [offered, setOffered] = useState(false);
  const suggested = suggestion !== '' && username === suggestion;
  const suggestName = () => {
    const { email, username: named } = form.getValues();
    const name = nameFromAddress(email);
    if (named !== '' || name === '') return;
    setSuggestion(name);
    setOffered(true);
    form.setValue('username', name, { shouldValidate: true });
  };
  const registered = outcome.kind === 'registered';
  useTimeout(onRegistered, registered ? clientTiming.signInRedirectMs : null);

  const begin = () => {
    setOutcome({ kind: 'none' });
    setFreeNames([]);
  };
  const fail = (error: unknown) => {
    for (const field of wrongFields(error)) form.setError(field.name, { message: field.message });
    const isName = error instanceof ApiError && error.code === 'username_taken';
    if (isName) setFreeNames(error.suggestions);
    else setOutcome({ kind: 'refused', ...authFailure(error, 'Registration') });
  };
  const awaitMail = (email: string) => navigate(paths.verification(), { state: { email } });
  const submit = form.handleSubmit(async ({ username, email, password }) => {
    begin();
    try {
      const { requiresVerification } = await call(contract.accounts.register, {
        body: { username, email, password, ...(waiting && { waiting }) },
      });
      if (requiresVerification) await awaitMail(email);
      else setOutcome({ kind: 'registered' });
    } catch (error) {
      fail(error);
    }
  });

  return (
    <form aria-label="Create account" noValidate className="grid gap-3.5" onSubmit={(event) => void submit(event)}>
      <WelcomeGift when="to begin with" className="-mt-2" />
      {waiting && <KeptWords waiting={waiting} />}
      {outcome.kind === 'refused' && (
        <FormAlert tone="bad" title={outcome.title}>
          {outcome.text}
        </FormAlert>
      )}
      {registered && <FormAlert tone="good">Registration successful! Please sign in.</FormAlert>}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email', { onBlur: suggestName })}
      />
      <TextField
        label="Full name"
        autoComplete="name"
        error={errors.username?.message}
        help={suggested && 'Everybody reads this name. Change it if you like.'}
        {...form.register('username')}
        onClick={({ currentTarget }) => {
          if (offered && suggested) currentTarget.select();
          setOffered(false);
        }}
      />
      <Suggestions
        label="Free names"
        texts={freeNames}
        onChoose={(name) => {
          setFreeNames([]);
          form.setValue('username', name, { shouldValidate: true });
          form.setFocus('username');
        }}
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
      <Checkbox label={<AgreeToTerms />} error={errors.terms?.message} {...form.register('terms')} />
      <Button type="submit" size="lg" wide loading={isSubmitting} disabled={registered}>
        Create Account
      </Button>
      {registered && <RedirectLine durationMs={clientTiming.signInRedirectMs} />}
      {config?.email_verification_required && (
        <MailedLink form={form} waiting={waiting} on={{ begin, fail, awaitMail }} />
      )}
    </form>
  );
}

/** In a tab of their own: what is in the form stays there. */
function AgreeToTerms() {
  return (
    <span>
      I agree to the{' '}
      <a href={paths.terms()} target="_blank" rel="noopener" className="link inline-block py-0.5 font-normal">
        terms
      </a>
    </span>
  );
}

function KeptWords({ waiting }: { waiting: WaitingPrompt }) {
  return (
    <p className="rounded-button border border-line bg-surface px-3.5 py-2.5 text-13 text-ink-3">
      <b className="block font-medium text-ink">Your words are kept</b>
      <span dir="auto" className="line-clamp-2 break-words">
        “{waiting.text_prompt}”
      </span>
      {waiting.is_wanted && <span className="block">They are made as soon as you have confirmed your address.</span>}
    </p>
  );
}

/** The fields the server has named, as far as this form has them. */
function wrongFields(error: unknown): readonly { name: 'username' | 'email' | 'password'; message: string }[] {
  const details = error instanceof ApiError ? error.details : [];
  return details.flatMap(({ path, message }) => {
    const name = path.split('.').at(-1);
    return name === 'username' || name === 'email' || name === 'password' ? [{ name, message }] : [];
  });
}
