import type { DoubtfulTask } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Block } from './block.tsx';
import { possiblyPaidQuery } from './desk-queries.ts';
import { Moment } from './moment.tsx';
import { SettleTaskSheet } from './settle-task-sheet.tsx';

/** Tasks whose person has the credits back, and which an engine may want to be paid for (DESK-57). */
export function DoubtfulTasks() {
  const list = useQuery(possiblyPaidQuery);
  const [settling, setSettling] = useState<DoubtfulTask>();
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
      {settling && <SettleTaskSheet task={settling} onClose={() => setSettling(undefined)} />}
    </Block>
  );
}
