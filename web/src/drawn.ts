import { dehydrate, type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import type { DrawnFor } from './lib/drawn-for.ts';

/** The element that carries what a drawn page was drawn from. */
export const drawnElementId = 'drawn';

interface Carried extends DrawnFor {
  readonly cache: DehydratedState;
}

/** What the browser needs to take a drawn page over, as text that may stand inside a `<script>` element. */
export function carryDrawn(client: QueryClient, drawnFor: DrawnFor): string {
  const carried: Carried = { ...drawnFor, cache: dehydrate(client) };
  // No text of anybody's can end the element or begin a comment in it.
  return JSON.stringify(carried).replaceAll('<', '\\u003c');
}

/** Fills the cache with what the page was drawn from; undefined when the server has drawn nothing. */
export function takeDrawn(client: QueryClient): DrawnFor | undefined {
  const text = document.getElementById(drawnElementId)?.textContent;
  if (!text) return undefined;
  // Written by `carryDrawn` of the same build.
  const { cache, ...drawnFor } = JSON.parse(text) as Carried;
  // By the clock of this device: by the server's, it could be stale before it was shown, or fresh for ever.
  const now = Date.now();
  const queries = cache.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } }));
  hydrate(client, { ...cache, queries });
  return drawnFor;
}
