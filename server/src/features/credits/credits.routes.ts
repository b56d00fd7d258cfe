import { contract } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { getBalance, getHistory } from './get-history.ts';

export function creditsRoutes({ bind }: Binder, ctx: { readonly db: Db }): void {
  bind(contract.credits.balance, async ({ actor }) => ({
    credits: await getBalance(ctx.db, requireUser(actor).userId),
  }));
  bind(contract.credits.history, ({ actor, query }) =>
    getHistory(ctx.db, { userId: requireUser(actor).userId, query }),
  );
}
