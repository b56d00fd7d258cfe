import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/** Rows of one page; a page that is not full is the last. */
export const exportPage = 500;

/** Runs `work` on one view of the database: whatever changes meanwhile is either wholly in it or not at all. */
export function inSnapshot<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

export async function findExportedAccount(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .innerJoin('account', 'account.user_id', 'users.id')
    .leftJoin('user_choice', 'user_choice.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.username',
      'users.full_name',
      'users.bio',
      'users.role',
      'users.subscription',
      'users.profile_pic_id',
      'users.email_verified_at',
      'users.created_at',
      'account.balance as credits',
      'account.held as credits_held',
      'account.debt as credits_owed',
      'user_choice.preferences',
      'user_choice.settings',
      'user_choice.notifications',
    ])
    .select((eb) =>
      eb
        .selectFrom('former_name')
        .select(sql<string[] | null>`array_agg(former_name.username_key ORDER BY former_name.expires_at)`.as('names'))
        .whereRef('former_name.user_id', '=', 'users.id')
        .as('former_names'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

export async function pageOfContent(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('content')
    .innerJoin('content_stats', 'content_stats.content_id', 'content.id')
    .select([
      'content.id',
      'content_type',
      'prompt as text_prompt',
      'style',
      'seed',
      'guidance_scale',
      'width',
      'height',
    ])
    .select(['model', 'engine', 'credits_used', 'status', 'status_message', 'is_public', 'is_prompt_locked'])
    .select(['prompt_price', 'lock_updated_at', 'visibility_updated_at', 'content.created_at', 'completed_at'])
    .select([
      'resolution',
      'ratio',
      'duration_s',
      'fps',
      'camera_fixed',
      'remix_of',
      'batch_id',
      'is_upscaled',
      'media_type',
      'media_key',
    ])
    .select(['view_count', 'favorite_count', 'download_count', 'share_count', 'unlock_count', 'credits_earned'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('content.id', '>', after ?? ''))
    .orderBy('content.id')
    .limit(exportPage)
    .execute();
}

export async function pageOfPurchases(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('prompt_purchase')
    .select(['id', 'purchase_no as no', 'content_id', 'content_type', 'owner_id', 'price as credits_used'])
    .select(['prompt as text_prompt', 'created_at'])
    .where('buyer_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(exportPage)
    .execute();
}

/** What was sold, without a word about who bought it; `income`: what became of credits that were held. */
export async function pageOfSales(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('prompt_purchase')
    .leftJoin('credit_hold', (join) =>
      join
        .onRef('credit_hold.buyer_id', '=', 'prompt_purchase.buyer_id')
        .onRef('credit_hold.content_id', '=', 'prompt_purchase.content_id'),
    )
    .select(['id', 'sale_no as no', 'prompt_purchase.content_id', 'content_type', 'price', 'earned as credits_earned'])
    .select(['created_at', 'held_until', 'returned as credits_taken_back', 'state as income'])
    .where('owner_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(exportPage)
    .execute();
}

/** What is liked, as references: the items are other people's. */
export async function pageOfFavorites(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('favorite')
    .select(['content_id as id', 'content_type', 'created_at'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('content_id', '>', after ?? ''))
    .orderBy('content_id')
    .limit(exportPage)
    .execute();
}

export async function pageOfLedger(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('credit_entry')
    .select(['id', 'kind as type', 'amount', 'balance_after', 'description', 'generation_id', 'created_at'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(exportPage)
    .execute();
}

export async function pageOfOrders(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('payment_order')
    .select(['id', 'package_id', 'package_name', 'credits', 'price_cents', 'currency', 'created_at', 'paid_at'])
    .select(['failed_at', 'expired_at', 'refunded_cents', 'dispute', 'reclaimed_credits', 'receipt_url'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(exportPage)
    .execute();
}

export async function pageOfSessions(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'device', 'method', 'created_at', 'last_used_at', 'ended_at'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(exportPage)
    .execute();
}

export async function pageOfNotifications(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('notification')
    .select([
      'id',
      'kind',
      'type',
      'content_id',
      'content_type',
      'order_id',
      'credits',
      'count',
      'created_at',
      'read_at',
    ])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(exportPage)
    .execute();
}

export async function pageOfUploads(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('upload')
    .select(['id', 'key', 'purpose', 'media_type', 'size_bytes', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(exportPage)
    .execute();
}

/** Accounts elsewhere that open this one; a handful. */
export async function pageOfIdentities(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('identity')
    .select(['subject as id', 'provider', 'created_at'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('subject', '>', after ?? ''))
    .orderBy('subject')
    .limit(exportPage)
    .execute();
}

/** A new address that waits to be confirmed; at most one. */
export async function pageOfEmailChanges(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('email_change')
    .select(['id', 'email as new_email', 'asked_at', 'changes_at', 'new_confirmed_at', 'old_confirmed_at'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .limit(exportPage)
    .execute();
}

/** What the person signs in with besides the password, without what is secret about it; a handful. */
export async function pageOfFactors(tx: Tx, userId: string, after: string | undefined) {
  const { rows } = await sql<{
    id: string;
    kind: string;
    name: string | null;
    created_at: Date;
    last_used_at: Date | null;
  }>`
    SELECT * FROM (
      SELECT 'authenticator-app' AS id, 'authenticator_app' AS kind, NULL AS name, confirmed_at AS created_at,
        NULL::timestamptz AS last_used_at
      FROM totp_factor WHERE user_id = ${userId}::uuid AND confirmed_at IS NOT NULL
      UNION ALL
      SELECT id::text, 'passkey', name, created_at, last_used_at FROM passkey WHERE user_id = ${userId}::uuid
      UNION ALL
      SELECT 'recovery-codes', 'recovery_codes', count(*) || ' left', min(created_at), NULL
      FROM recovery_code WHERE user_id = ${userId}::uuid HAVING count(*) > 0) AS factor
    WHERE ${after ?? ''} = '' OR id > ${after ?? ''}
    ORDER BY id LIMIT ${exportPage}::int`.execute(tx);
  return rows;
}
