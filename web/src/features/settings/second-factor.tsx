import type { ReplyOf } from '@loomlight/contract';
import { factors } from '@loomlight/contract/factors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { canUsePasskeys } from '../account/index.ts';
import { useProof } from './use-proof.tsx';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog }));
const TotpSetup = lazy(async () => ({ default: (await import('./totp-setup.tsx')).TotpSetup }));
const AddPasskey = lazy(async () => ({ default: (await import('./add-passkey.tsx')).AddPasskey }));
const RecoveryCodes = lazy(async () => ({ default: (await import('./recovery-codes.tsx')).RecoveryCodes }));

type Factors = ReplyOf<typeof factors.list>;
type Passkey = Factors['passkeys'][number];
type Shown =
  | { kind: 'totp'; started: ReplyOf<typeof factors.startTotp> }
  | { kind: 'add-passkey' }
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'ask'; question: Question };

/** What is confirmed before it is done. */
interface Question {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly danger: boolean;
  readonly act: () => Promise<void>;
}

/** What one signs in with besides the password: an app, passkeys, and codes for the day when both are gone (GROUND-25). */
export function SecondFactor() {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { withProof, dialog } = useProof();
  const [shown, setShown] = useState<Shown>();
  const [busy, setBusy] = useState(false);
  const { data, isPending, isError, error, refetch, isFetching } = useQuery({
    queryKey: keys.factors,
    queryFn: ({ signal }) => call(factors.list, { signal }),
  });

  /** Does something that may want a proof, and looks again. */
  const change = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await act();
    } catch (reason) {
      toast.error(errorText(reason));
    }
    setBusy(false);
    await queryClient.invalidateQueries({ queryKey: keys.factors });
    // The button that was pressed has gone with its row.
    if (document.activeElement === document.body) heading.current?.focus();
  };
  const startTotp = () =>
    change(async () => {
      const started = await withProof(() => call(factors.startTotp));
      if (started) setShown({ kind: 'totp', started });
    });
  const remove = (act: () => Promise<{ readonly message: string }>) => async (): Promise<void> => {
    const done = await withProof(act);
    if (done) toast.success(done.message);
  };
  const askToTurnOff = (): void =>
    setShown({
      kind: 'ask',
      question: {
        title: 'Turn off the authenticator app?',
        description: isLast(data) ? lastWords : 'Signing in takes one of your passkeys from then on.',
        action: 'Turn Off',
        danger: true,
        act: remove(() => call(factors.removeTotp)),
      },
    });
  const askToRemove = ({ id, name }: Passkey): void =>
    setShown({
      kind: 'ask',
      question: {
        title: 'Remove this passkey?',
        description: `${name} does not open your account any more. ${isLast(data) ? lastWords : ''}`.trim(),
        action: 'Remove',
        danger: true,
        act: remove(() => call(factors.removePasskey, { params: { id } })),
      },
    });
  const askForCodes = (): void =>
    setShown({
      kind: 'ask',
      question: {
        title: 'Make new recovery codes?',
        description: 'The codes that you have kept so far are void from then on.',
        action: 'Make New Codes',
        danger: false,
        act: async () => {
          const made = await withProof(() => call(factors.makeRecoveryCodes));
          if (made) setShown({ kind: 'codes', codes: made.recovery_codes });
        },
      },
    });
  const close = (): void => setShown(undefined);
  const added = (said: string, codes: readonly string[] | null): void => {
    void queryClient.invalidateQueries({ queryKey: keys.factors });
    toast.success(said);
    setShown(codes === null ? undefined : { kind: 'codes', codes });
  };

  return (
    <div className="mt-6">
      <h3 ref={heading} tabIndex={-1} className="font-medium">
        Two-step sign-in
      </h3>
      <p className="mt-1 text-13 text-pretty text-ink-3">
        {isOn(data)
          ? 'Signing in takes a second step besides your password.'
          : 'A second step besides your password keeps others out, even those who know it.'}
      </p>
      {isPending && <Skeleton className="my-3 h-28" />}
      {isError && <ErrorState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <div className="mt-2" aria-busy={busy}>
          <FactorRow
            title="Authenticator app"
            note={
              data.totp_since === null
                ? 'Codes from an app on your phone.'
                : `Turned on ${relativeTime(data.totp_since)}`
            }
          >
            {data.totp_since === null ? (
              <Button tone="line" size="sm" loading={busy} onClick={() => void startTotp()}>
                Set up app
              </Button>
            ) : (
              <Button tone="quiet" size="sm" disabled={busy} onClick={askToTurnOff}>
                Turn off app
              </Button>
            )}
          </FactorRow>
          <FactorRow title="Passkeys" note={passkeyNote(data)}>
            {canUsePasskeys() && (
              <Button tone="line" size="sm" disabled={busy} onClick={() => setShown({ kind: 'add-passkey' })}>
                Add passkey
              </Button>
            )}
          </FactorRow>
          {data.passkeys.length > 0 && (
            <ul aria-label="Passkeys">
              {data.passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} disabled={busy} onRemove={() => askToRemove(passkey)} />
              ))}
            </ul>
          )}
          {isOn(data) && (
            <FactorRow title="Recovery codes" note={codesNote(data.recovery_codes_left)}>
              <Button tone="line" size="sm" disabled={busy} onClick={askForCodes}>
                Make new codes
              </Button>
            </FactorRow>
          )}
        </div>
      )}
      <Suspense>
        {shown?.kind === 'totp' && (
          <TotpSetup
            started={shown.started}
            onDone={(codes) => added('The authenticator app is on.', codes)}
            onClose={close}
          />
        )}
        {shown?.kind === 'add-passkey' && (
          <AddPasskey
            withProof={withProof}
            onDone={(codes) => added('The passkey has been added.', codes)}
            onClose={close}
          />
        )}
        {shown?.kind === 'codes' && <RecoveryCodes codes={shown.codes} onClose={close} />}
        {shown?.kind === 'ask' && (
          <ConfirmDialog {...shown.question} onConfirm={() => void change(shown.question.act)} onClose={close} />
        )}
      </Suspense>
      {dialog}
    </div>
  );
}

