import type { EngineLine, Latency } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../ui/empty-state.tsx';
import { Block } from './block.tsx';
import { engineLinesQuery } from './desk-queries.ts';
import { LineList } from './line-list.tsx';

/** How every process finds its line to each engine, and how long each model took lately (DESK-131). */
export function EngineLines() {
  const list = useQuery(engineLinesQuery);
  return (
    <Block query={list}>
      {list.data?.lines.length === 0 && <EmptyState title="No engines." />}
      <ul aria-label="Lines" className="desk-rows">
        {list.data?.lines.map((line) => (
          <li key={`${line.content_type} ${line.engine}`}>
            <div className="grid w-full gap-2">
              <span>
                <b>{line.engine}</b> {line.content_type === 'image' ? 'Images' : 'Videos'}
              </span>
              {line.processes.length === 0 ? (
                <p className="desk-note">{noLineWords(line)}</p>
              ) : (
                <LineList label={`Processes of ${line.engine}`} lines={line.processes} />
              )}
              <Latencies line={line} />
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function noLineWords({ is_elsewhere: isElsewhere }: EngineLine): string {
  if (isElsewhere === null) return 'It is not set any more.';
  return isElsewhere
    ? 'No process that works has a line to it.'
    : 'It works in the product itself: there is no line that could fail.';
}

function Latencies({ line }: { line: EngineLine }) {
  if (line.models.length === 0) return <p className="desk-note">How long it takes: no figures yet.</p>;
  return line.models.map(({ model, hour, day }) => (
    <p key={model} className="text-13">
      <span className="[overflow-wrap:anywhere]">{model}</span>: last hour {latencyWords(hour)}; last day{' '}
      {latencyWords(day)}.
    </p>
  ));
}

/** Nothing made is no figure, and never 0. */
function latencyWords(latency: Latency): string {
  if (latency === null) return 'no figures yet';
  const { items, p50_ms: p50, p95_ms: p95 } = latency;
  return `p50 ${secondsWords(p50)}, p95 ${secondsWords(p95)} of ${items.toLocaleString('en-US')}`;
}

function secondsWords(ms: number): string {
  return `${(ms / 1_000).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
}
