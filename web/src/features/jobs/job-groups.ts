import type { Job } from '@loomlight/contract/generations';
import { isUnfinished, type JobList } from './jobs-query.ts';

/** A row of the list: what was started together, or one alone (MAKE-36). */
export interface JobGroup {
  readonly key: string;
  /** At least one, in the order in which they were started. */
  readonly jobs: readonly [Job, ...Job[]];
}

/** Brings what was started together into one group, each where its first one stood. */
export function groupJobs(jobs: readonly Job[]): readonly JobGroup[] {
  const groups = new Map<string, [Job, ...Job[]]>();
  for (const job of jobs) {
    const key = job.batch_id ?? job.id;
    const group = groups.get(key);
    if (group) group.push(job);
    else groups.set(key, [job]);
  }
  // Ids grow with time, and in a batch with its order.
  return [...groups].map(([key, group]) => ({ key, jobs: group.sort((a, b) => (a.id < b.id ? -1 : 1)) }));
}

/** True while some of it is being made. */
export function isGroupUnfinished({ jobs }: JobGroup): boolean {
  return jobs.some(isUnfinished);
}

/** How many rows run and wait; what is beyond the list counts each by itself. */
export function countGroups(list: JobList): { readonly running: number; readonly waiting: number } {
  const rows = list.generations.filter(isUnfinished);
  const waits = ({ status }: Job): boolean => status === 'queued';
  const groups = groupJobs(rows);
  const waitingGroups = groups.filter(({ jobs }) => jobs.every(waits)).length;
  const waitingRows = rows.filter(waits).length;
  return {
    running: groups.length - waitingGroups + Math.max(0, list.running - (rows.length - waitingRows)),
    waiting: waitingGroups + Math.max(0, list.waiting - waitingRows),
  };
}
