import type { Db, InTx } from '../../db/transaction.ts';
import { atMost } from '../../kernel/at-most.ts';
import type { Clock } from '../../kernel/clock.ts';
import { listAwaitedSellers, listSellersAwaiting } from '../credits/index.ts';
import { deliverSales } from './prompts.store.ts';

/** Sales that arrive in one statement, at most, and sellers to whom they do. */
const togetherMax = { sales: 200, sellers: 32 } as const;
/** Statements of a process that bring sales at the same time, at most. */
const statementsMax = 2;
/** Sellers of whom a process remembers that something is on its way to them, at most: the round brings what it does not remember. */
const rememberedMax = 2_048;
/** What is left over in a round comes in the next one. */
const batchesMax = 50;
const stopWaitMs = 5_000;

export interface BringContext {
  readonly db: Db;
  readonly clock: Clock;
  /** Called with a seller to whom sales have arrived: the bell has more. */
  readonly onTold: (userId: string) => void;
  readonly onError: (error: unknown) => void;
}

/** What brings the sales of a process to their sellers, right after their buyers were answered. */
export interface SalesOnTheirWay {
  /** Something was sold: it is brought soon. */
  readonly bring: (sellerId: string) => void;
  /** Waits until what was sold has arrived, for five seconds at most: for the end of a process. */
  readonly settled: () => Promise<void>;
}

/**
 * Opens the second step of what a process sells (ADR 222). Sales to a seller that come while others are being brought are brought together, a
 * seller in one statement at a time. What fails, and what a process that was killed leaves behind, is for `bringAwaitedSales`.
 */
export function openSalesOnTheirWay(ctx: BringContext): SalesOnTheirWay {
  const awaited = new Set<string>();
  const underWay = new Set<Promise<void>>();
  const beingBrought = new Set<string>();

  async function write(sellerIds: readonly string[]): Promise<void> {
    const { brought, failed } = await bringTogether(ctx, sellerIds);
    if (brought < togetherMax.sales) return;
    // As many as fit into a statement: there may be more.
    for (const id of sellerIds) if (!failed.includes(id)) awaited.add(id);
  }

  function writeAwaited(): void {
    while (underWay.size < statementsMax) {
      const sellerIds = [...awaited].filter((id) => !beingBrought.has(id)).slice(0, togetherMax.sellers);
      if (sellerIds.length === 0) return;
      for (const id of sellerIds) {
        awaited.delete(id);
        beingBrought.add(id);
      }
      const written = write(sellerIds).finally(() => {
        for (const id of sellerIds) beingBrought.delete(id);
        underWay.delete(written);
        writeAwaited();
      });
      underWay.add(written);
    }
  }

  let isDue = false;
  return {
    bring: (sellerId) => {
      if (awaited.size >= rememberedMax) return;
      awaited.add(sellerId);
      if (isDue) return;
      isDue = true;
      // After what is happening now: those who were answered together have often bought from the same seller.
      setImmediate(() => {
        isDue = false;
        writeAwaited();
      });
    },
    settled: async () => {
      writeAwaited();
      const all = async (): Promise<void> => {
        while (underWay.size > 0) await Promise.all(underWay);
      };
      await atMost(stopWaitMs, all());
    },
  };
}

/**
 * Brings what is still on its way to its sellers, the longest first: what a process left behind that was killed between the two steps, or
 * could not bring. It may run twice, and in many processes at once: each waits for the accounts that another has locked, and then finds their
 * sales arrived. Answers how many it has brought (SCALE-73).
 */
export async function bringAwaitedSales(ctx: BringContext): Promise<number> {
  /** Sellers to whom nothing can be brought now: those behind them come next. */
  const passedOver: string[] = [];
  let sum = 0;
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const sellerIds = await listAwaitedSellers(ctx.db, { except: passedOver, limit: togetherMax.sellers });
    if (sellerIds.length === 0) break;
    const { brought, failed } = await bringTogether(ctx, sellerIds);
    sum += brought;
    passedOver.push(...(brought === 0 ? sellerIds : failed));
  }
  return sum;
}

/**
 * Brings all that is on its way of one buyer, before a payment of theirs is reversed. The accounts of the buyer and of these sellers must be locked, so
 * that nothing more can come. Answers the sellers who are to be told once it holds.
 */
export async function bringSalesOf(ctx: InTx & { readonly clock: Clock }, buyerId: string): Promise<readonly string[]> {
  const sellerIds = await listSellersAwaiting(ctx.tx, buyerId);
  if (sellerIds.length === 0) return [];
  const told: string[] = [];
  for (;;) {
    const sellers = await deliverSales(ctx.tx, { sellerIds, buyerId, limit: togetherMax.sales, now: ctx.clock.now() });
    told.push(...sellers);
    if (sellers.length < togetherMax.sales) return [...new Set(told)];
  }
}

/** What came of a try to bring sales: how many have arrived, and the sellers to whom they could not be brought. */
interface Brought {
  readonly brought: number;
  readonly failed: readonly string[];
}

/** One statement for these sellers, and where it fails one for each, so that nobody waits for a seller whose account is broken. */
async function bringTogether(ctx: BringContext, sellerIds: readonly string[]): Promise<Brought> {
  try {
    const sellers = await deliverSales(ctx.db, { sellerIds, limit: togetherMax.sales, now: ctx.clock.now() });
    for (const seller of new Set(sellers)) ctx.onTold(seller);
    return { brought: sellers.length, failed: [] };
  } catch (error) {
    if (sellerIds.length <= 1) {
      ctx.onError(error);
      return { brought: 0, failed: sellerIds };
    }
    const each: Brought[] = [];
    for (const id of sellerIds) each.push(await bringTogether(ctx, [id]));
    return {
      brought: each.reduce((sum, { brought }) => sum + brought, 0),
      failed: each.flatMap(({ failed }) => failed),
    };
  }
}
