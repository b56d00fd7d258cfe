import { type Content, countCredits, isReadyStatus } from '@loomlight/contract';
import type { Job } from '@loomlight/contract/generations';
import Hourglass from 'lucide-react/icons/hourglass';
import ImageOff from 'lucide-react/icons/image-off';
import Undo2 from 'lucide-react/icons/undo-2';
import WifiOff from 'lucide-react/icons/wifi-off';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { relativeTime } from '../../lib/relative-time.ts';
import { useInterval } from '../../lib/use-timing.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { useGenerateAgain } from '../start-generation/index.ts';
import { backWords, failureWords, jobTitle, runningWords, waitingWords } from './job-words.ts';
import { pageOf } from './use-job-news.ts';
import type { WaitingStart } from './waiting-starts.ts';

interface RowProps {
  job: Job;
  cancel: (id: string) => void;
  /** The one whose answer is waited for. */
  cancelling: string | undefined;
  onLeave: () => void;
}

/** One that runs or waits: how far, how long, and the way to take it back with what that gives. */
export function UnfinishedRow({ job, cancel, cancelling, onLeave }: RowProps) {
  const title = jobTitle(job);
  const credits = job.credits_used ?? 0;
  const isWaiting = job.status === 'queued';
  return (
    <Row
      id={job.id}
      sign={isWaiting ? <Plate sign={<Hourglass size={18} className="text-blue" />} /> : <Latent job={job} />}
      title={<Title job={job} onLeave={onLeave} />}
      below={isWaiting ? <Waiting job={job} /> : <Running job={job} title={title} />}
      act={
        job.cancel === 'too_late' ? (
          <small className="text-12 text-ink-3">Will be finished</small>
        ) : (
          <>
            <Button
              tone="line"
              size="sm"
              loading={cancelling === job.id}
              data-cancel=""
              aria-label={
                job.cancel === 'refund'
                  ? `Cancel ${title}, gives back ${countCredits(credits)}`
                  : `Cancel ${title}, if the engine has not begun`
              }
              onClick={() => cancel(job.id)}
            >
              Cancel
            </Button>
            {job.cancel === 'refund' && (
              <small
                className="num inline-flex items-center gap-1.5 text-12 whitespace-nowrap text-ink-3"
                aria-hidden="true"
              >
                gives back <i className="coin" />
                {credits}
              </small>
            )}
          </>
        )
      }
    />
  );
}

/** One that has ended today: done, taken back, or failed with its reason and what came back. */
export function EndedRow({ job, onLeave }: RowProps) {
  const isReady = isReadyStatus(job.status);
  const credits = job.credits_used ?? 0;
  return (
    <Row
      id={job.id}
      sign={
        isReady ? (
          <Thumb job={job} />
        ) : (
          <Plate sign={<ImageOff size={18} className={job.cancelled ? undefined : 'text-red'} />} />
        )
      }
      title={<Title job={job} onLeave={onLeave} />}
      below={
        isReady ? (
          <Line>
            <b className="mr-1 font-medium text-green">Done</b> {job.completed_at && relativeTime(job.completed_at)}
          </Line>
        ) : job.cancelled ? (
          <Back words={`Cancelled, ${backWords(credits)}`} />
        ) : (
          <>
            <Line>
              <b className="mr-1 font-medium text-red">Failed</b> {failureWords(job)}
            </Line>
            {credits > 0 && <Back words={backWords(credits)} />}
          </>
        )
      }
      act={
        isReady ? (
          <Link
            to={pageOf(job)}
            aria-label={`See it: ${jobTitle(job)}`}
            className={buttonClass({ tone: 'line', size: 'sm' })}
            onClick={onLeave}
          >
            See it
          </Link>
        ) : (
          <TryAgain job={job} />
        )
      }
    />
  );
}

/** One that was asked for without a network: it has cost nothing yet, and is sent once when there is one again (PEOPLE-48). */
export function WaitingStartRow({ start }: { start: WaitingStart }) {
  return (
    <Row
      id={start.key}
      sign={<Plate sign={<WifiOff size={18} className="text-orange" />} />}
      title={
        <span className="block truncate font-medium" dir="auto">
          {start.words}
        </span>
      }
      below={<Line>Waiting for the network, keep this page open</Line>}
      act={
        <>
          <Button
            tone="line"
            size="sm"
            data-cancel=""
            aria-label={`Cancel ${start.words}, nothing was charged`}
            onClick={start.drop}
          >
            Cancel
          </Button>
          <small className="text-12 whitespace-nowrap text-ink-3">nothing charged yet</small>
        </>
      }
    />
  );
}

