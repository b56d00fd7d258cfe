import type { ContentType } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { type CostSum, type EnginePriceRow, listEnginePrices, sumCosts } from '../generation/index.ts';
import { sumCreditSales } from '../payments/index.ts';
import type { ChosenEngines } from './chosen-engines.ts';

/** Engines have few models, and prices fewer. */
const linesMax = 1_000;
const microsPerCent = 10_000n;

/** What the items of one model have cost and brought in, in one currency; without a price the cost is not known. */
export interface ModelCost {
  readonly model: string;
  readonly items: number;
  readonly credits: bigint;
  readonly currency: string | null;
  readonly costMicros: bigint | null;
  /** What the credits are worth at the average price that was paid for one in this time; null where none was sold for this currency. */
  readonly incomeMicros: bigint | null;
  readonly marginMicros: bigint | null;
}

/** An engine with what it costs today, and what it made lately. */
export interface EngineCosts {
  readonly engine: string;
  readonly contentType: ContentType;
  readonly prices: readonly EnginePriceRow[];
  readonly models: readonly ModelCost[];
}

/**
 * What every engine that is chosen, has a price or made something has cost and brought in over some days (DESK-56). Whole numbers throughout; what had no
 * price when it was made is a line of its own, and never counted as free.
 */
export async function listEngineCosts(
  ctx: { readonly db: Db; readonly clock: Clock; readonly engines: ChosenEngines },
  input: { readonly days: number },
): Promise<readonly EngineCosts[]> {
  const since = addSeconds(ctx.clock.now(), -input.days * 86_400);
  const [prices, sums, sales] = await Promise.all([
    listEnginePrices(ctx.db, linesMax),
    sumCosts(ctx.db, { since, limit: linesMax }),
    sumCreditSales(ctx.db, since),
  ]);
  const chosen = (['image', 'video'] as const).flatMap((contentType) =>
    ctx.engines[contentType].map(({ name }) => ({ engine: name, content_type: contentType })),
  );
  const lines = new Map(
    [...chosen, ...prices, ...sums].map(({ engine, content_type: contentType }) => [
      `${contentType} ${engine}`,
      { engine, contentType },
    ]),
  );
  const incomeOf = (credits: bigint, currency: string | undefined): bigint | null => {
    const sold = sales.find((one) => one.currency === currency);
    return sold && sold.credits > 0n ? (credits * sold.cents * microsPerCent) / sold.credits : null;
  };
  return [...lines.values()].map(({ engine, contentType }) => {
    const isOf = (row: { readonly engine: string; readonly content_type: string }) =>
      row.engine === engine && row.content_type === contentType;
    return {
      ...{ engine, contentType },
      prices: prices.filter(isOf),
      models: sums.filter(isOf).map((sum) => costOf(sum, incomeOf, sales[0]?.currency)),
    };
  });
}

/** What had no price is told with its income in the currency that most credits were sold for. */
function costOf(
  { model, items, credits, currency, micros }: CostSum,
  incomeOf: (credits: bigint, currency: string | undefined) => bigint | null,
  usualCurrency: string | undefined,
): ModelCost {
  const incomeMicros = incomeOf(credits, currency ?? usualCurrency);
  const marginMicros = micros === null || incomeMicros === null ? null : incomeMicros - micros;
  return {
    ...{ model, items, credits, incomeMicros, marginMicros, costMicros: micros },
    currency: currency ?? (incomeMicros === null ? null : (usualCurrency ?? null)),
  };
}
