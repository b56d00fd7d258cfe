import { contract } from '@loomlight/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

/** How many are unread. The stream keeps it; asked for only while there is no stream. */
export const unreadQuery = queryOptions({ queryKey: keys.unread, queryFn: ({ signal }) => askUnread(signal) });

/** How often a number is asked for that another one has overtaken. */
const triesMax = 4;

/**
 * Takes over the number that `ask` answers with, unless the stream has said one meanwhile: which of the two is newer nobody can tell, so it is asked
 * for once more, a few times at most. Rejects as `ask` does, and changes nothing then.
 */
export async function takeUnread(queryClient: QueryClient, ask: () => Promise<number>): Promise<void> {
  const timesSaid = (): number => queryClient.getQueryState(keys.unread)?.dataUpdateCount ?? 0;
  for (let tries = 0; tries < triesMax; tries += 1) {
    const before = timesSaid();
    const unread = await (tries === 0 ? ask() : askUnread());
    if (timesSaid() !== before) continue;
    queryClient.setQueryData(keys.unread, unread);
    return;
  }
}

async function askUnread(signal?: AbortSignal): Promise<number> {
  return (await call(contract.notifications.list, { query: { limit: 1 }, ...(signal && { signal }) })).unread;
}
