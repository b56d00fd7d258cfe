import type { ContentType } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { countPurchases, findTradeFigures, listPurchaseRows, listSaleRows } from './prompts.store.ts';

interface TradesInput {
  readonly actor: SignedIn;
  readonly limit: number;
  readonly offset: number;
}

/** Some trades of a person, the newest first, and what all of them come to. */
export interface TradesPage<Row> {
  readonly rows: readonly Row[];
  readonly figures: Awaited<ReturnType<typeof findTradeFigures>>;
}
export type PurchaseRow = Awaited<ReturnType<typeof listPurchaseRows>>[number];
export type SaleRow = Awaited<ReturnType<typeof listSaleRows>>[number];

/**
 * What the person has bought; the words are those of the moment of the purchase and stay for ever. All are counted exactly, those of one
 * kind up to `limits.totalMax` (PEOPLE-50).
 */
export async function listPurchases(
  ctx: { readonly db: Db },
  input: TradesInput & { readonly filter: 'all' | ContentType },
): Promise<{ readonly rows: readonly PurchaseRow[]; readonly total: number }> {
  const { actor, filter, limit, offset } = input;
  const { userId } = actor;
  const rows = await listPurchaseRows(ctx.db, { userId, filter, limit, offset });
  if (filter !== 'all') return { rows, total: await countPurchases(ctx.db, { userId, contentType: filter }) };
  return { rows, total: (await findTradeFigures(ctx.db, userId))?.unlock_count ?? 0 };
}

/** What the person has sold, and earned by it less what was taken back. */
export async function listSales(ctx: { readonly db: Db }, input: TradesInput): Promise<TradesPage<SaleRow>> {
  const { actor, limit, offset } = input;
  const rows = await listSaleRows(ctx.db, { userId: actor.userId, limit, offset });
  return { rows, figures: await findTradeFigures(ctx.db, actor.userId) };
}
