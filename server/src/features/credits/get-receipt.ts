import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { findReceiptParts } from './credits.store.ts';
import { receiptPage } from './receipt-page.ts';

/** A receipt for one own entry. Throws 404 for anybody else's and for what is no entry. */
export async function getReceipt(
  ctx: { readonly db: Db; readonly siteName: () => string },
  input: { readonly actor: SignedIn; readonly entryId: string },
): Promise<{ readonly html: string; readonly fileName: string }> {
  // Entries are numbered; anything else names none.
  const isNumber = /^\d{1,18}$/.test(input.entryId);
  const parts = isNumber
    ? await findReceiptParts(ctx.db, { id: input.entryId, userId: input.actor.userId })
    : undefined;
  if (!parts) throw appError('not_found');
  const { price_cents: cents, currency, order_id: orderId } = parts;
  const html = receiptPage({
    siteName: ctx.siteName(),
    entryId: parts.id,
    username: parts.username,
    email: parts.email,
    kind: parts.kind,
    description: parts.description,
    amount: parts.amount,
    balanceAfter: parts.balance_after,
    createdAt: parts.created_at,
    generationId: parts.generation_id,
    paid: cents === null || currency === null || orderId === null ? undefined : { cents, currency, orderId },
  });
  return { html, fileName: `loomlight-receipt-${parts.id}.html` };
}
