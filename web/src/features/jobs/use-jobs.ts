import type { Content } from '@loomlight/contract';
import type { Job } from '@loomlight/contract/generations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshOwn } from '../../api/queries.ts';
import { hearOtherTabs, type JobList, jobsQuery, putBegun, tellOtherTabs } from './jobs-query.ts';

/** While something is made the list is asked for this often; else only in case something began on another device. */
const busyPauseMs = 2_000;
const idlePauseMs = 60_000;

const isBusy = (list: JobList | undefined): boolean => list !== undefined && list.running + list.waiting > 0;

/** The jobs as they stand now. What begins or ends here, in another tab or elsewhere is seen by all (MAKE-10). */
export function useJobs() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const ask = () => void queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey });
    // What begins costs something, and what is taken back gives it back.
    const stopHearing = hearOtherTabs(() => refreshOwn(queryClient));
    const stopWatching = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.mutation.options.mutationKey?.[0] !== 'start-generation') return;
      // What `useStartGeneration` answers, the one that has this key.
      const { generation, generations: batch = [generation] } = event.action.data as {
        readonly generation: Content;
        readonly generations?: readonly Content[];
      };
      for (const begun of batch) putBegun(queryClient, begun);
      ask();
      tellOtherTabs();
    });
    return () => {
      stopHearing();
      stopWatching();
    };
  }, [queryClient]);
  const known = queryClient.getQueryData(jobsQuery.queryKey);
  return useQuery({
    ...jobsQuery,
    refetchInterval: ({ state }) => (isBusy(state.data) ? busyPauseMs : idlePauseMs),
    // Who looks at another tab wants to be told all the same.
    refetchIntervalInBackground: isBusy(known),
    refetchOnWindowFocus: true,
  });
}

/** Those of a batch, as far as they are known; asks for nothing by itself. */
export function useJobsOf(batchId: string | null): readonly Job[] {
  const { data } = useQuery({ ...jobsQuery, enabled: false });
  return data?.generations.filter((job) => batchId !== null && job.batch_id === batchId) ?? [];
}

/** One of them, as far as it is known; asks for nothing by itself. */
export function useJob(id: string): Job | undefined {
  const { data } = useQuery({ ...jobsQuery, enabled: false });
  return data?.generations.find((job) => job.id === id);
}
