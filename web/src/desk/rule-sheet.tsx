import { desk, ruleActions, type RuleScope, ruleScopes } from '@loomlight/contract/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { errorText } from '../api/error-words.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Field } from './field.tsx';
import { scopeNames } from './desk-words.ts';

const triedDays = 7;

interface Wish {
  readonly pattern: string;
  readonly is_beginning: boolean;
  readonly action: string;
  readonly scopes: readonly RuleScope[];
  readonly explanation: string;
}
const nothing: Wish = { pattern: '', is_beginning: false, action: 'refuse', scopes: ['prompt'], explanation: '' };

/** A new rule, which can be tried on what was made before it holds (DESK-30). */
export function RuleSheet({ onClose }: { onClose: () => void }) {
  const [wish, setWish] = useState<Wish>(nothing);
  const tried = useMutation({
    mutationFn: () =>
      call(desk.tryRule, { body: { pattern: wish.pattern, is_beginning: wish.is_beginning, days: triedDays } }),
  });
  const action = ruleActions.find((one) => one === wish.action) ?? 'refuse';
  // There is nothing of a profile that could wait for a look.
  const scopes = action === 'review' ? (['prompt'] as const) : wish.scopes;
  const body = { ...wish, action, scopes: [...scopes] };
  const isWhole = wish.pattern.trim() !== '' && wish.explanation.trim() !== '' && scopes.length > 0;
  const turn = (scope: RuleScope) =>
    setWish({ ...wish, scopes: ruleScopes.filter((one) => (one === scope) !== wish.scopes.includes(one)) });
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
          <Checkbox
            label="Also every word that begins so"
            checked={wish.is_beginning}
            onChange={({ target }) => {
              tried.reset();
              setWish({ ...wish, is_beginning: target.checked });
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
            <option value="refuse">Refuse it</option>
            <option value="review">Look at the piece before it is shown</option>
          </Field>
          {action === 'refuse' && (
            <fieldset>
              <legend className="mb-1.5 text-13 font-medium">Where it holds</legend>
              {ruleScopes.map((scope) => (
                <Checkbox
                  key={scope}
                  label={scopeNames[scope]}
                  checked={wish.scopes.includes(scope)}
                  onChange={() => turn(scope)}
                />
              ))}
            </fieldset>
          )}
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
