import type { ReplyOf } from '@loomlight/contract';
import { desk, type ItemAction, itemActions } from '@loomlight/contract/desk';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Field } from './field.tsx';

const names: Readonly<Record<ItemAction, string>> = {
  none: 'Let stand',
  hide: 'Hide',
  remove: 'Remove',
  withdraw_words: 'Remove, and withdraw the words',
};

/** Decides a report item by item, with the statement that owners will read beside it. */
export function DecideSheet({ report, onClose }: { report: ReplyOf<typeof desk.report>; onClose: () => void }) {
  const ids = new Set(report.items.flatMap((item) => (item.state === 'gone' ? [] : (item.content_id ?? []))));
  const found = [...ids];
  const [chosen, setChosen] = useState<Readonly<Record<string, ItemAction>>>({});
  const [ground, setGround] = useState<'law' | 'terms'>('law');
  const [groundRef, setGroundRef] = useState('');
  const [facts, setFacts] = useState('');
  const [redress, setRedress] = useState('');
  const [answer, setAnswer] = useState('');
  const items = found.map((id) => ({ content_id: id, action: chosen[id] ?? ('none' as const) }));
  const restricts = items.some(({ action }) => action !== 'none');
  const body = {
    items,
    answer,
    ...(restricts ? { ground, ground_ref: groundRef, facts, redress } : {}),
  };
  const isWhole = !restricts || (groundRef.trim() !== '' && facts.trim() !== '');
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
          {found.length === 0 && <p className="desk-note">Nothing that it names is there any more.</p>}
          {restricts && (
            <>
              <Field
                label="Ground"
                as="select"
                value={ground}
                onChange={(value) => setGround(value === 'terms' ? 'terms' : 'law')}
              >
                <option value="law">The law</option>
                <option value="terms">The rules of this site</option>
              </Field>
              <TextField
                label="Which law, or which clause"
                value={groundRef}
                maxLength={300}
                onChange={({ target }) => setGroundRef(target.value)}
              />
              <Field
                label="Facts"
                as="textarea"
                value={facts}
                maxLength={2_000}
                help="The owner will read this."
                onChange={setFacts}
              />
              <Field
                label="What else the owner should know"
                as="textarea"
                value={redress}
                maxLength={1_000}
                onChange={setRedress}
              />
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
      input={isWhole ? JSON.stringify(body) : undefined}
      send={({ words, ...sent }) =>
        call(desk.decideReport, { ...sent, params: { id: report.id }, body: { ...words, ...body } })
      }
      onClose={onClose}
    />
  );
}
