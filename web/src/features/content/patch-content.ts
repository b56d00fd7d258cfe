import type { Content } from '@loomlight/contract';
import type { QueryClient } from '@tanstack/react-query';

/** As deep as pages of lists of items lie. */
const depthMax = 5;

/** What may change about a piece while it is shown. */
export type ContentPatch = Partial<Pick<Content, 'is_user_favorite' | 'favorite_count' | 'view_count'>>;

/** Changes a piece wherever the cache holds it: alone, in a list, in the pages of a list. */
export function patchContent(queryClient: QueryClient, id: string, patch: ContentPatch): void {
  queryClient.setQueriesData({ predicate: ({ state }) => state.data !== undefined }, (held: unknown) =>
    patchWithin(held, id, patch, 0),
  );
}

/** The same value where nothing changes, so that nothing is drawn anew. */
function patchWithin(value: unknown, id: string, patch: ContentPatch, depth: number): unknown {
  if (value === null || typeof value !== 'object' || depth > depthMax) return value;
  if (Array.isArray(value)) {
    const next = value.map((entry: unknown) => patchWithin(entry, id, patch, depth + 1));
    return next.some((entry, index) => entry !== value[index]) ? next : value;
  }
  if ('id' in value && 'favorite_count' in value) return value.id === id ? { ...value, ...patch } : value;
  const entries = Object.entries(value);
  const next = entries.map(([name, part]) => [name, patchWithin(part, id, patch, depth + 1)] as const);
  return next.some(([, part], index) => part !== entries[index]?.[1]) ? Object.fromEntries(next) : value;
}
