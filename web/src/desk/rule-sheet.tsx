import {
  desk,
  type DeskRule,
  ruleActions,
  type RuleAction,
  type RuleScope,
  ruleScopes,
} from '@loomlight/contract/desk';
import { reportCategories, type ReportCategory } from '@loomlight/contract/reports';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet } from './act-sheet.tsx';
import { categoryName, scopeNames } from './desk-words.ts';
import { Field } from './field.tsx';
import { RuleTest } from './rule-test.tsx';

/** A rule as somebody writes it. */
export interface RuleWish {
  readonly pattern: string;
  readonly is_beginning: boolean;
  readonly action: RuleAction;
  readonly scopes: readonly RuleScope[];
  readonly explanation: string;
  readonly category: ReportCategory;
  readonly note: string;
  readonly counts: boolean;
}
export const noWish: RuleWish = {
  ...{ pattern: '', is_beginning: false, action: 'refuse', scopes: ['prompt'], explanation: '' },
  ...{ category: 'other', note: '', counts: true },
};

/** The same rule once more, to be changed or written as it was. */
export function wishOf(rule: DeskRule): RuleWish {
  const { pattern, is_beginning, action, scopes, explanation, category, note, counts } = rule;
  return { pattern, is_beginning, action, scopes, explanation, category, note, counts };
}

/** A new rule, which can be tried on what was made before it holds (DESK-30, DESK-133). */
export function RuleSheet({ wish: begun, onClose }: { wish: RuleWish; onClose: () => void }) {
  const [wish, setWish] = useState(begun);
  // There is nothing of a profile that could wait for a look.
  const scopes = wish.action === 'review' ? (['prompt'] as const) : wish.scopes;
  const body = { ...wish, scopes: [...scopes] };
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
            onChange={({ target }) => setWish({ ...wish, pattern: target.value })}
          />
          <Checkbox
            label="Also every word that begins so"
            checked={wish.is_beginning}
            onChange={({ target }) => setWish({ ...wish, is_beginning: target.checked })}
          />
          <RuleTest
            key={`${wish.is_beginning} ${wish.pattern}`}
            pattern={wish.pattern}
            isBeginning={wish.is_beginning}
          />
          <Field
            label="What it does"
            as="select"
            value={wish.action}
            onChange={(action) => setWish({ ...wish, action: ruleActions.find((one) => one === action) ?? 'refuse' })}
          >
            <option value="refuse">Refuse it</option>
            <option value="review">Look at the piece before it is shown</option>
          </Field>
          {wish.action === 'refuse' && (
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
          <Field
            label="What it is about"
            as="select"
            value={wish.category}
            onChange={(category) =>
              setWish({ ...wish, category: reportCategories.find((one) => one === category) ?? 'other' })
            }
          >
            {reportCategories.map((category) => (
              <option key={category} value={category}>
                {categoryName(category)}
              </option>
            ))}
          </Field>
          <TextField
            label="What people read"
            help="A sentence that says what is against the rules."
            maxLength={200}
            value={wish.explanation}
            onChange={({ target }) => setWish({ ...wish, explanation: target.value })}
          />
          <Field
            label="Note"
            as="textarea"
            maxLength={1_000}
            help="For the desk alone."
            value={wish.note}
            onChange={(note) => setWish({ ...wish, note })}
          />
          {wish.action === 'refuse' && (
            <Checkbox
              label="Five refusals in a day propose to look at the person"
              checked={wish.counts}
              onChange={({ target }) => setWish({ ...wish, counts: target.checked })}
            />
          )}
        </>
      }
      input={isWhole ? JSON.stringify(body) : undefined}
      send={({ words, ...sent }) => call(desk.addRule, { ...sent, body: { ...words, ...body } })}
      onClose={onClose}
    />
  );
}
