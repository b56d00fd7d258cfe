import { sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/transaction.ts';
import { chargeUnlockParts } from '../credits/index.ts';
import { type RequestKey, requestKeyPart } from '../request-keys/index.ts';

/** Names of the keys that a second purchase, and a key used for another one, break. */
export const purchaseConstraint = 'prompt_purchase_once';

export interface UnlockRequest {
  readonly buyerId: string;
  readonly ownerId: string;
  readonly contentId: string;
  readonly contentType: 'image' | 'video';
  /** The price that the buyer agreed to: at any other nothing happens. */
  readonly price: number;
  /** What the owner earns of it. */
  readonly earned: number;
  readonly now: Date;
  readonly requestKey: RequestKey | undefined;
}

/**
 * Purchase, debit, credit, both entries and the figures of seller and item in one statement and so in one round trip:
 * everything of it happens or nothing. Answers false when there is nothing to buy at this price (any more); a balance
 * too low and a second purchase break their constraints. Both accounts are locked in the order of their ids before
 * either is changed, so that two people who unlock each other's prompts never wait for each other. (The owner's id is a
 * value and not read from the item here: the server rechecks a row that changed while it waited, and a join to another
 * part of the statement finds nothing then.)
 */
export async function insertPurchase(db: Db, unlock: UnlockRequest): Promise<boolean> {
  const charge = chargeUnlockParts(unlock);
  const { requestKey, contentId, now } = unlock;
  const keyPart = requestKey
    ? sql`, request_key AS (${requestKeyPart(requestKey, { ids: [contentId], createdAt: now })})`
    : sql``;
  const { rows } = await sql<{ content_id: string }>`
    ${prepared} WITH item AS (
      SELECT id, content_type, prompt FROM content
      WHERE id = ${unlock.contentId}::uuid AND content_type = ${unlock.contentType} AND is_public AND is_prompt_locked
        AND status IN ('completed', 'succeeded') AND prompt_price = ${unlock.price}::int AND user_id = ${unlock.ownerId}::uuid
      FOR SHARE),
    locked AS (
      SELECT user_id FROM account WHERE user_id IN (${unlock.buyerId}::uuid, ${unlock.ownerId}::uuid) ORDER BY user_id FOR UPDATE),
    debit AS (${charge.debit}),
    credit AS (${charge.credit}),
    purchase AS (
      INSERT INTO prompt_purchase (buyer_id, content_id, owner_id, content_type, price, earned, prompt, created_at, purchase_no, sale_no)
      SELECT ${unlock.buyerId}::uuid, item.id, ${unlock.ownerId}::uuid, item.content_type, ${unlock.price}::int, ${unlock.earned}::int, item.prompt,
        ${unlock.now}::timestamptz, debit.unlock_count, credit.sale_count
      FROM item, debit, credit RETURNING content_id),
    entries AS (${charge.entries}),
    figures AS (
      UPDATE content_stats SET unlock_count = unlock_count + 1, credits_earned = credits_earned + ${unlock.earned}::int
      FROM purchase WHERE content_stats.content_id = purchase.content_id)
    ${keyPart}
    SELECT content_id FROM purchase`.execute(db);
  return rows.length === 1;
}

/** True when this person has bought this prompt. */
export async function hasBought(db: Db, buyerId: string, contentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('prompt_purchase')
    .select('content_id')
    .where('buyer_id', '=', buyerId)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return row !== undefined;
}

interface Page {
  readonly userId: string;
  readonly limit: number;
  readonly offset: number;
}

/** A page of what a person has bought, newest first, over its index. */
export async function listPurchaseRows(db: Db, page: Page) {
  return db
    .selectFrom('prompt_purchase')
    .selectAll()
    .where('buyer_id', '=', page.userId)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** A page of what a person has sold, newest first, over its index. */
export async function listSaleRows(db: Db, page: Page) {
  return db
    .selectFrom('prompt_purchase')
    .selectAll()
    .where('owner_id', '=', page.userId)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How much a person has bought and sold: kept with every unlock, never counted. */
export async function findTradeFigures(db: Db, userId: string) {
  return db
    .selectFrom('account')
    .select(['unlock_count', 'sale_count', 'earned_total'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
