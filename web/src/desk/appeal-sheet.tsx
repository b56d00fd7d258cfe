import { type AppealRow, desk } from '@loomlight/contract/desk';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { ActSheet } from './act-sheet.tsx';
import { Field } from './field.tsx';

/** Decides an appeal: the decision stands, or everything is as it was. */
export function AppealSheet({ appeal, onClose }: { appeal: AppealRow; onClose: () => void }) {
  const [outcome, setOutcome] = useState<'upheld' | 'reversed'>();
  const [answer, setAnswer] = useState('');
  return (
    <ActSheet
      title="Decide the appeal"
      fields={
        <>
          <Field label="Outcome" as="select" value={outcome ?? ''} onChange={(value) => setOutcome(readOutcome(value))}>
            <option value="">Please choose</option>
            <option value="upheld">The decision stands</option>
            <option value="reversed">The decision is taken back</option>
          </Field>
          <Field label="Answer" as="textarea" value={answer} maxLength={2_000} onChange={setAnswer} />
        </>
      }
      input={outcome && JSON.stringify([outcome, answer])}
      send={({ words, ...sent }) =>
        call(desk.decideAppeal, {
          ...sent,
          params: { id: appeal.id },
          body: { ...words, outcome: outcome ?? 'upheld', answer },
        })
      }
      onClose={onClose}
    />
  );
}

function readOutcome(value: string): 'upheld' | 'reversed' | undefined {
  return value === 'upheld' || value === 'reversed' ? value : undefined;
}
