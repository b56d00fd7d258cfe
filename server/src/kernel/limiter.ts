import { appError } from './errors.ts';

/** Runs at most `max` tasks at once; the others wait in order. */
export function createLimiter(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The place is handed on, not freed: a newcomer between the two would make one too many.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** How much a bounded limiter lets in. */
export interface Bounds {
  /** At once. */
  readonly places: number;
  /** Waiting for a place; whoever comes then is refused. */
  readonly waiting: number;
  /** Places and waits of one person (or, of guests, of one address). */
  readonly perPerson: number;
  /** Seconds after which somebody who was refused may try again. */
  readonly retryAfterS: number;
  /** How the refusal is called: 503 `unavailable` unless something else is said. */
  readonly code?: 'unavailable' | 'too_many_waiting';
}

/** Gives a place back; only the first call counts. */
export type Leave = () => void;

/** Work that is dear: so many at once, so many waiting in order, and a refusal for all others. */
export interface BoundedLimiter {
  /**
   * Waits for a place and takes it. Throws 503, or what its bounds say, with `Retry-After` when too many wait, or too many of this person are there.
   * Whoever loses interest (`signal`) leaves the queue, and the wait throws 503.
   */
  enter(who: string, signal?: AbortSignal): Promise<Leave>;
  /** Waits for a place however many do: for callers that are few by other means, and cannot be refused any more. */
  enterPatiently(): Promise<Leave>;
}

/** Makes a bounded limiter: the same for uploads, conversions and whatever else costs much for one request. */
export function createBoundedLimiter(bounds: Bounds): BoundedLimiter {
  const waiting = new Set<() => void>();
  const held = new Map<string, number>();
  let inside = 0;

  const leave = (): void => {
    // The place is handed on, not freed: a newcomer between the two would make one too many.
    const [next] = waiting;
    if (next) next();
    else inside -= 1;
  };
  const place = async (signal: AbortSignal | undefined): Promise<Leave> => {
    if (inside < bounds.places) {
      inside += 1;
      return once(leave);
    }
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        waiting.delete(start);
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        waiting.delete(start);
        reject(refusal());
      };
      waiting.add(start);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
    return once(leave);
  };
  const refusal = (): Error => appError(bounds.code ?? 'unavailable', { retryAfterS: bounds.retryAfterS });
  const isFull = (): boolean => inside >= bounds.places && waiting.size >= bounds.waiting;

  return {
    enter: async (who, signal) => {
      const before = held.get(who) ?? 0;
      if (before >= bounds.perPerson || isFull() || signal?.aborted) throw refusal();
      held.set(who, before + 1);
      const forget = (): void => {
        const left = (held.get(who) ?? 1) - 1;
        if (left > 0) held.set(who, left);
        else held.delete(who);
      };
      try {
        const leavePlace = await place(signal);
        return once(() => {
          forget();
          leavePlace();
        });
      } catch (error) {
        forget();
        throw error;
      }
    },
    enterPatiently: () => place(undefined),
  };
}

function once(call: () => void): Leave {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    call();
  };
}
