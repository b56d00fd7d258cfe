import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { listWithoutPrint, setPrint } from './prints.store.ts';
import { readPrintOfStill } from './read-print.ts';

/** What one round looks at: some seconds of work. */
const perRound = 200;
/** After this a still has arrived where its row says. */
const movingS = 3600;

/**
 * Takes the prints of items that were made before there were any, were brought along, or come from a process of the release before: some of them a
 * round, from their stills, the newest first (DESK-14). It can stop after any of them, and goes on there. What has no still, none that can be read,
 * or one without contrast has no print, and is not looked at again. Answers how many it has looked at.
 */
export async function fillPrints(ctx: {
  readonly db: Db;
  readonly clock: Clock;
  readonly objectStore: Pick<ObjectStore, 'find'>;
  readonly signal: AbortSignal;
  readonly perRound?: number;
}): Promise<number> {
  const movedBefore = addSeconds(ctx.clock.now(), -movingS);
  const items = await listWithoutPrint(ctx.db, { movedBefore, limit: ctx.perRound ?? perRound });
  let looked = 0;
  for (const { id, small_key: key } of items) {
    if (ctx.signal.aborted) break;
    await setPrint(ctx.db, { id, print: key === null ? undefined : await readPrintOfStill(ctx, key) });
    looked += 1;
  }
  return looked;
}
