import { countCredits, isReadyStatus } from '@loomlight/contract';
import type { Job } from '@loomlight/contract/generations';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { refreshOwn } from '../../api/queries.ts';
import { useTimeout } from '../../lib/use-timing.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { groupJobs, isGroupUnfinished, type JobGroup } from './job-groups.ts';
import { isUnfinished, type JobList } from './jobs-query.ts';
import { jobTitle } from './job-words.ts';

/** How long the ring shows its tick, and a notice stays. */
const tickMs = 3_000;
const toastMs = 8_000;
/** Before the title of the page, in the tab of the browser. */
const titleTick = '✓ ';

export const pageOf = ({ id, content_type: contentType }: Pick<Job, 'id' | 'content_type'>): string =>
  contentType === 'video' ? paths.videoResult(id) : paths.imageResult(id);

/**
 * Tells what has ended since the last answer, where it is not looked at already: a toast, a tick in the ring and in the title of the
 * page. What one has taken back oneself is no news (MAKE-9). True while the ring shows its tick.
 */
export function useJobNews(
  list: JobList | undefined,
  panel: { readonly isOpen: boolean; readonly open: () => void },
): boolean {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const seen = useRef<ReadonlySet<string>>(new Set());
  const [hasTick, setTick] = useState(false);
  useTimeout(() => setTick(false), hasTick ? tickMs : null);
  const tickTitle = useTitleTick(pathname);

  const isOpen = (job: Job): boolean =>
    pathname === pageOf(job) || new URLSearchParams(search).get(job.content_type) === job.id;
  const tell = useEffectEvent((ended: readonly JobGroup[]) => {
    // A batch is no news before the last of it has ended.
    const news = ended.filter(
      (group) =>
        !panel.isOpen &&
        !isGroupUnfinished(group) &&
        !group.jobs.every(({ cancelled }) => cancelled) &&
        !group.jobs.some(isOpen),
    );
    const [first] = news;
    if (!first) return;
    if (news.some(hasReady)) {
      setTick(true);
      tickTitle();
    }
    const said =
      news.length > 1
        ? { text: `${news.length} of your jobs have ended`, label: 'Show jobs', act: panel.open }
        : { text: sentence(first), label: seeWord(first), act: () => void navigate(pageOf(first.jobs[0])) };
    toast[hasReady(first) ? 'success' : 'info'](said.text, { durationMs: toastMs, action: said });
  });
  useEffect(() => {
    if (!list) return;
    const ended = list.generations.filter((job) => seen.current.has(job.id) && !isUnfinished(job)).map(({ id }) => id);
    seen.current = new Set(list.generations.filter(isUnfinished).map(({ id }) => id));
    if (ended.length === 0) return;
    refreshOwn(queryClient);
    tell(groupJobs(list.generations).filter(({ jobs }) => jobs.some(({ id }) => ended.includes(id))));
  }, [list, queryClient]);
  return hasTick;
}

const hasReady = ({ jobs }: JobGroup): boolean => jobs.some(({ status }) => isReadyStatus(status));

const seeWord = ({ jobs }: JobGroup): string => (jobs.length > 1 ? 'See them' : 'See it');

function sentence({ jobs }: JobGroup): string {
  const title = shorten(jobTitle(jobs[0]));
  const ready = jobs.filter(({ status }) => isReadyStatus(status)).length;
  if (ready > 0) return jobs.length > 1 ? `“${title}”: ${ready} of ${jobs.length} are ready` : `“${title}” is ready`;
  const credits = jobs.reduce((sum, job) => sum + (job.credits_used ?? 0), 0);
  return `“${title}” could not be made. ${countCredits(credits)} came back.`;
}

const shorten = (text: string): string => {
  const letters = Array.from(text);
  return letters.length > 60 ? `${letters.slice(0, 59).join('').trimEnd()}…` : text;
};

/** The tick stands in the title until the page has been looked at for three seconds, or another page comes. Answers how to set it. */
function useTitleTick(pathname: string): () => void {
  const [tickedOn, setTickedOn] = useState<string>();
  const isTicked = tickedOn === pathname;
  const isLookedAt = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
  useTimeout(() => setTickedOn(undefined), isTicked && isLookedAt ? tickMs : null);
  useEffect(() => {
    if (!isTicked) return;
    document.title = titleTick + document.title;
    return () => {
      // Another page has had its own title by now.
      if (document.title.startsWith(titleTick)) document.title = document.title.slice(titleTick.length);
    };
  }, [isTicked]);
  return () => setTickedOn(pathname);
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
