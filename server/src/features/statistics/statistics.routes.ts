import { contract } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import { getFigures } from './get-figures.ts';
import { listActivity } from './list-activity.ts';

export function statisticsRoutes({ bind }: Binder, ctx: { readonly db: Db; readonly clock: Clock }): void {
  bind(contract.statistics.figures, ({ actor, query }) =>
    getFigures(ctx, { actor: requireUser(actor), timeframe: query.timeframe }),
  );
  bind(contract.statistics.activity, ({ actor, query }) => listActivity(ctx, { ...query, actor: requireUser(actor) }));
}
