import type { DailyFigures, Timeframe } from '@loomlight/contract/statistics';
import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import { dailyOf, startOf, sumOf } from './statistics.rules.ts';
import { listActiveDays } from './statistics.store.ts';

/** What a time came to, in all and by day. */
type Figures = Omit<DailyFigures, 'date'> & { readonly timeframe: Timeframe; readonly daily: DailyFigures[] };

/** How the actor's items were seen, favorited, unlocked and paid in this time, in all and by day (R-API-30). */
export async function getFigures(
  ctx: { readonly db: Db; readonly clock: Clock },
  input: { readonly actor: SignedIn; readonly timeframe: Timeframe },
): Promise<Figures> {
  const { actor, timeframe } = input;
  const now = ctx.clock.now();
  const days = await listActiveDays(ctx.db, actor.userId, startOf(timeframe, now));
  return { timeframe, ...sumOf(days), daily: dailyOf(days, timeframe, now) };
}
