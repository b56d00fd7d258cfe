import { countCredits, isReadyStatus } from '@loomlight/contract';
import type { Job } from '@loomlight/contract/generations';
import { Link } from 'react-router';
import { relativeTime } from '../../lib/relative-time.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import type { JobGroup } from './job-groups.ts';
import { Back, Line, PreviewImage, ProgressLine, Row, Title, TryAgain } from './job-row.tsx';
import { backWords, failureWords, jobTitle, waitingWords } from './job-words.ts';
import { isUnfinished } from './jobs-query.ts';
import { pageOf } from './use-job-news.ts';

interface BatchRowProps {
  group: JobGroup;
  /** Takes back what is left of the batch of this one. */
  cancelBatch: (id: string) => void;
  cancelling: string | undefined;
  onLeave: () => void;
}

/** What has failed by itself; what one has taken back has not. */
const failedOf = (jobs: readonly Job[]): readonly Job[] =>
  jobs.filter(({ status, cancelled }) => status === 'failed' && !cancelled);
const creditsOf = (jobs: readonly Job[]): number => jobs.reduce((sum, job) => sum + (job.credits_used ?? 0), 0);

/** What was started together, as one row with all of its thumbnails (MAKE-36). */
export function BatchRow({ group, cancelBatch, cancelling, onLeave }: BatchRowProps) {
  const { jobs, key } = group;
  const [first] = jobs;
  const unfinished = jobs.filter(isUnfinished);
  return (
    <Row
      id={key}
      sign={<Thumbs jobs={jobs} />}
      title={<Title job={first} onLeave={onLeave} />}
      below={unfinished.length > 0 ? <Underway jobs={jobs} /> : <Ended jobs={jobs} />}
      act={
        unfinished.length > 0 ? (
          <CancelRest title={jobTitle(first)} jobs={unfinished} cancelling={cancelling} cancelBatch={cancelBatch} />
        ) : jobs.some(({ status }) => isReadyStatus(status)) ? (
          <>
            <Link
              to={pageOf(first)}
              aria-label={`See them: ${jobTitle(first)}`}
              className={buttonClass({ tone: 'line', size: 'sm' })}
              onClick={onLeave}
            >
              See them
            </Link>
            <TryFailedAgain jobs={jobs} />
          </>
        ) : (
          <TryAgain job={first} count={first.content_type === 'image' ? jobs.length : 1} />
        )
      }
    />
  );
}

/** Of a batch that came partly: as many again as have failed (MAKE-81). */
function TryFailedAgain({ jobs }: { jobs: readonly Job[] }) {
  const failed = failedOf(jobs);
  const [job] = failed;
  return job && <TryAgain job={job} count={job.content_type === 'image' ? failed.length : 1} />;
}

function CancelRest({
  title,
  jobs,
  cancelling,
  cancelBatch,
}: Pick<BatchRowProps, 'cancelling' | 'cancelBatch'> & { title: string; jobs: readonly Job[] }) {
  const back = jobs.filter(({ cancel }) => cancel === 'refund');
  const [first] = back.length > 0 ? back : jobs.filter(({ cancel }) => cancel !== 'too_late');
  if (!first) return <small className="text-12 text-ink-3">Will be finished</small>;
  const credits = creditsOf(back);
  return (
    <>
      <Button
        tone="line"
        size="sm"
        loading={cancelling !== undefined && jobs.some(({ id }) => id === cancelling)}
        data-cancel=""
        aria-label={
          back.length > 0
            ? `Cancel ${title}, gives back ${countCredits(credits)}`
            : `Cancel ${title}, if the engine has not begun`
        }
        onClick={() => cancelBatch(first.id)}
      >
        Cancel
      </Button>
      {back.length > 0 && (
        <small className="num inline-flex items-center gap-1.5 text-12 whitespace-nowrap text-ink-3" aria-hidden="true">
          gives back <i className="coin" />
          {credits}
        </small>
      )}
    </>
  );
}

function Underway({ jobs }: { jobs: JobGroup['jobs'] }) {
  const [first] = jobs;
  const waiting = jobs.every(({ status }) => status === 'queued') ? first : undefined;
  if (waiting)
    return (
      <Line>
        <b className="mr-1 font-medium text-blue">Queued</b> {countWords(jobs)}, {waitingWords(waiting)}
      </Line>
    );
  const ready = jobs.filter((job) => !isUnfinished(job)).length;
  const progress = jobs.reduce((sum, job) => sum + (isUnfinished(job) ? job.progress : 1), 0) / jobs.length;
  return <ProgressLine progress={progress} title={jobTitle(first)} words={`${ready} of ${jobs.length} done`} />;
}

function Ended({ jobs }: { jobs: JobGroup['jobs'] }) {
  const ready = jobs.filter(({ status }) => isReadyStatus(status));
  const failed = failedOf(jobs);
  const back = creditsOf(jobs.filter(({ status }) => status === 'failed'));
  const [newest] = jobs.toSorted((a, b) => Date.parse(b.completed_at ?? '') - Date.parse(a.completed_at ?? ''));
  return (
    <>
      {ready.length > 0 && (
        <Line>
          <b className="mr-1 font-medium text-green">Done</b> {countWords(ready)}
          {newest?.completed_at && `, ${relativeTime(newest.completed_at)}`}
        </Line>
      )}
      {failed[0] && (
        <Line>
          <b className="mr-1 font-medium text-red">Failed</b>{' '}
          {ready.length > 0 ? countWords(failed) : failureWords(failed[0])}
        </Line>
      )}
      {back > 0 && (
        <Back words={failed.length === 0 && ready.length === 0 ? `Cancelled, ${backWords(back)}` : backWords(back)} />
      )}
    </>
  );
}

function countWords(jobs: readonly Job[]): string {
  const thing = jobs[0]?.content_type === 'video' ? 'film' : 'picture';
  return jobs.length === 1 ? `1 ${thing}` : `${jobs.length} ${thing}s`;
}

const side = 64;

/** Four small ones in the place of one: images that are there, what there is of those that develop, a plain field for what failed. */
function Thumbs({ jobs }: { jobs: readonly Job[] }) {
  return (
    <span
      className="grid flex-none grid-cols-2 gap-0.5 overflow-hidden rounded-input"
      style={{ width: side, height: side, gridAutoRows: '1fr' }}
      aria-hidden="true"
    >
      {jobs.map((job) =>
        isReadyStatus(job.status) ? (
          <img
            key={job.id}
            src={job.small_url ?? ''}
            alt=""
            loading="lazy"
            className="size-full min-h-0 object-cover"
          />
        ) : isUnfinished(job) && job.preview !== undefined ? (
          <span key={job.id} className="min-h-0 overflow-hidden">
            <PreviewImage preview={job.preview} progress={job.progress} />
          </span>
        ) : (
          <i
            key={job.id}
            className={isUnfinished(job) ? 'bg-amber' : 'bg-raised'}
            style={isUnfinished(job) ? { opacity: 0.3 + job.progress * 0.5, filter: 'saturate(0.8)' } : undefined}
          />
        ),
      )}
    </span>
  );
}
