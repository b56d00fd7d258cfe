import { factors } from '@loomlight/contract/factors';
import type { ReplyOf, SentBody } from '@loomlight/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardHeading } from './card-heading.tsx';
import { CodeField, type CodeKind } from '../../ui/code-field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { canUsePasskeys, passkeyFailure, signWithPasskey } from './passkey.ts';
import { useKeepSession } from './use-sign-in.ts';
import { WelcomeHome } from './welcome-home.tsx';

type Options = ReplyOf<typeof factors.secondStepOptions>;
type Outcome =
  | { kind: 'none' }
  | { kind: 'working'; with: 'code' | 'passkey' }
  | { kind: 'welcome' }
  | { kind: 'refused'; text: string }
  | { kind: 'wrong'; text: string }
  | { kind: 'over'; text: string };

export interface SecondStepProps {
  /** Called when the session stands. */
  onSignedIn: () => void;
  /** Back to the first step. */
  onBack: () => void;
}

/** The second step of a sign-in: a code of the app, a recovery code or a passkey (GROUND-25). */
export function SecondStep({ onSignedIn, onBack }: SecondStepProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: keys.secondStep,
    queryFn: ({ signal }) => call(factors.secondStepOptions, { signal }),
    // Of this one sign-in: nothing of the last one may be shown.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className="grid gap-4">
      <div>
        <CardHeading>One more step</CardHeading>
        <p className="mt-2 text-pretty text-ink-2">Please show that it is you.</p>
      </div>
      {data ? (
        <SecondStepForm options={data} onSignedIn={onSignedIn} onBack={onBack} />
      ) : error ? (
        isOver(error) ? (
          <Over text={errorText(error)} onBack={onBack} />
        ) : (
          <ErrorState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
        )
      ) : (
        <Skeleton className="h-36 rounded-button" />
      )}
    </div>
  );
}

function SecondStepForm({ options, onSignedIn, onBack }: SecondStepProps & { options: Options }) {
  const keepSession = useKeepSession();
  const queryClient = useQueryClient();
  const hasPasskey = options.passkey !== null && canUsePasskeys();
  const [kind, setKind] = useState<CodeKind | undefined>(
    options.has_totp ? 'app' : hasPasskey || !options.has_recovery_codes ? undefined : 'recovery',
  );
  const [code, setCode] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (kind !== undefined) field.current?.focus();
  }, [kind]);

  const finish = async (body: SentBody<typeof factors.secondStep>): Promise<void> => {
    await keepSession(() => call(factors.secondStep, { body }));
    onSignedIn();
    setOutcome({ kind: 'welcome' });
  };
  const sendCode = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (outcome.kind === 'working') return;
    if (code.trim() === '') return setOutcome({ kind: 'wrong', text: 'Please enter a code.' });
    setOutcome({ kind: 'working', with: 'code' });
    try {
      await finish({ code });
    } catch (error) {
      setOutcome(refusalOf(error));
      setCode('');
      field.current?.focus();
    }
  };
  const sendPasskey = async (): Promise<void> => {
    setOutcome({ kind: 'working', with: 'passkey' });
    try {
      // Anew each time: a challenge is answered once.
      const { passkey } = await call(factors.secondStepOptions);
      await finish({ passkey: await signWithPasskey(passkey ?? { challenge: '' }) });
    } catch (error) {
      setOutcome(isOver(error) ? refusalOf(error) : { kind: 'refused', text: passkeyFailure(error) });
    }
  };
  const choose = (next: CodeKind): void => {
    setKind(next);
    setCode('');
    setOutcome({ kind: 'none' });
  };
  const goBack = (): void => {
    queryClient.removeQueries({ queryKey: keys.secondStep });
    onBack();
  };

  if (outcome.kind === 'welcome') return <WelcomeHome />;
  if (outcome.kind === 'over') return <Over text={outcome.text} onBack={goBack} />;
  const working = outcome.kind === 'working' ? outcome.with : undefined;
  return (
    <>
      {outcome.kind === 'refused' && <FormAlert tone="bad">{outcome.text}</FormAlert>}
      {kind !== undefined && (
        <form aria-label="Second step" noValidate className="grid gap-4" onSubmit={(event) => void sendCode(event)}>
          <CodeField
            ref={field}
            kind={kind}
            value={code}
            error={outcome.kind === 'wrong' ? outcome.text : undefined}
            onChange={setCode}
          />
          <Button type="submit" size="lg" wide loading={working === 'code'} disabled={working === 'passkey'}>
            Continue
          </Button>
        </form>
      )}
      {hasPasskey && (
        <Button
          tone={kind === undefined ? 'ink' : 'line'}
          size="lg"
          wide
          loading={working === 'passkey'}
          disabled={working === 'code'}
          onClick={() => void sendPasskey()}
        >
          <KeyRound size={16} aria-hidden="true" />
          Use a passkey
        </Button>
      )}
      <div className="mt-2 grid justify-items-center gap-1 text-13">
        {options.has_totp && kind === 'recovery' && (
          <Button tone="quiet" size="sm" onClick={() => choose('app')}>
            Use a code from your app
          </Button>
        )}
        {options.has_recovery_codes && kind !== 'recovery' && (
          <Button tone="quiet" size="sm" onClick={() => choose('recovery')}>
            Use a recovery code
          </Button>
        )}
        <Button tone="quiet" size="sm" onClick={goBack}>
          Back to sign in
        </Button>
      </div>
    </>
  );
}

/** Waited too long, or tried too often: the way back is the only one. */
function Over({ text, onBack }: { text: string; onBack: () => void }) {
  return (
    <>
      <FormAlert tone="bad">{text}</FormAlert>
      <Button size="lg" wide onClick={onBack}>
        Back to Sign In
      </Button>
    </>
  );
}

function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_step_over';
}

function refusalOf(error: unknown): Outcome {
  const text = errorText(error);
  if (isOver(error)) return { kind: 'over', text };
  const isWrong = error instanceof ApiError && error.details.some(({ path }) => path === 'code');
  return isWrong ? { kind: 'wrong', text } : { kind: 'refused', text };
}