const lastWords = 'Your password alone is enough from then on, and your recovery codes are void.';

function isOn(data: Factors | undefined): boolean {
  return data !== undefined && (data.totp_since !== null || data.passkeys.length > 0);
}

function isLast(data: Factors | undefined): boolean {
  return data !== undefined && data.passkeys.length + (data.totp_since === null ? 0 : 1) === 1;
}

function passkeyNote({ passkeys }: Factors): string {
  if (!canUsePasskeys()) return 'This browser cannot use passkeys here.';
  return passkeys.length === 0 ? 'Your fingerprint, your face or a key.' : 'They open your account by themselves.';
}

function codesNote(left: number): string {
  return left === 0 ? 'None left. Please make new ones.' : `${left} of 10 left`;
}

function FactorRow({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className="flex min-h-13 items-center gap-3 border-b border-line py-2">
      <p className="min-w-0 flex-1">
        <b className="block font-medium">{title}</b>
        <span className="text-12 text-ink-3">{note}</span>
      </p>
      {children}
    </div>
  );
}

function PasskeyRow({ passkey, disabled, onRemove }: { passkey: Passkey; disabled: boolean; onRemove: () => void }) {
  const { name, created_at: createdAt, last_used_at: usedAt } = passkey;
  return (
    <li className="flex min-h-13 items-center gap-3 border-b border-line py-2 pl-4">
      <p className="min-w-0 flex-1">
        <b dir="auto" className="block font-medium break-words">
          {name}
        </b>
        <span className="text-12 text-ink-3">
          Added {relativeTime(createdAt)}
          {usedAt === null ? ', never used' : `, last used ${relativeTime(usedAt)}`}
        </span>
      </p>
      <Button tone="quiet" size="sm" disabled={disabled} aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
