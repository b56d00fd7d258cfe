import type { Content } from '@loomlight/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** As deep as pages of lists of items lie. */
const depthMax = 5;

/** What may change about a piece while it is shown. */
export type ContentPatch = Partial<Content>;

/** Changes a piece wherever the cache holds it: alone, in a list, in the pages of a list. */
export function patchContent(queryClient: QueryClient, id: string, patch: ContentPatch): void {
  queryClient.setQueriesData({ predicate: ({ state }) => state.data !== undefined }, (held: unknown) =>
    patchWithin(held, id, patch, 0),
  );
}

/** Takes a piece out of the lists under a key: it is gone, or nobody else may see it any more. */
export function dropFromLists(queryClient: QueryClient, queryKey: QueryKey, id: string): void {
  queryClient.setQueriesData({ queryKey }, (held: unknown) => dropWithin(held, id, 0));
}

/** The same value where nothing changes, so that nothing is drawn anew. */
function patchWithin(value: unknown, id: string, patch: ContentPatch, depth: number): unknown {
  if (value === null || typeof value !== 'object' || depth > depthMax) return value;
  // Not in lists alone: a piece tells others of its batch.
  const now = 'favorite_count' in value && isPiece(value, id) ? { ...value, ...patch } : value;
  return mapParts(now, (part) => patchWithin(part, id, patch, depth + 1));
}

function dropWithin(value: unknown, id: string, depth: number): unknown {
  if (value === null || typeof value !== 'object' || depth > depthMax) return value;
  if (Array.isArray(value) && value.some((entry: unknown) => isPiece(entry, id)))
    return value.filter((entry: unknown) => !isPiece(entry, id));
  return mapParts(value, (part) => dropWithin(part, id, depth + 1));
}

function isPiece(entry: unknown, id: string): boolean {
  return entry !== null && typeof entry === 'object' && 'id' in entry && entry.id === id;
}

function mapParts(value: object, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) {
    const next = value.map(change);
    return next.some((part, index) => part !== value[index]) ? next : value;
  }
  const entries = Object.entries(value);
  const next = entries.map(([name, part]) => [name, change(part)] as const);
  return next.some(([, part], index) => part !== entries[index]?.[1]) ? Object.fromEntries(next) : value;
}
