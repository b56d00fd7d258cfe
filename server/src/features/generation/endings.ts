import { isFinalStatus } from '@loomlight/contract';
import type { Signals } from '../../db/signals.ts';
import type { Db } from '../../db/transaction.ts';
import { listUnfinishedOf } from './generation.store.ts';
import { subscribeProgress } from './progress-signal.ts';

/** How often all that are waited for are read anew, in case a signal was lost: one question for all of them. */
const rereadMs = 5_000;

/** Somebody who waits for the end of one generation, or of several. */
export interface Ending {
  /** Resolves when all have ended, or `signal` is aborted. */
  come(signal: AbortSignal): Promise<void>;
  /** Waits no longer; called in any case. */
  leave(): void;
}

/** Tells this process when generations end. */
export interface Endings {
  /** Listens from now on: what ends after this is not missed. */
  await(ids: readonly string[]): Ending;
}

/** One timer for everybody who waits, and no connection is held by any of them. */
export function createEndings(ctx: { readonly db: Db; readonly signals: Signals }): Endings {
  /** What each still waits for. */
  const waiting = new Map<AbortController, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  const strike = (ended: AbortController, ids: Set<string>, id: string): void => {
    ids.delete(id);
    if (ids.size === 0) ended.abort();
  };
  const reread = async (): Promise<void> => {
    const all = [...waiting].flatMap(([ended, ids]) => [...ids].map((id) => ({ ended, ids, id })));
    const unfinished = new Set(await listUnfinishedOf(ctx.db, [...new Set(all.map(({ id }) => id))]));
    for (const { ended, ids, id } of all) if (!unfinished.has(id)) strike(ended, ids, id);
  };
  return {
    await: (awaited) => {
      const ended = new AbortController();
      const ids = new Set(awaited);
      waiting.set(ended, ids);
      const subscriptions = awaited.map((id) =>
        subscribeProgress(ctx, { id, listener: ({ status }) => isFinalStatus(status) && strike(ended, ids, id) }),
      );
      // A database that is away for a moment ends no wait; the next look comes by itself.
      timer ??= setInterval(() => void reread().catch(() => undefined), rereadMs).unref();
      return {
        come: (signal) => aborted(AbortSignal.any([ended.signal, signal])),
        leave: () => {
          for (const unsubscribe of subscriptions) unsubscribe();
          waiting.delete(ended);
          if (waiting.size > 0) return;
          clearInterval(timer);
          timer = undefined;
        },
      };
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
