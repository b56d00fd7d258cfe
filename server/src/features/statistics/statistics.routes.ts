import { statistics } from '@loomlight/contract/statistics';
import type { Db } from '../../db/transaction.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import { getFigures } from './get-figures.ts';
import { listActivity } from './list-activity.ts';
import { presentActivity } from './present-activity.ts';

export function statisticsRoutes(binder: Binder, ctx: { readonly db: Db; readonly clock: Clock }): void {
  const { bind } = binder;
  bind(statistics.figures, ({ actor, query }) =>
    getFigures(ctx, { actor: requireUser(actor), timeframe: query.timeframe }),
  );
  bind(statistics.activity, async ({ actor, query }) =>
    presentActivity(await listActivity(ctx, { ...query, actor: requireUser(actor) })),
  );
}
