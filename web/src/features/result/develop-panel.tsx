import type { Content, ContentType } from '@loomlight/contract';
import { type ReactNode, useState } from 'react';
import { useInterval } from '../../lib/use-timing.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { PutAwayButton } from '../prompt-form/index.ts';
import { HandleAction } from './bench.tsx';
import { GenerateAgainButton } from './generate-again-button.tsx';
import { CancelButton } from './cancel-button.tsx';
import type { Developing } from './generation-state.ts';
import { Latent } from './latent.tsx';
import { PassingBy } from './passing-by.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultPlace } from './result-place.tsx';
import { elapsed, statusWord } from './status-words.ts';
import { useGenerateAgain } from '../start-generation/index.ts';
import { UsualTime } from './usual-time.tsx';

/** The item in the making, in the very place where it will stand (PEOPLE-27). */
export function DevelopPanel({
  contentType,
  id,
  item,
  content,
}: {
  contentType: ContentType;
  id: string;
  item: Developing;
  /** Undefined while nothing is known of it but that it was started. */
  content: Content | undefined;
}) {
  return (
    <>
      <ResultHead
        contentType={contentType}
        words={item.text_prompt ?? undefined}
        acts={content && <AgainLater item={content} />}
      />
      <ResultPlace
        shape={item}
        content={content}
        waiting
        image={
          <div className="tile result-tile">
            <Latent id={id} progress={item.progress} preview={item.preview} />
          </div>
        }
      >
        <Waiting item={item} jobId={id} cancel={<CancelButton id={id} />} />
        <PassingBy />
      </ResultPlace>
      <HandleAction>
        <PutAwayButton developing besideResult />
      </HandleAction>
    </>
  );
}

/** How far it is, and for how long. */
export function Waiting({
  item,
  jobId,
  cancel,
}: {
  item: Pick<Developing, 'progress' | 'status' | 'status_message' | 'created_at'>;
  /** Whose usual time is told. */
  jobId: string;
  cancel: ReactNode;
}) {
  const percent = Math.round(item.progress * 100);
  return (
    <div className="max-sm:px-4">
      <div
        role="progressbar"
        aria-label="Generation progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-3.5 h-[3px] overflow-hidden rounded-full bg-line-strong"
      >
        <i
          className="block h-full rounded-full bg-amber transition-[width] duration-(--develop) ease-out"
          style={{ width: `${percent}%` }}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span role="status" aria-label="Generation status" className="inline-flex items-center gap-2">
          <StatusBadge status={item.status} label={statusWord(item.status)} />
          {item.status_message && <span className="text-ink-2">{item.status_message}</span>}
        </span>
        <Timer since={item.created_at} />
        <span className="ml-auto empty:hidden max-sm:order-1 max-sm:ml-0">{cancel}</span>
        <p className="flex w-full flex-wrap gap-x-3 text-ink-3">
          This usually takes 30-60 seconds
          <UsualTime id={jobId} />
        </p>
      </div>
    </div>
  );
}

/** Keeps the place of the button that comes when it is done. */
export function AgainLater({ item, count }: { item: Content; count?: number }) {
  return <GenerateAgainButton by={useGenerateAgain(item, count)} tone="line" className="invisible" />;
}

/** How long it has been; the two clocks may differ, so it never runs backwards past zero. */
function Timer({ since }: { since: string }) {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 1_000);
  return (
    <span role="timer" aria-label="Elapsed time" className="mono num text-ink-2">
      {elapsed(now - Date.parse(since))}
    </span>
  );
}
