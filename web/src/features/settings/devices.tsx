import { contract, type ReplyOf } from '@loomlight/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { usePassingTime } from '../../lib/use-passing-time.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog }));

type Session = ReplyOf<typeof contract.accounts.sessions>['sessions'][number];

const methodWords = {
  password: 'Signed in',
  google: 'Signed in with Google',
  passkey: 'Signed in with a passkey',
  mail: 'Signed in with a mailed link',
} as const satisfies Record<Session['method'], string>;

/** Where the person is signed in, and the way to end it there. */
export function Devices() {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<Session | 'others'>();
  const { data, isPending, isError, error, refetch, isFetching } = useQuery({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => call(contract.accounts.sessions, { signal }),
  });
  const after = {
    onError: (reason: unknown) => toast.error(errorText(reason)),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: keys.sessions });
      // The button that was pressed has gone with its row.
      heading.current?.focus();
    },
  };
  const end = useMutation({
    mutationFn: ({ id }: Session) => call(contract.accounts.endSession, { params: { id } }),
    onSuccess: (_reply, { device }) => toast.success(`${device} has been signed out.`),
    ...after,
  });
  const endOthers = useMutation({
    mutationFn: () => call(contract.accounts.endOtherSessions),
    onSuccess: ({ message }) => toast.success(message),
    ...after,
  });
  const busy = end.isPending || endOthers.isPending;
  const others = data?.sessions.filter((session) => !session.is_current) ?? [];

  return (
    <div className="mt-6">
      <div className="flex items-center justify-between gap-x-6">
        <h3 ref={heading} tabIndex={-1} className="font-medium">
          Devices
        </h3>
        {others.length > 0 && (
          <Button tone="line" size="sm" loading={busy} onClick={() => setAsking('others')}>
            Sign out all others
          </Button>
        )}
      </div>
      {isPending && <Skeleton className="my-3 h-9" />}
      {isError && <ErrorState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      <ul aria-label="Devices" aria-busy={busy}>
        {data?.sessions.map((session) => (
          <DeviceRow key={session.id} session={session} disabled={busy} onEnd={() => setAsking(session)} />
        ))}
      </ul>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={asking === 'others' ? 'Sign out all other devices?' : 'Sign out this device?'}
            description={
              asking === 'others'
                ? 'Every device but this one has to sign in again.'
                : `${asking.device} has to sign in again.`
            }
            action="Sign Out"
            danger
            onConfirm={() => (asking === 'others' ? endOthers.mutate() : end.mutate(asking))}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

function DeviceRow({ session, disabled, onEnd }: { session: Session; disabled: boolean; onEnd: () => void }) {
  const device = session.device || 'Unknown device';
  const now = usePassingTime();
  return (
    <li className="flex min-h-13 items-center gap-3 border-b border-line py-2">
      <p className="min-w-0 flex-1">
        <b className="block font-medium break-words">{device}</b>
        <span className="text-12 text-ink-3">
          {`${methodWords[session.method]} ${relativeTime(session.created_at, now)}`}
          {!session.is_current && `, last used ${relativeTime(session.last_used_at, now)}`}
        </span>
      </p>
      {session.is_current ? (
        <span className="text-13 text-ink-3">This device</span>
      ) : (
        <Button tone="quiet" size="sm" disabled={disabled} aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}
