import { factors } from '@loomlight/contract/factors';
import type { SentBody } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { canUsePasskeys, passkeyFailure, signWithPasskey, useSignOut } from '../account/index.ts';

type Way = 'password' | 'app' | 'recovery';
const wayWords = {
  password: 'Use your password',
  app: 'Use a code from your app',
  recovery: 'Use a recovery code',
} as const satisfies Record<Way, string>;

export interface ProofDialogProps {
  onProved: () => void;
  onClose: () => void;
}

/** Asks a person who has been here for a while to show who they are, in whichever way they can (GROUND-25). */
export function ProofDialog({ onProved, onClose }: ProofDialogProps) {
  const signOut = useSignOut();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: keys.proof,
    queryFn: ({ signal }) => call(factors.proofOptions, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const ways = data
    ? (
        [data.has_password && 'password', data.has_totp && 'app', data.has_recovery_codes && 'recovery'] as const
      ).filter((way) => way !== false)
    : [];
  const hasPasskey = data !== undefined && data.passkey !== null && canUsePasskeys();
  return (
    <Dialog title="Is it you?" description="Please confirm it before you go on." onClose={onClose}>
      {error && <ErrorState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton className="h-28 rounded-button" />}
      {data && ways.length === 0 && !hasPasskey && data.passkey !== null && (
        <p>This browser cannot use your passkey. Please do this in one that can.</p>
      )}
      {data && ways.length === 0 && data.passkey === null && (
        <>
          <p>Your account has no password. Please sign out, sign in again, and come back within ten minutes.</p>
          <Button onClick={() => void signOut()}>Sign Out</Button>
        </>
      )}
      {data && (ways.length > 0 || hasPasskey) && <ProofForm ways={ways} hasPasskey={hasPasskey} onProved={onProved} />}
      <Button tone="line" onClick={onClose}>
        Cancel
      </Button>
    </Dialog>
  );
}

function ProofForm({
  ways,
  hasPasskey,
  onProved,
}: {
  ways: readonly Way[];
  hasPasskey: boolean;
  onProved: () => void;
}) {
  // A recovery code is good once, and is not used up where a passkey is at hand.
  const [way, setWay] = useState(hasPasskey && ways[0] === 'recovery' ? undefined : ways[0]);
  const [typed, setTyped] = useState('');
  const [working, setWorking] = useState<'form' | 'passkey'>();
  const [problem, setProblem] = useState<{ readonly text: string; readonly isField: boolean }>();

  const show = async (body: SentBody<typeof factors.prove>): Promise<void> => {
    await call(factors.prove, { body });
    onProved();
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (working || way === undefined) return;
    if (typed === '') return setProblem({ text: 'Please fill this in.', isField: true });
    setWorking('form');
    setProblem(undefined);
    try {
      await show(way === 'password' ? { password: typed } : { code: typed });
    } catch (error) {
      const isField = error instanceof ApiError && error.details.length > 0;
      setProblem({ text: errorText(error), isField });
      setWorking(undefined);
      setTyped('');
      focusField(form);
    }
  };
  const usePasskey = async (): Promise<void> => {
    if (working) return;
    setWorking('passkey');
    setProblem(undefined);
    try {
      const { passkey } = await call(factors.proofOptions);
      await show({ passkey: await signWithPasskey(passkey ?? { challenge: '' }) });
    } catch (error) {
      setProblem({ text: passkeyFailure(error), isField: false });
      setWorking(undefined);
    }
  };
  const choose = (next: Way): void => {
    setWay(next);
    setTyped('');
    setProblem(undefined);
  };
  const fieldProblem = problem?.isField ? problem.text : undefined;

  return (
    <>
      {problem && !problem.isField && <FormAlert tone="bad">{problem.text}</FormAlert>}
      {way !== undefined && (
        <form
          key={way}
          ref={focusField}
          aria-label="Confirm"
          noValidate
          className="grid gap-4"
          onSubmit={(event) => void submit(event)}
        >
          {way === 'password' ? (
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              value={typed}
              error={fieldProblem}
              onChange={({ target }) => setTyped(target.value)}
            />
          ) : (
            <CodeField kind={way} value={typed} error={fieldProblem} onChange={setTyped} />
          )}
          <Button type="submit" wide loading={working === 'form'} disabled={working === 'passkey'}>
            Confirm
          </Button>
        </form>
      )}
      {hasPasskey && (
        <Button
          tone={way === undefined ? 'ink' : 'line'}
          wide
          loading={working === 'passkey'}
          disabled={working === 'form'}
          onClick={() => void usePasskey()}
        >
          <KeyRound size={16} aria-hidden="true" />
          Use a passkey
        </Button>
      )}
      <div className="grid justify-items-center gap-1">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} tone="quiet" size="sm" onClick={() => choose(other)}>
              {wayWords[other]}
            </Button>
          ))}
      </div>
    </>
  );
}

/** Another way is another form, and begins in its field. */
function focusField(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus();
}