export function Row({
  id,
  sign,
  title,
  below,
  act,
}: Readonly<Record<'sign' | 'title' | 'below' | 'act', ReactNode>> & { id: string }) {
  return (
    <li data-job={id} className="flex items-center gap-3 rounded px-2.5 py-2 hover:bg-raised">
      {sign}
      <div className="min-w-0 flex-1">
        {title}
        {below}
      </div>
      <div className="grid flex-none justify-items-end gap-1">{act}</div>
    </li>
  );
}

export function Title({ job, onLeave }: Pick<RowProps, 'job' | 'onLeave'>) {
  return (
    <Link to={pageOf(job)} className="block truncate rounded font-medium" dir="auto" onClick={onLeave}>
      {jobTitle(job)}
    </Link>
  );
}

function Running({ job, title }: { job: Job; title: string }) {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 1_000);
  return <ProgressLine progress={job.progress} title={title} words={runningWords(job, now)} />;
}

/** How far it is, from 0 to 1, as a line and in words. */
export function ProgressLine({ progress, title, words }: { progress: number; title: string; words: string }) {
  const percent = Math.round(progress * 100);
  return (
    <>
      <div
        role="progressbar"
        aria-label={`Progress of ${title}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-2 h-[3px] overflow-hidden rounded-full bg-line-strong"
      >
        <i
          className="block h-full rounded-full bg-amber transition-[width] duration-(--develop) ease-out"
          style={{ width: `${percent}%` }}
        />
      </div>
      <Line>
        <b className="mr-1 font-medium text-amber-text">{percent} %</b> {words}
      </Line>
    </>
  );
}

function Waiting({ job }: { job: Job }) {
  return (
    <Line>
      <b className="mr-1 font-medium text-blue">Queued</b> {waitingWords(job)}
    </Line>
  );
}

export function TryAgain({ job, count = 1 }: { job: Job; count?: number }) {
  const { again, running, cost, failure } = useGenerateAgain(job, count);
  if (!again) return null;
  return (
    <>
      <Button
        tone="line"
        size="sm"
        loading={running}
        aria-label={`Try again: ${jobTitle(job)}, ${countCredits(cost)}`}
        onClick={again}
      >
        Try again
      </Button>
      {failure && (
        <small role="alert" className="text-12 text-red">
          {failure}
        </small>
      )}
    </>
  );
}

export function Line({ children }: { children: ReactNode }) {
  return <p className="num mt-1 text-12 text-pretty break-words text-ink-3">{children}</p>;
}

export function Back({ words }: { words: string }) {
  return (
    <p className="num mt-1 flex gap-1.5 text-12 text-green">
      <Undo2 size={14} className="flex-none" aria-hidden="true" />
      {words}
    </p>
  );
}

const side = 64;
/** What an image begins as under the safelight: sky, and a horizon. */
const dusk = 'linear-gradient(oklch(0.4 0.08 56), oklch(0.7 0.14 66) 62%, oklch(0.28 0.06 54) 68%)';

/** The image itself, once it is there; a sign where it is not there any more. */
function Thumb({ job }: { job: Pick<Content, 'small_url'> }) {
  if (job.small_url === null) return <Plate sign={<ImageOff size={18} />} />;
  return (
    <img
      src={job.small_url}
      alt=""
      loading="lazy"
      className="flex-none rounded-input object-cover"
      style={{ width: side, height: side }}
    />
  );
}

/** Its shape under the safelight while nothing of it can be seen; then what there is of it, clearing up. */
function Latent({ job }: { job: Pick<Job, 'width' | 'height' | 'progress' | 'preview'> }) {
  const ratio = job.width / job.height;
  const [width, height] = ratio > 1 ? [side, Math.max(20, side / ratio)] : [Math.max(20, side * ratio), side];
  return (
    <span className="grid flex-none place-items-center" style={{ width: side, height: side }} aria-hidden="true">
      {job.preview !== undefined ? (
        <span className="block overflow-hidden rounded-input" style={{ width, height }}>
          <PreviewImage preview={job.preview} progress={job.progress} />
        </span>
      ) : (
        <i
          className="block rounded-input"
          style={{ width, height, opacity: 0.5 + job.progress * 0.5, background: dusk }}
        />
      )}
    </span>
  );
}

/** What there is of an item in the making, clearing up with its progress from 0 to 1 (MAKE-45). */
export function PreviewImage({ preview, progress }: { preview: string; progress: number }) {
  return (
    <img
      alt=""
      src={`data:image/webp;base64,${preview}`}
      className="size-full object-cover transition-[filter] duration-(--develop)"
      style={{ filter: `blur(${3 - progress * 2}px)` }}
    />
  );
}

function Plate({ sign }: { sign: ReactNode }) {
  return (
    <span
      className="grid flex-none place-items-center rounded-input bg-raised"
      style={{ width: side, height: side }}
      aria-hidden="true"
    >
      {sign}
    </span>
  );
}
