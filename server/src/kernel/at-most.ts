import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for `work`, but no longer than `ms`; what has not ended by then goes on by itself. */
export async function atMost(ms: number, work: Promise<unknown> | undefined): Promise<void> {
  const over = new AbortController();
  // An aborted wait has nothing more to say.
  await Promise.race([work, sleep(ms, undefined, { signal: over.signal }).catch(() => undefined)]);
  over.abort();
}
