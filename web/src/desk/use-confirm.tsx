import { desk } from '@loomlight/contract/desk';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call } from '../api/client.ts';
import { ApiError, errorText } from '../api/error-words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField } from '../ui/password-field.tsx';

export interface Confirming {
  /**
   * Does something that wants a confirmed session. When the server says so, who has just signed in is confirmed without a word, and anybody
   * else is asked for the password; then it is done again. Undefined when the person would not.
   */
  readonly confirmed: <T>(act: () => Promise<T>) => Promise<T | undefined>;
  /** To be drawn somewhere. */
  readonly question: ReactNode;
}

/** Asks an administrator who they are, only when the server wants it (DESK-74). */
export function useConfirm(): Confirming {
  const [asking, setAsking] = useState<{ readonly answer: (isConfirmed: boolean) => void }>();
  const ask = async (): Promise<boolean> => {
    const isConfirmed = await new Promise<boolean>((answer) => setAsking({ answer }));
    setAsking(undefined);
    return isConfirmed;
  };
  return {
    confirmed: async (act) => {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'confirm_needed') throw error;
      }
      return (await isFresh()) || (await ask()) ? act() : undefined;
    },
    question: asking && <Question onConfirmed={() => asking.answer(true)} onClose={() => asking.answer(false)} />,
  };
}

async function isFresh(): Promise<boolean> {
  try {
    await call(desk.confirm, { body: {} });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'fresh_sign_in_needed') return false;
    throw error;
  }
}

function Question({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (working) return;
    if (password === '') return setProblem('Please fill this in.');
    setWorking(true);
    try {
      await call(desk.confirm, { body: { password } });
      onConfirmed();
    } catch (error) {
      setProblem(errorText(error));
      setWorking(false);
      setPassword('');
    }
  };
  return (
    <Dialog
      title="Is it you?"
      description="Please confirm it with your password. Without one, sign out, sign in again, and come back within a quarter of an hour."
      onClose={onClose}
    >
      <form aria-label="Confirm" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          error={problem}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" wide loading={working}>
          Confirm
        </Button>
        <Button tone="line" wide onClick={onClose}>
          Cancel
        </Button>
      </form>
    </Dialog>
  );
}
