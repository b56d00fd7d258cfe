import type { ReplyOf } from '@loomlight/contract';
import { desk, type ItemAction, itemActions } from '@loomlight/contract/desk';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { ActSheet } from './act-sheet.tsx';
import { Field } from './field.tsx';
import { GroundsFields, missingOf, noGrounds } from './grounds-fields.tsx';
import { StrikeField } from './strike-field.tsx';

const names: Readonly<Record<ItemAction, string>> = {
  none: 'Let stand',
  hide: 'Hide',
  remove: 'Remove',
  withdraw_words: 'Remove, and withdraw the words',
};

/** Decides a report item by item, with the statement that owners will read beside it. */
export function DecideSheet({
  report,
  copies,
  onClose,
}: {
  report: ReplyOf<typeof desk.report>;
  /** Those that are ticked: one action for all of them. */
  copies: readonly string[];
  onClose: () => void;
}) {
  const ids = new Set(report.items.flatMap((item) => (item.state === 'gone' ? [] : (item.content_id ?? []))));
  const found = [...ids];
  const [chosen, setChosen] = useState<Readonly<Record<string, ItemAction>>>({});
  const [grounds, setGrounds] = useState(noGrounds);
  const [answer, setAnswer] = useState('');
  const [strike, setStrike] = useState(false);
  const [ofCopies, setOfCopies] = useState<ItemAction>('none');
  const items = [
    ...found.map((id) => ({ content_id: id, action: chosen[id] ?? ('none' as const) })),
    ...(ofCopies === 'none' ? [] : copies.map((id) => ({ content_id: id, action: ofCopies }))),
  ];
  const restricts = items.some(({ action }) => action !== 'none');
  const body = {
    items,
    answer,
    ...(restricts ? { ...grounds, strike } : {}),
  };
  const missing = restricts ? missingOf(grounds) : [];
  return (
    <ActSheet
      title="Decide"
      fields={
        <>
          {found.map((id, index) => (
            <Field
              key={id}
              label={found.length === 1 ? 'What happens to the item' : `What happens to item ${index + 1}`}
              as="select"
              value={chosen[id] ?? 'none'}
              help={report.items.find((item) => item.content_id === id)?.address ?? ''}
              onChange={(value) => setChosen({ ...chosen, [id]: itemActions.find((one) => one === value) ?? 'none' })}
            >
              {itemActions.map((action) => (
                <option key={action} value={action}>
                  {names[action]}
                </option>
              ))}
            </Field>
          ))}
          {copies.length > 0 && (
            <Field
              label={
                copies.length === 1
                  ? 'What happens to the ticked copy'
                  : `What happens to the ${copies.length} ticked copies`
              }
              as="select"
              value={ofCopies}
              help="Copies that are not ticked stay as they are."
              onChange={(value) => setOfCopies(itemActions.find((one) => one === value) ?? 'none')}
            >
              {itemActions.map((action) => (
                <option key={action} value={action}>
                  {names[action]}
                </option>
              ))}
            </Field>
          )}
          {found.length === 0 && <p className="desk-note">Nothing that it names is there any more.</p>}
          {restricts && (
            <>
              <GroundsFields {...{ grounds, whom: 'the owner', onChange: setGrounds }} />
              <StrikeField strike={strike} onChange={setStrike} />
            </>
          )}
          <Field
            label="Answer to who has reported"
            as="textarea"
            value={answer}
            maxLength={2_000}
            help="Beside the outcome of each address. It may stay empty."
            onChange={setAnswer}
          />
        </>
      }
      input={missing.length === 0 ? JSON.stringify(body) : undefined}
      missing={missing}
      send={({ words, ...sent }) =>
        call(desk.decideReport, { ...sent, params: { id: report.id }, body: { ...words, ...body } })
      }
      onClose={onClose}
    />
  );
}
