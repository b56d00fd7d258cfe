import { desk, type DoubtfulTask } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Block } from './block.tsx';
import { possiblyPaidQuery } from './desk-queries.ts';
import { Field } from './field.tsx';
import { Moment } from './moment.tsx';

/** Tasks whose person has the credits back, and which an engine may want to be paid for (DESK-57). */
export function DoubtfulTasks() {
  const list = useQuery(possiblyPaidQuery);
  const [settling, setSettling] = useState<DoubtfulTask>();
  const [as, setAs] = useState<'paid' | 'not_charged'>('not_charged');
  const tasks = list.data?.tasks ?? [];
  return (
    <Block query={list}>
      {tasks.length === 0 && <EmptyState title="Nothing is in doubt." />}
      <ul aria-label="Possibly paid" className="desk-rows">
        {tasks.map((task) => (
          <li key={task.id}>
            <div>
              <b>{task.engine}</b> {task.model}
              <p className="desk-note">
                {task.content_type === 'image' ? 'An image' : 'A video'}, asked for <Moment at={task.submitted_at} />
              </p>
            </div>
            <Button tone="line" size="sm" onClick={() => setSettling(task)}>
              Settle
            </Button>
          </li>
        ))}
      </ul>
      {settling && (
        <ActSheet
          title="Settle the task"
          fields={
            <Field
              label="What the engine has charged"
              as="select"
              value={as}
              onChange={(value) => setAs(value === 'paid' ? 'paid' : 'not_charged')}
            >
              <option value="not_charged">Nothing</option>
              <option value="paid">Its price</option>
            </Field>
          }
          input={`${settling.id} ${as}`}
          send={({ words, ...sent }) =>
            call(desk.settleTask, { ...sent, params: { id: settling.id }, body: { ...words, settled_as: as } })
          }
          onClose={() => setSettling(undefined)}
        />
      )}
    </Block>
  );
}
