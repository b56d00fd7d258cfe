import { type Content, countCredits } from '@loomlight/contract';
import { Button } from '../../ui/button.tsx';
import { useCancel, useCancelBatch, useJob } from '../jobs/index.ts';

/** Takes back what develops on this page, with what that gives; absent where nothing can be promised (MAKE-3). */
export function CancelButton({ id }: { id: string }) {
  const job = useJob(id);
  const { cancel, cancelling } = useCancel();
  if (job?.cancel !== 'refund') return null;
  return (
    <CancelWith credits={job.credits_used ?? 0} loading={cancelling !== undefined} onCancel={() => cancel(job.id)} />
  );
}

/** The same for what is left of a batch: what is done stays (MAKE-33). */
export function CancelBatchButton({ contents, done }: { contents: readonly Content[]; done: number }) {
  const { cancelBatch, cancelling } = useCancelBatch();
  const back = contents.filter(({ cancel }) => cancel === 'refund');
  const [first] = back;
  if (!first) return null;
  return (
    <CancelWith
      credits={back.reduce((sum, content) => sum + (content.credits_used ?? 0), 0)}
      besides={done === 0 ? undefined : `${done} ${done === 1 ? 'is' : 'are'} done`}
      loading={cancelling !== undefined}
      onCancel={() => cancelBatch(first.id)}
    />
  );
}

/** One tile of a batch by itself, over what there is of it (MAKE-80). */
export function CancelTileButton({ item, name, onCancel }: { item: Content; name: string; onCancel: () => void }) {
  const { cancel, cancelling } = useCancel();
  if (item.cancel !== 'refund') return null;
  const credits = item.credits_used ?? 0;
  const press = () => {
    cancel(item.id);
    onCancel();
  };
  return (
    <span className="absolute inset-x-2 bottom-2 z-2 mx-auto w-fit rounded-input bg-plate max-sm:bottom-1">
      <Button
        tone="quiet"
        size="sm"
        className="text-on-image hover:text-ink"
        loading={cancelling !== undefined}
        aria-label={`Cancel, gives back ${countCredits(credits)}: ${name}`}
        onClick={press}
      >
        Cancel{' '}
        <small className="num inline-flex items-center gap-1.5 text-12 font-normal" aria-hidden="true">
          gives back <i className="coin" />
          {credits}
        </small>
      </Button>
    </span>
  );
}

function CancelWith({
  credits,
  besides,
  loading,
  onCancel,
}: {
  credits: number;
  besides?: string | undefined;
  loading: boolean;
  onCancel: () => void;
}) {
  return (
    <span className="inline-flex items-center gap-2">
      <Button
        tone="line"
        size="sm"
        loading={loading}
        aria-label={[`Cancel, gives back ${countCredits(credits)}`, besides].filter(Boolean).join(', ')}
        onClick={onCancel}
      >
        Cancel
      </Button>
      <small className="num inline-flex items-center gap-1.5 text-12 text-ink-3" aria-hidden="true">
        gives back <i className="coin" />
        {credits}
        {besides && `, ${besides}`}
      </small>
    </span>
  );
}
