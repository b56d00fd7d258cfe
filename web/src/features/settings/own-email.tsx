import type { Self } from '@loomlight/contract';
import { type EmailChange, emailChanges } from '@loomlight/contract/email-changes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';

const ChangeEmail = lazy(async () => ({ default: (await import('./change-email.tsx')).ChangeEmail }));

/** The address one signs in with, the way to another one, and what that one still waits for (PEOPLE-47). */
export function OwnEmail({ self }: { self: Pick<Self, 'email' | 'email_verified'> }) {
  const queryClient = useQueryClient();
  const [changing, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { data } = useQuery({
    queryKey: keys.emailChange,
    queryFn: ({ signal }) => call(emailChanges.find, { signal }),
    // Confirmed in another tab, or on another device.
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
  const change = data?.change ?? undefined;
  const close = (): void => {
    flushSync(() => setChanging(false));
    opener.current?.focus();
  };
  return (
    <div className="border-b border-line py-3">
      <div className="flex items-center justify-between gap-x-6">
        <p className="min-w-0">
          <span className="block text-ink-2">Email</span>
          <span className="break-words">{self.email}</span>
          <span className="block text-13 text-ink-3">{self.email_verified ? 'Verified' : 'Not verified yet'}</span>
        </p>
        {!changing && (
          <Button ref={opener} tone="quiet" onClick={() => setChanging(true)}>
            Change Email
          </Button>
        )}
      </div>
      {changing && (
        <Suspense>
          <ChangeEmail
            onAsked={(asked) => {
              queryClient.setQueryData(keys.emailChange, { change: asked });
              close();
            }}
            onCancel={close}
          />
        </Suspense>
      )}
      {change && !changing && <Waiting change={change} onGone={() => opener.current?.focus()} />}
    </div>
  );
}

const dayWords = (at: string) => new Date(at).toLocaleDateString([], { dateStyle: 'long' });

/** Which of the two mailboxes has confirmed, what happens without the present one, and the way back. */
function Waiting({ change, onGone }: { change: EmailChange; onGone: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(emailChanges.cancel),
    onSuccess: () => {
      onGone();
      queryClient.setQueryData(keys.emailChange, { change: null });
    },
  });
  const steps = [
    { who: change.new_email, isDone: change.new_confirmed },
    { who: 'Your present address', isDone: change.old_confirmed },
  ];
  return (
    <div role="status" className="mt-3 grid gap-3 rounded-button border border-line bg-raised p-4">
      <p className="min-w-0 text-pretty">
        It changes to <b className="font-medium break-words">{change.new_email}</b> when both mailboxes have confirmed
        it. We have mailed a link to each.
      </p>
      <ul className="grid gap-1 text-13">
        {steps.map(({ who, isDone }) => (
          <li key={who} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 break-words text-ink-2">{who}</span>
            <span className={isDone ? 'text-green' : 'text-ink-3'}>{isDone ? 'Confirmed' : 'Not confirmed yet'}</span>
          </li>
        ))}
      </ul>
      <p className="text-13 text-pretty text-ink-3">
        {change.new_confirmed
          ? `Without the present one it changes by itself on ${dayWords(change.changes_at)}.`
          : `The new one has to be confirmed within a day. Without the present one it then changes by itself on ${dayWords(change.changes_at)}.`}
      </p>
      {error && <FormAlert tone="bad">{errorText(error)}</FormAlert>}
      <div>
        <Button tone="line" loading={isPending} onClick={() => mutate()}>
          Keep the Present Address
        </Button>
      </div>
    </div>
  );
}
