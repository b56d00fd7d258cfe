import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../ui/empty-state.tsx';
import { Block } from './block.tsx';
import { processesQuery } from './desk-queries.ts';
import { Moment } from './moment.tsx';

const roleWords: Readonly<Record<string, string>> = {
  all: 'answers and works',
  api: 'answers',
  worker: 'works',
};

/** Which processes there are, and which died (DESK-125). */
export function Processes() {
  const list = useQuery(processesQuery);
  return (
    <Block query={list}>
      {list.data?.processes.length === 0 && <EmptyState title="No process has said yet that it lives." />}
      <ul aria-label="Processes" className="desk-rows">
        {list.data?.processes.map(
          ({ process, role, version, started_at: startedAt, seen_at: seenAt, is_silent: isSilent }) => (
            <li key={process}>
              <div>
                <b>{process}</b>
                <p className="desk-note">
                  {roleWords[role] ?? role}, version {version}, begun <Moment at={startedAt} />
                </p>
              </div>
              <span className={isSilent ? 'desk-late' : undefined}>
                {isSilent ? 'not seen since' : 'seen'} <Moment at={seenAt} />
              </span>
            </li>
          ),
        )}
      </ul>
    </Block>
  );
}
