import type { ContentType, contract, ReplyOf } from '@loomlight/contract';
import type { listPurchases, SaleRow, TradesPage } from './list-trades.ts';

const kindOf = (contentType: string): ContentType => (contentType === 'video' ? 'video' : 'image');

/** A page of purchases as the wire spells it. */
export function presentPurchases({
  rows,
  total,
}: Awaited<ReturnType<typeof listPurchases>>): ReplyOf<typeof contract.prompts.purchases> {
  return {
    purchases: rows.map((row) => ({
      no: row.purchase_no,
      content_id: row.content_id,
      content_type: kindOf(row.content_type),
      owner_id: row.owner_id,
      credits_used: row.price,
      created_at: row.created_at.toISOString(),
      text_prompt: row.prompt,
      negative_prompt: row.negative_prompt,
    })),
    total,
  };
}

/** A page of sales as the wire spells it. */
export function presentSales(
  { rows, figures }: TradesPage<SaleRow>,
  feePercent: number,
): ReplyOf<typeof contract.prompts.sales> {
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
    fee_percent: feePercent,
  };
}
