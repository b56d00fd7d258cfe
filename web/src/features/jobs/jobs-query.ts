import { type Content, isFinalStatus, type ReplyOf } from '@loomlight/contract';
import { generations, type Job } from '@loomlight/contract/generations';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { storePrefix } from '../../lib/local-store.ts';

export type JobList = ReplyOf<typeof generations.list>;

/** What is being made for the person, and what ended today: the server's word, the same in every tab and on every device. */
export const jobsQuery = queryOptions({
  queryKey: [...keys.user, 'jobs'],
  queryFn: ({ signal }): Promise<JobList> => call(generations.list, { signal }),
  staleTime: 1_000,
});

export function isUnfinished({ status }: Pick<Content, 'status'>): boolean {
  return !isFinalStatus(status);
}

/** Shows what has just begun, before the server is asked again. */
export function putBegun(queryClient: QueryClient, generation: Content): void {
  const begun: Job = { ...generation, waiting_before: null, estimate_s: null, cancelled: false };
  queryClient.setQueryData<JobList>(
    jobsQuery.queryKey,
    (list) =>
      list &&
      (list.generations.some(({ id }) => id === begun.id)
        ? list
        : { ...list, generations: [begun, ...list.generations], waiting: list.waiting + 1 }),
  );
}

/** Shows what was taken back, as the server has answered it. */
export function putCancelled(queryClient: QueryClient, generation: Content): void {
  queryClient.setQueryData<JobList>(jobsQuery.queryKey, (list) => {
    if (!list) return list;
    const before = list.generations.find(({ id }) => id === generation.id);
    const wasIn = (waits: boolean): number =>
      before && isUnfinished(before) && (before.status === 'queued') === waits ? 1 : 0;
    return {
      generations: list.generations.map((job) =>
        job.id === generation.id ? { ...job, ...generation, cancelled: generation.status === 'failed' } : job,
      ),
      running: list.running - wasIn(false),
      waiting: list.waiting - wasIn(true),
    };
  });
}

/** Written when something begins or is taken back here: the other tabs hear of it and ask. */
const newsKey = `${storePrefix}jobs-changed`;

export function tellOtherTabs(): void {
  try {
    localStorage.setItem(newsKey, String(Date.now()));
  } catch {
    // Storage is switched off: the other tabs ask by themselves, a little later.
  }
}

/** Answers how to stop. */
export function hearOtherTabs(heard: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === newsKey) heard();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
