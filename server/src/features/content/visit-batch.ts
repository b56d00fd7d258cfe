import type { Db } from '../../db/transaction.ts';
import { inTransaction } from '../../db/transaction.ts';
import { countVisits, type Visit } from './figures.store.ts';

/**
 * Views on their way to the database. Looking at an item then costs no write: everything that was seen within a moment is
 * counted by one transaction, whoever saw it. A process that dies loses the views of that moment, and nothing else.
 */
export interface VisitBatch {
  /** Notes a view; the same one of the same day counts once. */
  add(visit: Visit): void;
  /** Writes what is noted and stops for good. */
  stop(): Promise<void>;
}

const pauseMs = 500;
/** So many make a statement of their own; more than `maxWaiting` means that the database is away, and views are forgotten. */
const batchSize = 500;
const maxWaiting = 20_000;

export function createVisitBatch(ctx: { readonly db: Db; readonly onError: (error: unknown) => void }): VisitBatch {
  const waiting = new Map<string, Visit>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let isStopped = false;

  async function write(): Promise<void> {
    // Of one day at a time, as they are counted.
    const [oldest] = waiting.values();
    const batch = [...waiting].filter(([, { day }]) => day.getTime() === oldest?.day.getTime()).slice(0, batchSize);
    for (const [key] of batch) waiting.delete(key);
    try {
      await inTransaction(ctx, (ctx) =>
        countVisits(
          ctx.tx,
          'view_count',
          batch.map(([, visit]) => visit),
        ),
      );
    } catch (error) {
      // The keys make it safe to try again: whatever was counted is not counted twice.
      for (const [key, visit] of batch) waiting.set(key, visit);
      ctx.onError(error);
    }
  }

  function schedule(): void {
    if (timer || writing || isStopped || waiting.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      writing = write().finally(() => {
        writing = undefined;
        schedule();
      });
    }, pauseMs);
    // Nobody waits for a view: it must not keep a process that has nothing else to do.
    timer.unref();
  }

  return {
    add: (visit) => {
      if (waiting.size >= maxWaiting) return;
      waiting.set(`${visit.contentId} ${visit.viewerHash.toString('base64')} ${visit.day.getTime()}`, visit);
      schedule();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await writing;
      // Around midnight two days wait.
      if (waiting.size > 0) await write();
      if (waiting.size > 0) await write();
    },
  };
}
