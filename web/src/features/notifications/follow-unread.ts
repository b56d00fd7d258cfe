import { contract, unreadEvent } from '@loomlight/contract';
import type { QueryClient } from '@tanstack/react-query';
import { readEvents } from '../../api/read-events.ts';
import { keys } from '../../api/queries.ts';
import { unreadQuery } from './unread-query.ts';

/** Pauses between two streams: short after one that spoke, longer and longer while none can be had. */
const shortPauseMs = 1_000;
const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/**
 * Keeps the number of unread notifications as the server says it, while the page is looked at: by a stream, and by
 * asking before every new one. A page in the background holds no connection: a browser has few of them for all its
 * tabs. Answers how to stop.
 */
export function followUnread(queryClient: QueryClient): () => void {
  let stop: AbortController | undefined;
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') {
      stop?.abort();
      stop = undefined;
    } else if (!stop) {
      stop = new AbortController();
      void follow(queryClient, stop.signal);
    }
  };
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    stop?.abort();
  };
}

async function follow(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  let pauseMs = firstPauseMs;
  while (!signal.aborted) {
    let hasSpoken = false;
    await readEvents(
      contract.notifications.events.path,
      (body) => {
        const event = unreadEvent.safeParse(body).data;
        if (event) {
          hasSpoken = true;
          keep(queryClient, event.unread);
        }
        return 'more';
      },
      signal,
    );
    if (signal.aborted) return;
    pauseMs = hasSpoken ? shortPauseMs : Math.min(longestPauseMs, pauseMs * 2);
    await pause(pauseMs, signal);
    if (signal.aborted) return;
    // Asked in the ordinary way, which also renews a token that is over; without an answer the number stays.
    const before = queryClient.getQueryData<number>(keys.unread);
    const unread = await queryClient.fetchQuery({ ...unreadQuery, staleTime: 0 }).catch(() => undefined);
    if (unread !== undefined) tell(queryClient, before, unread);
  }
}

function keep(queryClient: QueryClient, unread: number): void {
  const before = queryClient.getQueryData<number>(keys.unread);
  queryClient.setQueryData(keys.unread, unread);
  tell(queryClient, before, unread);
}

/** What is shown of it is out of date; what is new may have moved the balance too: a sale, a refund, a payment. */
function tell(queryClient: QueryClient, before: number | undefined, unread: number): void {
  if (before === undefined || before === unread) return;
  void queryClient.invalidateQueries({ queryKey: keys.newestNotifications });
  void queryClient.invalidateQueries({ queryKey: ['notifications', 'list'] });
  if (unread > before)
    for (const key of [keys.profile, keys.credits]) void queryClient.invalidateQueries({ queryKey: key });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
