import type { DailyFigures, Timeframe } from '@loomlight/contract/statistics';
import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import { dailyOf, type PriceRow, startBefore, startOf, sumOf } from './statistics.rules.ts';
import { listActiveDays, listPrices } from './statistics.store.ts';

type Sums = Omit<DailyFigures, 'date'>;

/** What a time came to, in all and by day, and what the time before it came to. */
type Figures = Sums & {
  readonly timeframe: Timeframe;
  readonly daily: DailyFigures[];
  readonly before: Sums | null;
  readonly prices: PriceRow[];
};

/** How the actor's items were seen, favorited, unlocked and paid in this time, in all, by day and by price (R-API-30, KEEP-56). */
export async function getFigures(
  ctx: { readonly db: Db; readonly clock: Clock },
  input: { readonly actor: SignedIn; readonly timeframe: Timeframe },
): Promise<Figures> {
  const { actor, timeframe } = input;
  const now = ctx.clock.now();
  const start = startOf(timeframe, now);
  const startOfBefore = startBefore(timeframe, now);
  const all = await listActiveDays(ctx.db, actor.userId, startOfBefore ?? start);
  const days = all.filter(({ day }) => day >= start);
  return {
    timeframe,
    ...sumOf(days),
    daily: dailyOf(days, timeframe, now),
    before: startOfBefore ? sumOf(all.filter(({ day }) => day < start)) : null,
    prices: await listPrices(ctx.db, actor.userId, start),
  };
}
