import '../../ui/menu.css';
import type { Job } from '@loomlight/contract/generations';
import type { UseQueryResult } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../api/error-words.ts';
import { phoneQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFloatingPanel } from '../../ui/use-floating-panel.ts';
import { BatchRow } from './batch-row.tsx';
import { countGroups, groupJobs, isGroupUnfinished, type JobGroup } from './job-groups.ts';
import { EndedRow, UnfinishedRow, WaitingStartRow } from './job-row.tsx';
import { countWords } from './job-words.ts';
import { isUnfinished, type JobList } from './jobs-query.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useOnline } from './use-online.ts';
import { useCancel, useCancelBatch } from './use-cancel.ts';
import { useTold } from './use-told.ts';
import type { WaitingStart } from './waiting-starts.ts';

/** Shown when nothing is made: the way back to what was. */
const lastResultsMax = 3;

export interface JobsPanelProps {
  opener: RefObject<HTMLElement | null>;
  jobs: UseQueryResult<JobList>;
  waitingStarts: readonly WaitingStart[];
  onClose: () => void;
}

/** The list of jobs: below its button, which leaves the page usable, and on a phone a sheet (MAKE-7, MAKE-8). */
export function JobsPanel({ opener, onClose, ...list }: JobsPanelProps) {
  const isPhone = useMediaQuery(phoneQuery);
  if (isPhone)
    return (
      <Sheet title="Jobs" onClose={onClose}>
        {/* Rows have a frame of their own: their words stand below the title. */}
        <div style={{ marginInline: -10 }}>
          <JobsList {...list} onLeave={onClose} />
        </div>
      </Sheet>
    );
  return (
    <Floating opener={opener} onClose={onClose}>
      <JobsList {...list} onLeave={onClose} />
    </Floating>
  );
}

function Floating({ opener, onClose, children }: Pick<JobsPanelProps, 'opener' | 'onClose'> & { children: ReactNode }) {
  const panel = useFloatingPanel(opener, onClose);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label="Jobs"
      tabIndex={-1}
      className="menu fixed z-30 outline-none [animation:fade_var(--fast)_var(--ease-out)]"
      style={{ top: 52, right: 20, width: 'min(476px, 100vw - 16px)' }}
    >
      <div className="flex items-center justify-between px-2.5 pt-1">
        <h2 className="title-20">Jobs</h2>
        <IconButton
          label="Close"
          className="size-8"
          onClick={() => {
            onClose();
            opener.current?.focus();
          }}
        >
          <X size={16} />
        </IconButton>
      </div>
      <div className="overflow-auto" style={{ maxHeight: 'calc(100dvh - 130px)' }}>
        {children}
      </div>
    </div>
  );
}

function JobsList({
  jobs: { data, isPending, isError, error, isFetching, refetch },
  waitingStarts,
  onLeave,
}: Omit<JobsPanelProps, 'opener' | 'onClose'> & { onLeave: () => void }) {
  const { cancel, cancelling } = useCancel();
  const { cancelBatch, cancelling: cancellingBatch } = useCancelBatch();
  const root = useRef<HTMLDivElement>(null);
  const taken = useRef<string>(undefined);
  const all = groupJobs(data?.generations ?? []);
  const unfinished = inTurns(all.filter(isGroupUnfinished));
  const isIdle = unfinished.length + waitingStarts.length === 0;
  const ended = all.filter((group) => !isGroupUnfinished(group));
  const shown = isIdle ? ended.slice(0, lastResultsMax) : ended;
  const row = {
    ...{ onLeave, cancelling },
    cancel: (id: string) => {
      taken.current = id;
      cancel(id);
    },
  };
  const draw = (group: JobGroup) => {
    const { key, jobs } = group;
    if (jobs.length > 1) {
      const takeBack = (id: string) => {
        taken.current = key;
        cancelBatch(id);
      };
      return <BatchRow key={key} {...{ group, onLeave }} cancelBatch={takeBack} cancelling={cancellingBatch} />;
    }
    const [job] = jobs;
    return isUnfinished(job) ? (
      <UnfinishedRow key={key} job={job} {...row} />
    ) : (
      <EndedRow key={key} job={job} {...row} />
    );
  };
  useRowKeys(root);
  // Its row goes to those that have ended, and the focus with it.
  useEffect(() => {
    if (taken.current === undefined || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(`[data-job="${taken.current}"] a`)?.focus();
    taken.current = undefined;
  });
  return (
    <div ref={root}>
      <Status list={data} offline={waitingStarts.length} />
      {isPending && !isIdle && [0, 1, 2].map((line) => <Skeleton key={line} className="my-3 h-9" />)}
      {isError && !data && (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {isIdle && data && <p className="title-20 px-2.5 pt-4 pb-2">Nothing is developing</p>}
      <ul aria-label="Running and waiting">
        {waitingStarts.map((start) => (
          <WaitingStartRow key={start.key} start={start} />
        ))}
        {unfinished.map(draw)}
      </ul>
      {shown.length > 0 && (
        <>
          <h3 className="mt-2 border-t border-line px-2.5 pt-3 text-12 text-ink-3">
            {isIdle ? 'Your last results' : 'Earlier today'}
          </h3>
          <ul aria-label={isIdle ? 'Your last results' : 'Earlier today'}>{shown.map(draw)}</ul>
        </>
      )}
      <div className="mt-2 border-t border-line px-2.5 py-3">
        <Link to={paths.dashboard()} className="link" onClick={onLeave}>
          All your work
        </Link>
      </div>
    </div>
  );
}

/** Said at once to who looks, and now and then to who listens. */
function Status({ list, offline }: { list: JobList | undefined; offline: number }) {
  const isOnline = useOnline();
  const counted = countWords(list ? countGroups(list) : { running: 0, waiting: 0 }, offline);
  const words = isOnline ? counted : offlineWords(offline);
  const told = useTold(words);
  return (
    <>
      <p className="px-2.5 pb-1 text-13 text-ink-3 empty:hidden" aria-hidden="true">
        {words}
      </p>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  );
}

/** What is made goes on without this page; what has not been sent is in it alone. */
function offlineWords(waitingStarts: number): string {
  return `Waiting for the network, ${waitingStarts > 0 ? 'keep this page open' : 'nothing is lost'}`;
}

/** What runs before what waits; both as they will end, the oldest first. A batch stands where the nearest of it would. */
function inTurns(groups: readonly JobGroup[]): JobGroup[] {
  const rankOf = ({ waiting_before: before, status }: Job): number =>
    status === 'queued' ? 1 + (before ?? 10_000) : 0;
  const rank = ({ jobs }: JobGroup): number => Math.min(...jobs.filter(isUnfinished).map(rankOf));
  const begun = ({ jobs: [job] }: JobGroup): number => Date.parse(job.created_at);
  return groups.toSorted((a, b) => rank(a) - rank(b) || begun(a) - begun(b));
}
