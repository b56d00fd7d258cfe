import type { ReplyOf } from '@loomlight/contract';
import type { desk } from '@loomlight/contract/desk';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { unreadWords } from './desk-words.ts';
import { WaitingRow } from './waiting-row.tsx';

/** What waits for an administrator, and what could not be asked about: all is well only where everything was (DESK-58, DESK-136). */
export function NeedsYou({
  now: { waiting, unread },
  isAsking,
  onRetry,
}: {
  now: ReplyOf<typeof desk.now>;
  isAsking: boolean;
  onRetry: () => void;
}) {
  return (
    <div className="grid gap-3">
      {unread.length > 0 && (
        <div className="mt-3 grid justify-items-start gap-3">
          <FormAlert tone="bad">{`Not everything could be read, and there may be more: ${unreadWords(unread)}.`}</FormAlert>
          <Button tone="line" loading={isAsking} onClick={onRetry}>
            Try Again
          </Button>
        </div>
      )}
      {waiting.length === 0 && unread.length === 0 && <EmptyState title="All is well." />}
      {waiting.length > 0 && (
        <ul className="desk-rows" aria-label="Needs you now">
          {waiting.map((thing) => (
            <WaitingRow key={`${thing.kind} ${thing.about} ${thing.since}`} thing={thing} />
          ))}
        </ul>
      )}
    </div>
  );
}
