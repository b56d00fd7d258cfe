import { activityTypes, contract, limits } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import { invariant } from '../../kernel/errors.ts';
import { dailyOf, startOf, sumOf, summaryOf } from './statistics.rules.ts';
import { countActivity, listActiveDays, listActivityRows } from './statistics.store.ts';

export function statisticsRoutes({ bind }: Binder, ctx: { readonly db: Db; readonly clock: Clock }): void {
  bind(contract.statistics.figures, async ({ actor, query: { timeframe } }) => {
    const now = ctx.clock.now();
    const days = await listActiveDays(ctx.db, requireUser(actor).userId, startOf(timeframe, now));
    return { timeframe, ...sumOf(days), daily: dailyOf(days, timeframe, now) };
  });
  bind(contract.statistics.activity, async ({ actor, query }) => {
    const { userId } = requireUser(actor);
    // As deep as it is counted.
    const offset = Math.min(query.offset, limits.totalMax);
    const limit = Math.min(query.limit, limits.totalMax - offset);
    const rows = await listActivityRows(ctx.db, { userId, limit, offset });
    return {
      activity: rows.map((row) => {
        const type = activityTypes.find((name) => name === row.type);
        invariant(type, 'the list knows the types of the contract');
        return {
          id: `${type}:${row.key}`,
          type,
          content_id: row.content_id,
          content_type: mediumOf(row.content_type),
          created_at: row.created_at.toISOString(),
          summary: summaryOf(row),
        };
      }),
      total: await countActivity(ctx.db, userId),
    };
  });
}

const mediumOf = (contentType: string | null): 'image' | 'video' | null =>
  contentType === null ? null : contentType === 'video' ? 'video' : 'image';
