import { itemPagePath } from '@loomlight/contract';
import { reportLimits, type Statement, statements } from '@loomlight/contract/reports';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { callWithKey } from './call-with-key.ts';

const dayWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const day = (at: string) => dayWords.format(new Date(at));

const momentWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const moment = (at: string) => momentWords.format(new Date(at));

const restrictions: Readonly<Record<string, string>> = {
  hide: 'Hidden from everybody but you, until it is decided otherwise',
  remove: 'Removed for good',
  withdraw_words: 'Removed for good, with the copies of its words that others had bought',
};
const ofPerson: Readonly<Record<string, string>> = {
  mute: 'You can make in private, and you cannot publish, sell, or change your profile',
  suspend: 'You are signed out, and you cannot sign in',
};
const detections: Readonly<Record<Statement['detected_by'], string>> = {
  notice: 'Somebody has reported it to us.',
  own: 'We have found it ourselves.',
  automated: 'A program has found it.',
};

/** Why something was restricted, for whom it concerns: by the key of the mail, or signed in. */
export function StatementView({ id, statementKey }: { id: string; statementKey: string | undefined }) {
  const opening = { params: { id }, key: statementKey ?? '', header: 'x-statement-key' } as const;
  const statement = useQuery({
    queryKey: ['statement', id, statementKey],
    queryFn: ({ signal }) =>
      statementKey === undefined
        ? call(statements.get, { params: { id }, signal })
        : callWithKey(statements.get, { ...opening, signal }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (statement.isPending) return <Skeleton className="mt-8 h-40 w-full" />;
  if (statement.isError) {
    if (statement.error instanceof ApiError && statement.error.status === 404)
      return (
        <>
          <p className="title-20 mt-8">There is no statement here.</p>
          <p className="mt-2 text-ink-2">
            It opens by the link of its mail, or when you are signed in with the account that it is about.
          </p>
        </>
      );
    return (
      <ErrorState
        message={errorText(statement.error)}
        onRetry={() => void statement.refetch()}
        retrying={statement.isFetching}
      />
    );
  }
  const { data } = statement;
  const done = doneTo(data);
  const send = (text: string) =>
    statementKey === undefined
      ? call(statements.appeal, { params: { id }, body: { text } })
      : callWithKey(statements.appeal, { ...opening, body: { text } });
  return (
    <div className="mt-6 grid gap-6">
      {data.reversed_at !== null && (
        <FormAlert tone="good">This decision was reversed on {day(data.reversed_at)}.</FormAlert>
      )}
      {done !== null && <p className="text-15">{done}</p>}
      <ul className="grid gap-2 text-14 empty:hidden">
        {data.items.map(({ action, content_type: contentType, content_id: id }) => (
          <li key={id}>
            <Link to={itemPagePath({ contentType, id })} className="link [overflow-wrap:anywhere]">
              {itemPagePath({ contentType, id })}
            </Link>
            <p className="mt-0.5 text-13 text-ink-3">{restrictions[action] ?? action}</p>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-14 max-sm:grid-cols-1">
        {factsOf(data).map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Appeal statement={data} send={send} onSent={() => void statement.refetch()} />
    </div>
  );
}

/** What was done to the person, in a sentence; null where it was done to items. */
function doneTo({ action, until, profile }: Statement): string | null {
  if (action === 'return_income') return 'Income that you had on hold was given back to those who paid it.';
  return until === null ? profile : `${ofPerson[action]} until ${moment(until)} UTC.`;
}

function factsOf(statement: Statement): readonly (readonly [string, string])[] {
  return [
    [
      'Decided',
      `${day(statement.decided_at)}, ${statement.is_automated ? 'automatically' : 'by a person, not automatically'}`,
    ],
    ['Where', statement.territory],
    ['Facts', statement.facts],
    ['How we learned of it', detections[statement.detected_by]],
    [statement.ground === 'law' ? 'The law' : 'The rules of this site', statement.ground_ref],
    ...(statement.strike_until ? [['Strike until', day(statement.strike_until)] as const] : []),
    ...(statement.redress === '' ? [] : [['What else to know', statement.redress] as const]),
  ];
}

function isOver(until: string, now = Date.now()): boolean {
  return Date.parse(until) <= now;
}

function Appeal({
  statement,
  send,
  onSent,
}: {
  statement: Statement;
  send: (text: string) => Promise<Statement>;
  onSent: () => void;
}) {
  const id = useId();
  const [text, setText] = useState('');
  const appealing = useMutation({ mutationFn: () => send(text), onSuccess: onSent });
  const { appeal, appeal_until: until, reversed_at: reversedAt } = statement;
  if (appeal) {
    return (
      <section aria-label="Appeal">
        <h2 className="title-20">Your appeal</h2>
        <p role="status" className="mt-2 text-15">
          {appeal.state === 'open' && 'Your appeal is being looked at.'}
          {appeal.state === 'upheld' && 'We have looked at it again, and the decision stands. Courts stay open to you.'}
          {appeal.state === 'reversed' && 'We have looked at it again, and have taken the decision back.'}
        </p>
        {appeal.answer !== null && (
          <p className="mt-2 text-15 whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
            {appeal.answer}
          </p>
        )}
        <p className="mt-4 text-13 text-ink-3">Sent on {day(appeal.received_at)}:</p>
        <p className="mt-1 text-14 whitespace-pre-wrap text-ink-2 [overflow-wrap:anywhere]" dir="auto">
          {appeal.text}
        </p>
      </section>
    );
  }
  if (reversedAt !== null || until === null) return null;
  if (isOver(until)) return <p className="text-15">The time to appeal is over. Courts stay open to you.</p>;
  const isLong = text.trim().length >= reportLimits.explanationMin;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLong && !appealing.isPending) appealing.mutate();
  };
  return (
    <form aria-label="Appeal" className="grid gap-2" onSubmit={submit}>
      <h2 className="title-20">Appeal this decision</h2>
      <p className="text-13 text-ink-3">You can appeal until {day(until)}, free of charge. Courts stay open to you.</p>
      <label htmlFor={id} className="text-13 font-medium">
        Why it is wrong
      </label>
      <textarea
        id={id}
        className="input min-h-24 py-2.5"
        value={text}
        maxLength={reportLimits.explanationMax}
        dir="auto"
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-note`} className="text-13 text-ink-3">
        At least {reportLimits.explanationMin} characters.
      </p>
      {appealing.isError && <FormAlert tone="bad">{errorText(appealing.error)}</FormAlert>}
      <Button type="submit" loading={appealing.isPending} aria-disabled={!isLong} className="justify-self-start">
        Send the appeal
      </Button>
    </form>
  );
}
