import { reportLimits, reports } from '@loomlight/contract/reports';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, errorText } from '../../api/error-words.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { callWithKey } from './call-with-key.ts';
import { categories, outcomes } from './report-words.ts';

const momentWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** How a report stands, for whoever holds its link. */
export function ReportStatus({ number, reportKey }: { number: string; reportKey: string | undefined }) {
  const key = reportKey ?? '';
  const report = useQuery({
    queryKey: ['report', number, key],
    queryFn: ({ signal }) => callWithKey(reports.get, { ...opening(number, key), signal }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (report.isPending) return <Skeleton className="mt-8 h-40 w-full" />;
  if (report.isError) {
    const isNone = report.error instanceof ApiError && report.error.status === 404;
    if (isNone) return <p className="title-20 mt-8">There is no report here.</p>;
    return (
      <ErrorState
        message={errorText(report.error)}
        onRetry={() => void report.refetch()}
        retrying={report.isFetching}
      />
    );
  }
  const { data } = report;
  return (
    <div className="mt-6 grid gap-6">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-14">
        <dt className="text-ink-3">About</dt>
        <dd>{categories[data.category].name}</dd>
        <dt className="text-ink-3">Received</dt>
        <dd>
          <Time at={data.received_at} />
        </dd>
        {data.state === 'open' && (
          <>
            <dt className="text-ink-3">Decided by</dt>
            <dd>
              <Time at={data.decide_by} />
            </dd>
          </>
        )}
        {data.decided_at !== null && (
          <>
            <dt className="text-ink-3">Decided</dt>
            <dd>
              <Time at={data.decided_at} />
            </dd>
          </>
        )}
        {data.state === 'withdrawn' && (
          <>
            <dt className="text-ink-3">State</dt>
            <dd>Taken back</dd>
          </>
        )}
      </dl>
      <section aria-label="Addresses">
        <h2 className="title-20">What you have reported</h2>
        <ul className="mt-2 grid gap-2 text-14">
          {data.addresses.map(({ address, outcome }) => (
            <li key={address}>
              <span className="block [overflow-wrap:anywhere]">{address}</span>
              <span className="text-13 text-ink-3">{outcomes[outcome]}</span>
            </li>
          ))}
        </ul>
      </section>
      {data.answer !== null && (
        <section aria-label="Answer">
          <h2 className="title-20">Our answer</h2>
          <p className="mt-2 text-15 whitespace-pre-wrap">{data.answer}</p>
          <p className="mt-2 text-13 text-ink-3">
            If you think that this is wrong, report it again and say why. You can also go to a court.
          </p>
        </section>
      )}
      <section aria-label="Messages">
        <h2 className="title-20">Messages</h2>
        {data.messages.length === 0 && <p className="mt-2 text-13 text-ink-3">None yet.</p>}
        <ul className="mt-2 grid gap-3 text-14">
          {data.messages.map((message) => (
            <li key={`${message.at} ${message.text}`}>
              <span className="block text-13 text-ink-3">
                {message.from_reporter ? 'You' : 'This site'}, <Time at={message.at} />
              </span>
              <span className="whitespace-pre-wrap" dir="auto">
                {message.text}
              </span>
            </li>
          ))}
        </ul>
        {data.state === 'open' && <AddMessage number={number} reportKey={key} onSent={() => void report.refetch()} />}
      </section>
      {data.state === 'open' && <Withdraw number={number} reportKey={key} onDone={() => void report.refetch()} />}
    </div>
  );
}

function opening(number: string, key: string) {
  return { params: { number }, key, header: 'x-report-key' } as const;
}

function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at}>
      {momentWords.format(new Date(at))}
    </time>
  );
}

interface Holding {
  readonly number: string;
  readonly reportKey: string;
}

function AddMessage({ number, reportKey, onSent }: Holding & { onSent: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const sending = useMutation({
    mutationFn: () => callWithKey(reports.message, { ...opening(number, reportKey), body: { text } }),
    onSuccess: () => {
      setText('');
      onSent();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !sending.isPending) sending.mutate();
  };
  return (
    <form aria-label="Add a message" className="mt-4 grid gap-2" onSubmit={send}>
      <label htmlFor={id} className="text-13 font-medium">
        Message
      </label>
      <textarea
        id={id}
        className="input min-h-20 py-2.5"
        value={text}
        maxLength={reportLimits.messageMax}
        dir="auto"
        onChange={({ target }) => setText(target.value)}
      />
      {sending.isError && <FormAlert tone="bad">{errorText(sending.error)}</FormAlert>}
      <Button type="submit" tone="line" loading={sending.isPending} className="justify-self-start">
        Send message
      </Button>
    </form>
  );
}

function Withdraw({ number, reportKey, onDone }: Holding & { onDone: () => void }) {
  const [asked, setAsked] = useState(false);
  const taking = useMutation({
    mutationFn: () => callWithKey(reports.withdraw, opening(number, reportKey)),
    onSuccess: onDone,
  });
  return (
    <>
      {taking.isError && <FormAlert tone="bad">{errorText(taking.error)}</FormAlert>}
      <Button tone="line" loading={taking.isPending} className="justify-self-start" onClick={() => setAsked(true)}>
        Take the report back
      </Button>
      {asked && (
        <ConfirmDialog
          title="Take the report back?"
          description="Nobody looks at it any more. You can report it again."
          action="Take it back"
          onConfirm={() => taking.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
