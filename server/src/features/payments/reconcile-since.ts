import { lifetimes } from '@loomlight/contract';
import { addSeconds } from '../../kernel/clock.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { BalanceMove, KnownPage } from '../../ports/payment-provider.ts';
import { hastenMoved } from './compare-balance.ts';
import type { PaymentsContext } from './payments.context.ts';
import { findOrder, hastenOrdersSince, restoreOrder } from './payments.store.ts';
import { reconcileOrders } from './reconcile-orders.ts';

/** More than a week of the busiest days. */
const pagesMax = 100_000;
/** Twenty orders a round: more than there can be pages. */
const roundsMax = 10_000;
/** The provider counts in seconds, and its clock is not ours. */
const clockS = 60;

/** What came of it. */
export interface Reconciled {
  /** Orders that only the provider still knew, and that are in the books again. */
  readonly restored: number;
  /** Orders that the provider was asked about. */
  readonly asked: number;
  /** Pages of people who are not here, or of which the provider does not say what was agreed. */
  readonly lost: readonly KnownPage[];
  /** Money that belongs to no order. */
  readonly ofNobody: readonly BalanceMove[];
  readonly problems: readonly unknown[];
}

/**
 * After the books went back to a moment (SCALE-57): orders that were placed since then are written down again as the provider knows them, and the
 * provider is asked about each order that was open then, was placed since, or that money moved for. Everything that follows is done by the same facts
 * as ever, so that asking again, or a notification that comes after all, changes nothing.
 */
export async function reconcileSince(ctx: PaymentsContext, input: { readonly since: Date }): Promise<Reconciled> {
  const now = ctx.clock.now();
  const from = addSeconds(input.since, -clockS);
  const lost: KnownPage[] = [];
  let restored = 0;
  const to = addSeconds(now, clockS);
  for (const page of await ctx.provider.listPages({ from, to, limit: pagesMax })) {
    if (!isUuid(page.orderId)) continue;
    const { agreed } = page;
    if (agreed && isUuid(agreed.userId) && (await restoreOrder(ctx.db, { ...page, agreed }, now))) restored += 1;
    else if (!(await findOrder(ctx.db, page.orderId))) lost.push(page);
  }
  // A page that was open at that moment may have been paid since.
  await hastenOrdersSince(ctx.db, addSeconds(from, -lifetimes.paymentLinkS), now);
  const { ofNobody } = await hastenMoved(ctx, { from, to });
  const problems: unknown[] = [];
  let asked = 0;
  for (let round = 0; round < roundsMax; round += 1) {
    const count = await reconcileOrders({ ...ctx, onError: (error) => problems.push(error) });
    if (count === 0) break;
    asked += count;
  }
  return { restored, asked, lost, ofNobody, problems };
}
