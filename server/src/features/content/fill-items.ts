import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import type { ObjectStore } from '../../ports/object-store.ts';

/** What one round looks at: some seconds of work. */
const usualPerRound = 200;
/** After this a still has arrived where its row says. */
const movingS = 3600;

/** What rounds need that look at items from their stills. */
export interface FillContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly objectStore: Pick<ObjectStore, 'find'>;
  readonly signal: AbortSignal;
  readonly perRound?: number;
}

interface Item {
  readonly id: string;
  /** Null for what has no still. */
  readonly small_key: string | null;
}

/** What is looked for, and what is done with each. */
interface Look {
  readonly list: (db: Db, bounds: { readonly movedBefore: Date; readonly limit: number }) => Promise<readonly Item[]>;
  readonly fill: (id: string, stillKey: string | null) => Promise<void>;
}

/**
 * Looks at some items that nobody has looked at, from their stills, one after the other. It can stop after any of them, and goes on there. Answers how many
 * it has looked at.
 */
export async function fillItems(ctx: FillContext, input: Look): Promise<number> {
  const movedBefore = addSeconds(ctx.clock.now(), -movingS);
  const items = await input.list(ctx.db, { movedBefore, limit: ctx.perRound ?? usualPerRound });
  let looked = 0;
  for (const { id, small_key: key } of items) {
    if (ctx.signal.aborted) break;
    await input.fill(id, key);
    looked += 1;
  }
  return looked;
}
