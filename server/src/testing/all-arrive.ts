import type { Db } from '../db/transaction.ts';
import { bringAwaitedSales } from '../features/prompts/index.ts';
import type { Clock } from '../kernel/clock.ts';

/** Brings everything that is on its way to sellers, whoever has sold it. */
export async function allArrive(ctx: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  await bringAwaitedSales({
    ...ctx,
    onTold: () => undefined,
    onError: (error) => {
      throw error;
    },
  });
}
