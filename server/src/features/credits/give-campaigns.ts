import { limits } from '@loomlight/contract';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import { listActiveCampaigns, settlePeople, takePeople, takeActiveCampaign } from './campaigns.store.ts';
import { lockAccounts } from './holds.store.ts';

/** As many accounts are locked at once at most, and as many portions go in one round; what is left over comes with the next. */
const usualShare = { portion: 500, portionsMax: 100 } as const;
const campaignsMax = 20;

interface GiveContext {
  readonly db: Db;
  readonly clock: Clock;
  /** Another share only in tests. */
  readonly share?: { readonly portion: number; readonly portionsMax: number };
}

/**
 * Goes on with every campaign that is active, portion by portion (DESK-54). Each portion is one transaction, so that whoever dies in between has given whole
 * portions, and any process goes on behind them. Of two at once the second leaves a campaign to the first. One that fails keeps no other; it is thrown in the end.
 */
export async function giveCampaigns(ctx: GiveContext): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await listActiveCampaigns(ctx.db, campaignsMax))
    await giveCampaign(ctx, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some campaigns could not go on.');
}

async function giveCampaign(ctx: GiveContext, id: string): Promise<void> {
  const { portion, portionsMax } = ctx.share ?? usualShare;
  for (let count = 0; count < portionsMax; count += 1) if (!(await givePortion(ctx, { id, portion }))) return;
}

/** Answers whether there was anything to do. */
function givePortion(
  ctx: GiveContext,
  { id, portion }: { readonly id: string; readonly portion: number },
): Promise<boolean> {
  return inTransaction(ctx, async ({ tx, clock }) => {
    // Its lock comes first: whoever stops it waits for this portion, and after that nothing is given.
    const campaign = await takeActiveCampaign(tx, id);
    if (!campaign) return false;
    const userIds = await takePeople(tx, id, portion);
    await lockAccounts(tx, userIds);
    await settlePeople(tx, campaign, { userIds, balanceMax: limits.balanceMax, now: clock.now() });
    return userIds.length > 0;
  });
}
