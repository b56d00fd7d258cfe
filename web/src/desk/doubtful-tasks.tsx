import type { DoubtfulTask } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Block } from './block.tsx';
import { possiblyPaidQuery } from './desk-queries.ts';
import { Moment } from './moment.tsx';
import { SettleTasksSheet } from './settle-tasks-sheet.tsx';

/** Tasks whose people have their credits back, and which an engine may want to be paid for: settled one by one, or as many as are ticked (DESK-57, DESK-140). */
export function DoubtfulTasks() {
  const list = useQuery(possiblyPaidQuery);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [settling, setSettling] = useState<readonly string[]>();
  const tasks = list.data?.tasks ?? [];
  // What somebody else has settled meanwhile is ticked no more.
  const ticked = tasks.map(({ id }) => id).filter((id) => marked.includes(id));
  const isWhole = ticked.length === tasks.length;
  return (
    <Block query={list}>
      {tasks.length === 0 && <EmptyState title="Nothing is in doubt." />}
      {tasks.length > 1 && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            label="All of them"
            checked={isWhole}
            onChange={() => setMarked(isWhole ? [] : tasks.map(({ id }) => id))}
          />
          <Button tone="line" size="sm" disabled={ticked.length === 0} onClick={() => setSettling(ticked)}>
            {ticked.length === 0 ? 'Settle what is ticked' : `Settle ${ticked.length} ticked`}
          </Button>
        </div>
      )}
      <ul aria-label="Possibly paid" className="desk-rows">
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            isTicked={tasks.length > 1 ? ticked.includes(task.id) : undefined}
            onTick={(is) => setMarked(is ? [...ticked, task.id] : ticked.filter((id) => id !== task.id))}
            onSettle={() => setSettling([task.id])}
          />
        ))}
      </ul>
      {settling && <SettleTasksSheet ids={settling} onClose={() => setSettling(undefined)} />}
    </Block>
  );
}

function TaskRow(row: {
  task: DoubtfulTask;
  /** Undefined where there is nothing to choose from. */
  isTicked: boolean | undefined;
  onTick: (isTicked: boolean) => void;
  onSettle: () => void;
}) {
  const { task, isTicked } = row;
  const name = (
    <span>
      <b>{task.engine}</b> {task.model}
      <span className="desk-note block">
        {task.content_type === 'image' ? 'An image' : 'A video'}, asked for <Moment at={task.submitted_at} />
      </span>
    </span>
  );
  return (
    <li>
      {isTicked === undefined ? (
        name
      ) : (
        <Checkbox label={name} checked={isTicked} onChange={({ target }) => row.onTick(target.checked)} />
      )}
      <Button tone="line" size="sm" onClick={row.onSettle}>
        Settle
      </Button>
    </li>
  );
}
