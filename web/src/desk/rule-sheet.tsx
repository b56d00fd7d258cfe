import { desk, ruleActions } from '@loomlight/contract/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { errorText } from '../api/error-words.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Field } from './field.tsx';

const triedDays = 7;

/** A new rule, which can be tried on what was made before it holds (DESK-30). */
export function RuleSheet({ onClose }: { onClose: () => void }) {
  const [wish, setWish] = useState({ pattern: '', action: 'refuse', explanation: '' });
  const tried = useMutation({
    mutationFn: () => call(desk.tryRule, { body: { pattern: wish.pattern, days: triedDays } }),
  });
  const body = { ...wish, action: ruleActions.find((one) => one === wish.action) ?? 'refuse' };
  const isWhole = wish.pattern.trim() !== '' && wish.explanation.trim() !== '';
  return (
    <ActSheet
      title="New rule"
      fields={
        <>
          <TextField
            label="Word or phrase"
            help="Whole words; capitals, accents and hidden signs make no difference."
            maxLength={200}
            value={wish.pattern}
            onChange={({ target }) => {
              tried.reset();
              setWish({ ...wish, pattern: target.value });
            }}
          />
          <Button
            tone="line"
            size="sm"
            loading={tried.isPending}
            aria-disabled={wish.pattern.trim() === ''}
            onClick={() => wish.pattern.trim() !== '' && tried.mutate()}
          >
            Try it
          </Button>
          {tried.data && (
            <p role="status" className="desk-note">
              {`It would have met ${tried.data.hits.toLocaleString('en-US')} of ${tried.data.looked_at.toLocaleString('en-US')} pieces of the last ${triedDays} days, by ${tried.data.people.toLocaleString('en-US')} people.`}
            </p>
          )}
          {tried.isError && <FormAlert tone="bad">{errorText(tried.error)}</FormAlert>}
          <Field
            label="What it does"
            as="select"
            value={wish.action}
            onChange={(action) => setWish({ ...wish, action })}
          >
            <option value="refuse">Refuse the prompt</option>
            <option value="review">Look at the piece before it is shown</option>
          </Field>
          <TextField
            label="What people read"
            help="A sentence that says what is against the rules."
            maxLength={200}
            value={wish.explanation}
            onChange={({ target }) => setWish({ ...wish, explanation: target.value })}
          />
        </>
      }
      input={isWhole ? JSON.stringify(body) : undefined}
      send={({ words, ...sent }) => call(desk.addRule, { ...sent, body: { ...words, ...body } })}
      onClose={onClose}
    />
  );
}
