import type { LineOfProcess } from '@loomlight/contract/desk';
import type { LineOfProcess as Line } from './list-engine-lines.ts';

const stateWords = { closed: 'well', probing: 'probing', open: 'left_alone' } as const;

/** How a process finds its line to an engine or to the classifier, as the desk shows it. */
export function presentLine(line: Line): LineOfProcess {
  const { process, role, state, failures, reason, since, isSilent, seenAt } = line;
  return {
    ...{ process, role, failures, reason, state: stateWords[state], is_silent: isSilent },
    ...{ since: since.toISOString(), seen_at: seenAt?.toISOString() ?? null },
  };
}
