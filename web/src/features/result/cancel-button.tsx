import { countCredits } from '@loomlight/contract';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useJob, useCancel } from '../jobs/index.ts';

/** Takes back what develops on this page, with what that gives; absent where nothing can be promised (MAKE-3). */
export function CancelButton() {
  const job = useJob(useShownId());
  const { cancel, cancelling } = useCancel();
  if (job?.cancel !== 'refund') return null;
  const credits = job.credits_used ?? 0;
  return (
    <span className="inline-flex items-center gap-2">
      <Button
        tone="line"
        size="sm"
        loading={cancelling !== undefined}
        aria-label={`Cancel, gives back ${countCredits(credits)}`}
        onClick={() => cancel(job.id)}
      >
        Cancel
      </Button>
      <small className="num inline-flex items-center gap-1.5 text-12 text-ink-3" aria-hidden="true">
        gives back <i className="coin" />
        {credits}
      </small>
    </span>
  );
}

/** The item of this page, by the end of its address. */
export function useShownId(): string {
  return useLocation().pathname.split('/').at(-1) ?? '';
}
