import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { countDays, type Figure } from './overview.store.ts';

const dayS = 86_400;

/** Figures of the last 24 hours, and of the 24 before them. */
export async function countFigures(ctx: { readonly db: Db; readonly clock: Clock }): Promise<readonly Figure[]> {
  const now = ctx.clock.now();
  return countDays(ctx.db, { now, start: addSeconds(now, -dayS), before: addSeconds(now, -2 * dayS) });
}
