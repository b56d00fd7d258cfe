import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { sumMoneyOfDays } from '../payments/index.ts';
import { countDays, type Figure } from './overview.store.ts';

const dayS = 86_400;

/** Figures of the last 24 hours, and of the 24 before them; money in each currency in which some moved (DESK-126). */
export async function countFigures(ctx: { readonly db: Db; readonly clock: Clock }): Promise<readonly Figure[]> {
  const now = ctx.clock.now();
  const days = { now, start: addSeconds(now, -dayS), before: addSeconds(now, -2 * dayS) };
  const counted = await countDays(ctx.db, days);
  return [...counted, ...(await sumMoneyOfDays(ctx.db, days))];
}
