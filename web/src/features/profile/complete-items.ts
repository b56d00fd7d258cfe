import type { Content } from '@loomlight/contract';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/error-words.ts';
import { publicContentQuery, visibleContentQuery } from '../content/index.ts';
import { inBatches } from './in-batches.ts';

interface Named {
  readonly id: string;
  readonly kind: Content['content_type'];
}

/**
 * Fetches the items that a list only names (R-DASH-28), five at a time with a pause of 100 ms (R-GAL-07). One that is
 * not public is asked for as one's own; one that is not there at all is left out.
 */
export async function completeItems(
  client: QueryClient,
  named: readonly Named[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Content>> {
  const known = new Map<string, Content>();
  await inBatches(named, async (content) => {
    signal.throwIfAborted();
    const found = await findContent(client, content);
    if (found) known.set(found.id, found);
  });
  return known;
}

async function findContent(client: QueryClient, { kind, id }: Named): Promise<Content | undefined> {
  try {
    return await client.fetchQuery(publicContentQuery(kind, id)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      return client.fetchQuery(visibleContentQuery(kind, id));
    });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
