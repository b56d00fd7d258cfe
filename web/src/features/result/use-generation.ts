import { clientTiming, contract, isFinalStatus, type ProgressEvent } from '@loomlight/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { type GenerationState, generationState, isInTheMaking } from './generation-state.ts';
import { watchProgress } from './watch-progress.ts';

export function imageQuery(id: string) {
  return queryOptions({
    queryKey: keys.content('image', id),
    queryFn: ({ signal }) => call(contract.images.get, { params: { id }, signal }),
  });
}

/** How often the cache has heard about a picture: answers and failures alike. */
function countHeard(state: { dataUpdateCount: number; errorUpdateCount: number } | undefined): number {
  return state ? state.dataUpdateCount + state.errorUpdateCount : 0;
}

/**
 * Follows an image generation: the live stream where it is one's own, and underneath a question every 5 s, at most 60
 * times (specification 4, Generation). Another id is another component.
 */
export function useGeneration(id: string): { readonly state: GenerationState; readonly askAgain: () => void } {
  const queryClient = useQueryClient();
  const heard = useSyncExternalStore(
    (changed) => queryClient.getQueryCache().subscribe(changed),
    () => countHeard(queryClient.getQueryState(keys.content('image', id))),
  );
  // Counted from here on: another visit to the same page has a patience of its own.
  const [since, setSince] = useState(heard);
  const [live, setLive] = useState<ProgressEvent>();

  const { data, isError } = useQuery({
    ...imageQuery(id),
    staleTime: ({ state }) => (state.data && isFinalStatus(state.data.status) ? 30_000 : 0),
    refetchInterval: ({ state }) =>
      state.status !== 'error' &&
      isInTheMaking(state.data?.status) &&
      countHeard(state) - since <= clientTiming.imagePollMax
        ? clientTiming.pollIntervalMs
        : false,
    refetchIntervalInBackground: true,
  });
  const state = generationState({
    item: data,
    failed: isError,
    asked: heard - since,
    live: live?.id === id ? live : undefined,
  });

  const developing = state.kind === 'developing';
  useEffect(() => {
    if (!developing) return;
    const stop = new AbortController();
    void watchProgress(
      id,
      (event) => {
        setLive(event);
        if (isFinalStatus(event.status)) void queryClient.invalidateQueries({ queryKey: keys.content('image', id) });
      },
      stop.signal,
    );
    return () => stop.abort();
  }, [id, developing, queryClient]);

  // It is final: what it has cost or given back, and the lists it stands in, are other ones now.
  const final = state.kind === 'completed' || state.kind === 'failed';
  const [waited, setWaited] = useState(false);
  if (developing && !waited) setWaited(true);
  useEffect(() => {
    if (!final || !waited) return;
    for (const key of [keys.profile, keys.credits, keys.user]) void queryClient.invalidateQueries({ queryKey: key });
  }, [final, waited, queryClient]);

  return {
    state,
    askAgain: () => {
      setSince(heard);
      void queryClient.refetchQueries({ queryKey: keys.content('image', id) });
    },
  };
}
