import { appError } from './errors.ts';

/** `open` is for everybody; `reserved` for those whom strangers must not keep out, who have places of their own to wait in. */
export type Lane = 'open' | 'reserved';

export interface QueueBounds {
  /** Tasks that run at once. */
  readonly places: number;
  /** Tasks of each lane that may wait besides. */
  readonly waiting: Readonly<Record<Lane, number>>;
  /** Seconds after which somebody who was refused may try again. */
  readonly retryAfterS: number;
}

/** Runs tasks in order, so many at once and so many waiting. */
export interface BoundedQueue {
  /** Throws 503 `busy` at once when too many of this lane wait already. */
  run<T>(task: () => Promise<T>, lane: Lane): Promise<T>;
}

/** Makes a bounded queue. While both lanes wait they take turns: neither a flood of one nor of the other stops the rest. */
export function createBoundedQueue(bounds: QueueBounds): BoundedQueue {
  const waiting: Readonly<Record<Lane, (() => void)[]>> = { open: [], reserved: [] };
  let running = 0;
  let servedLast: Lane = 'open';

  function takeNext(): (() => void) | undefined {
    const turn: Lane = servedLast === 'open' ? 'reserved' : 'open';
    const lane = waiting[turn].length > 0 ? turn : servedLast;
    servedLast = lane;
    return waiting[lane].shift();
  }

  return {
    run: async (task, lane) => {
      if (running < bounds.places) running += 1;
      else if (waiting[lane].length >= bounds.waiting[lane])
        throw appError('busy', { retryAfterS: bounds.retryAfterS });
      else await new Promise<void>((resolve) => waiting[lane].push(resolve));
      try {
        return await task();
      } finally {
        // The place is handed on, not freed: a newcomer between the two would make one too many.
        const next = takeNext();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
