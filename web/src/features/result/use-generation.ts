import { clientTiming, type Content, type ContentType, isFinalStatus, type ProgressEvent } from '@loomlight/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isUnanswered } from '../../api/error-words.ts';
import { keys, refreshOwn } from '../../api/queries.ts';
import { visibleContentQuery } from '../content/index.ts';
import {
  type GenerationState,
  generationState,
  isAssumed,
  isDeveloping,
  isInTheMaking,
  contentsOf,
} from './generation-state.ts';
import { rulesOfType } from './rules-of-type.ts';
import { watchProgress } from './watch-progress.ts';

/** How often the cache has heard about an item: answers and failures alike. */
function countHeard(state: { dataUpdateCount: number; errorUpdateCount: number } | undefined): number {
  return state ? state.dataUpdateCount + state.errorUpdateCount : 0;
}

const hasEnded = ({ status }: Content): boolean => isFinalStatus(status);

export interface Generation {
  readonly state: GenerationState;
  /** As the server last told it, whatever has come of it. */
  readonly content: Content | undefined;
  /** It has been seen in the making on this page. */
  readonly waited: boolean;
  readonly askAgain: () => void;
}

/**
 * Follows a generation: the live stream where it is one's own, and underneath a question every 5 s, at most 60 times
 * for an image (R-RES-07) and 120 for a video (R-RES-08), also while the server is away: what it makes goes on there, and the page finds it again
 * (MAKE-97). Another id is another component.
 */
export function useGeneration(contentType: ContentType, id: string): Generation {
  const queryClient = useQueryClient();
  const queryKey = keys.content(contentType, id);
  const { pollMax } = rulesOfType[contentType];
  const heard = useSyncExternalStore(
    // Only answers: other parts of the page put questions into the cache while they are being drawn.
    (changed) => queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && changed()),
    () => countHeard(queryClient.getQueryState(queryKey)),
    () => countHeard(queryClient.getQueryState(queryKey)),
  );
  // Counted from here on: another visit to the same page has a patience of its own.
  const [since, setSince] = useState(heard);
  const [beganAt] = useState(() => new Date().toISOString());
  const [live, setLive] = useState<ProgressEvent>();

  const { data, isError, error } = useQuery({
    ...visibleContentQuery(contentType, id),
    staleTime: ({ state }) => (state.data && contentsOf(state.data).every(hasEnded) ? 30_000 : 0),
    refetchInterval: ({ state }) => {
      const asked = countHeard(state) - since;
      const making = contentsOf(state.data).some(({ status }) => isInTheMaking(contentType, status));
      const isRefused = state.status === 'error' && !isUnanswered(state.error);
      const waits = (making && !isRefused) || isAssumed(contentType, { known: state.data !== undefined, asked });
      return waits && asked <= pollMax ? clientTiming.pollIntervalMs : false;
    },
    refetchIntervalInBackground: true,
  });
  const contents = contentsOf(data);
  const state = generationState({
    contentType,
    item: data,
    failed: isError,
    away: isUnanswered(error) && heard - since <= pollMax,
    asked: heard - since,
    since: beganAt,
    live: live?.id === id || contents.some((content) => content.id === live?.id) ? live : undefined,
  });

  const making = contents.filter(({ status }) => isInTheMaking(contentType, status));
  const developing = isDeveloping(contentType, state);
  // One stream at a time, whatever the batch: a browser has six connections for everything.
  const watched = (making.find(({ status }) => status !== 'queued') ?? making[0])?.id ?? id;
  useEffect(() => {
    if (!developing) return;
    const stop = new AbortController();
    void watchProgress(
      watched,
      (event) => {
        // What could be seen stays until there is something newer.
        setLive((before) => (before?.preview === undefined ? event : { preview: before.preview, ...event }));
        if (isFinalStatus(event.status))
          void queryClient.invalidateQueries({ queryKey: keys.content(contentType, id) });
      },
      stop.signal,
    );
    return () => stop.abort();
  }, [contentType, id, watched, developing, queryClient]);

  // One more is final: what it has cost or given back, and the lists it stands in, are other ones now.
  const ended = contents.filter(hasEnded).length;
  const [waited, setWaited] = useState(false);
  if (developing && !waited) setWaited(true);
  useEffect(() => {
    if (!waited || ended === 0) return;
    refreshOwn(queryClient);
  }, [ended, waited, queryClient]);

  return {
    state,
    content: data,
    waited,
    askAgain: () => {
      setSince(heard);
      void queryClient.refetchQueries({ queryKey });
    },
  };
}
