import type { Db } from '../../db/transaction.ts';
import type { HitCounter } from '../../http/rate-limit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { addHits, type CountedHits, type HitsOfKey } from './hit-counter.store.ts';

/** Keys that one statement counts at most. */
const keysMax = 500;
/** Statements under way at once at most: more than one, so that a connection that has gone silent does not stop all counting. */
const statementsMax = 4;

/** A key whose hits are counted with the next statement. */
interface Gathered {
  readonly windowMs: number;
  readonly about: string | undefined;
  /** One function a hit, in the order of arrival. */
  readonly callers: ((outcome: CountedHits | Error) => void)[];
}

/**
 * Counts hits in the database with few statements at a time: what arrives while they are under way is counted together by the
 * next one. A commit costs a flush of the disk, in the embedded database with everybody waiting, so that a flood of guesses that
 * are all refused would keep the product busy for half a second (GROUND-12). Each caller learns the number that its own hit has.
 */
export function createGatheringHitCounter(ctx: { readonly db: Db; readonly clock: Clock }): HitCounter {
  const gathered = new Map<string, Gathered>();
  let isPlanned = false;
  let underWay = 0;

  const countAll = async (): Promise<void> => {
    isPlanned = false;
    underWay += 1;
    while (gathered.size > 0) {
      const batch = [...gathered].slice(0, keysMax);
      for (const [key] of batch) gathered.delete(key);
      await countBatch(ctx, batch);
    }
    underWay -= 1;
  };

  /** Not at once: the embedded database runs in this thread, and nobody else's request would be read before it has answered. */
  const plan = (): void => {
    if (isPlanned || underWay >= statementsMax) return;
    isPlanned = true;
    setImmediate(() => void countAll());
  };

  return {
    hit: async (key, windowMs, about) => {
      const outcome = await new Promise<CountedHits | Error>((resolve) => {
        const same = gathered.get(key) ?? { windowMs, about, callers: [] };
        same.callers.push(resolve);
        gathered.set(key, same);
        plan();
      });
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
}

/** Never throws: a statement that fails is the answer of each caller. */
async function countBatch(
  ctx: { readonly db: Db; readonly clock: Clock },
  batch: readonly (readonly [string, Gathered])[],
): Promise<void> {
  const added: HitsOfKey[] = batch.map(([key, { windowMs, about, callers }]) => ({
    ...{ key, windowMs, about, times: callers.length },
  }));
  try {
    const counted = await addHits(ctx.db, ctx.clock, added);
    for (const [key, { callers }] of batch) {
      const last = counted.get(key);
      for (const [place, tell] of callers.entries())
        tell(
          last
            ? { hits: last.hits - (callers.length - 1 - place), resetInMs: last.resetInMs }
            : new Error('A hit was not counted.'),
        );
    }
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    for (const [, { callers }] of batch) for (const tell of callers) tell(failure);
  }
}
