import { countCredits, type Self } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { useGoHomeAsGuest, useSignOut } from '../account/index.ts';
import { useProof } from './use-proof.tsx';

/** The way out for good: a quiet line until it is wanted, then a form that says what goes. */
export function DeleteAccount({ self }: { self: Self }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return (
    <section aria-labelledby="delete-account" className="mt-10 border-t border-line pt-6">
      <h2 id="delete-account" className="title-20">
        Delete account
      </h2>
      {open ? (
        <DeleteForm self={self} onCancel={close} />
      ) : (
        <div className="mt-4 flex items-center justify-between gap-x-6">
          <p className="text-pretty text-ink-3">Everything you made goes with it. This cannot be undone.</p>
          <Button ref={opener} tone="line" className="flex-none" onClick={() => setOpen(true)}>
            Delete Account
          </Button>
        </div>
      )}
    </section>
  );
}

function DeleteForm({ self, onCancel }: { self: Self; onCancel: () => void }) {
  const goHome = useGoHomeAsGuest();
  const signOut = useSignOut();
  const { withProof, dialog } = useProof();
  const [password, setPassword] = useState('');
  const [word, setWord] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus({ preventScroll: true });
    // At once: who wants things to stand still sees no way to it.
    form.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      withProof(() =>
        call(privacy.deleteAccount, {
          body: { confirm: 'DELETE', ...(self.has_password ? { password } : {}) },
        }),
      ),
    onSuccess: async (answer) => {
      // Who would not show a second factor stays.
      if (!answer) return;
      await goHome();
      toast.success(answer.message);
    },
  });
  const wrongPassword =
    error instanceof ApiError && error.details.some(({ path }) => path === 'password') ? error.message : undefined;
  const mustSignIn = error instanceof ApiError && error.code === 'fresh_sign_in_needed';
  const isReady = word === 'DELETE' && (!self.has_password || password !== '');
  const all = self.credits + self.held;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) mutate();
  };
  return (
    <>
      <form
        ref={form}
        aria-label="Delete account"
        noValidate
        className="mt-4 grid max-w-[440px] gap-4"
        onSubmit={submit}
      >
        <ul className="grid gap-2 text-pretty text-ink-2">
          <li>Your pictures, films, favorites and profile are removed for good.</li>
          <li>
            {all === 0
              ? 'Credits cannot be brought back.'
              : `Your ${countCredits(all)} ${all === 1 ? 'is' : 'are'} lost.`}
          </li>
          <li>Prompts that others bought from you stay readable for them.</li>
          <li>Every device is signed out at once.</li>
        </ul>
        {error && wrongPassword === undefined && <FormAlert tone="bad">{errorText(error)}</FormAlert>}
        {mustSignIn && (
          <Button tone="line" onClick={() => void signOut()}>
            Sign Out
          </Button>
        )}
        {self.has_password && (
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            value={password}
            error={wrongPassword}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        <TextField
          label="Type DELETE to confirm"
          autoComplete="off"
          autoCapitalize="characters"
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <div className="flex gap-2">
          <Button type="submit" tone="danger" loading={isPending} disabled={!isReady}>
            Delete My Account
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
