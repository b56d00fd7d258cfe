import type { LineOfProcess } from '@loomlight/contract/desk';
import { Moment } from './moment.tsx';

const stateWords = { well: 'well', probing: 'probing', left_alone: 'left alone' } as const;

/** How every process finds its line to an engine or to the classifier (DESK-131, DESK-135). */
export function LineList({ label, lines }: { label: string; lines: readonly LineOfProcess[] }) {
  return (
    <ul aria-label={label} className="grid gap-1">
      {lines.map((one) => (
        <li key={one.process} className="flex flex-wrap justify-between gap-x-4 text-13">
          <span className="[overflow-wrap:anywhere]">{one.process}</span>
          {one.is_silent ? (
            <span className="desk-note">
              gone,{' '}
              {one.seen_at === null ? (
                'not seen for a day'
              ) : (
                <>
                  not seen since <Moment at={one.seen_at} />
                </>
              )}
            </span>
          ) : (
            <span className={one.state === 'well' ? undefined : 'desk-late'}>
              {stateWords[one.state]} since <Moment at={one.since} />
              {one.failures > 0 &&
                `, ${one.failures.toLocaleString('en-US')} failures in a row (${one.reason ?? 'unknown'})`}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
