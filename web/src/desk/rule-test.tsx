import { desk, type TestedRule } from '@loomlight/contract/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { errorText } from '../api/error-words.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { Field } from './field.tsx';
import { Moment } from './moment.tsx';

const spans = [1, 7, 30] as const;

/** Tries a rule that is not written yet on what was made: how many pieces it would have met, when, and the newest of them (DESK-30, DESK-134). */
export function RuleTest({ pattern, isBeginning }: { pattern: string; isBeginning: boolean }) {
  const [days, setDays] = useState(7);
  const tested = useMutation({
    mutationFn: () => call(desk.testRule, { body: { pattern, is_beginning: isBeginning, days } }),
  });
  const isWritten = pattern.trim() !== '';
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="Try it on the last"
          as="select"
          value={String(days)}
          onChange={(chosen) => {
            tested.reset();
            setDays(Number(chosen));
          }}
        >
          {spans.map((span) => (
            <option key={span} value={span}>
              {dayWords(span)}
            </option>
          ))}
        </Field>
        <Button
          tone="line"
          loading={tested.isPending}
          aria-disabled={!isWritten}
          onClick={() => isWritten && tested.mutate()}
        >
          Try it
        </Button>
      </div>
      {tested.data && <Tested tested={tested.data} days={days} />}
      {tested.isError && <FormAlert tone="bad">{errorText(tested.error)}</FormAlert>}
    </div>
  );
}

function Tested({
  tested: { hits, looked_at: lookedAt, people, by_day: byDay, samples },
  days,
}: {
  tested: TestedRule;
  days: number;
}) {
  return (
    <div className="grid gap-2">
      <p role="status" className="desk-note">
        {`It would have met ${many(hits)} of ${many(lookedAt)} pieces of the last ${dayWords(days)}, by ${many(people)} ${people === 1 ? 'person' : 'people'}.`}
      </p>
      {byDay.length > 1 && (
        <p className="desk-note">{byDay.map(({ day, hits: count }) => `${day}: ${many(count)}`).join(', ')}</p>
      )}
      {samples.length > 0 && (
        <ul aria-label="The newest of them" className="desk-rows">
          {samples.map(({ content_id: id, username, at, matched }) => (
            <li key={id}>
              <span className="[overflow-wrap:anywhere]">
                <b>{matched}</b> by {username}
              </span>
              <span className="desk-note">
                <Moment at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function many(count: number): string {
  return count.toLocaleString('en-US');
}

function dayWords(days: number): string {
  return days === 1 ? 'day' : `${days} days`;
}
