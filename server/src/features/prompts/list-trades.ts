import type { contract, QueryOf, ReplyOf } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { findTradeFigures, listPurchaseRows, listSaleRows } from './prompts.store.ts';

const kindOf = (contentType: string): 'image' | 'video' => (contentType === 'video' ? 'video' : 'image');

/** What the person has bought; the words are those of the moment of the purchase and stay for ever. */
export async function listPurchases(
  ctx: { readonly db: Db },
  input: { readonly actor: SignedIn; readonly query: QueryOf<typeof contract.prompts.purchases> },
): Promise<ReplyOf<typeof contract.prompts.purchases>> {
  const { userId } = input.actor;
  const rows = await listPurchaseRows(ctx.db, { userId, ...input.query });
  const figures = await findTradeFigures(ctx.db, userId);
  return {
    purchases: rows.map((row) => ({
      no: row.purchase_no,
      content_id: row.content_id,
      content_type: kindOf(row.content_type),
      owner_id: row.owner_id,
      credits_used: row.price,
      created_at: row.created_at.toISOString(),
      text_prompt: row.prompt,
    })),
    total: figures?.unlock_count ?? 0,
  };
}

/** What the person has sold, and earned by it less what was taken back. */
export async function listSales(
  ctx: { readonly db: Db },
  input: { readonly actor: SignedIn; readonly query: QueryOf<typeof contract.prompts.sales> },
): Promise<ReplyOf<typeof contract.prompts.sales>> {
  const { userId } = input.actor;
  const rows = await listSaleRows(ctx.db, { userId, ...input.query });
  const figures = await findTradeFigures(ctx.db, userId);
  return {
    sales: rows.map((row) => ({
      no: row.sale_no,
      content_id: row.content_id,
      content_type: kindOf(row.content_type),
      buyer_id: row.buyer_id,
      credits_earned: row.earned,
      held_until: row.hold_state === 'held' ? (row.held_until?.toISOString() ?? null) : null,
      credits_taken_back: row.taken_back ?? 0,
      created_at: row.created_at.toISOString(),
    })),
    total: figures?.sale_count ?? 0,
    credits_earned_total: Number(figures?.earned_total ?? 0) - Number(figures?.taken_back_total ?? 0),
  };
}
