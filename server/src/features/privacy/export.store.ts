import { sql } from 'kysely';
import { isReady } from '../../db/content-status.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { holdingBoughtWords } from '../content/index.ts';

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
      'user_choice.weekly_due_at',
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
  return (
    tx
      .selectFrom('kept_content as content')
      .innerJoin('content_stats', 'content_stats.content_id', 'content.id')
      .select([
        'content.id',
        'content_type',
        'prompt as text_prompt',
        'negative_prompt',
        'style',
        'seed',
        'guidance_scale',
        'width',
        'height',
      ])
      .select([
        'model',
        'engine',
        'credits_used',
        'status',
        'status_message',
        'failure_code',
        'is_public',
        'is_prompt_locked',
      ])
      .select(['prompt_price', 'lock_updated_at', 'visibility_updated_at', 'content.created_at', 'completed_at'])
      .select([
        'resolution',
        'ratio',
        'duration_s',
        'fps',
        'camera_fixed',
        'remix_of',
        'continues',
        'batch_id',
        'is_upscaled',
        'media_type',
      ])
      // What this site has removed is handed out to nobody, and what it restricts is brought along to no other place.
      .select(sql<string | null>`CASE WHEN restricted_as = 'removed' THEN NULL ELSE media_key END`.as('media_key'))
      .select('restricted_as')
      .select(['view_count', 'favorite_count', 'download_count', 'share_count', 'unlock_count', 'credits_earned'])
      .select(['content.origin_id', 'imported_at'])
      .select(sql<string | null>`encode(content.opening, 'hex')`.as('prompt_opening'))
      // Only what is not in the trash is brought along to another place.
      .select([
        sql<boolean>`${isReady('content')} AND trashed_at IS NULL AND restricted_by IS NULL`.as('is_ready'),
        holdingBoughtWords().as('holds_bought_words'),
      ])
      // What it was made from, where that is the person's own: nobody else's id means anything elsewhere.
      .select((eb) =>
        eb
          .selectFrom('kept_content as source')
          .select(sql<string>`coalesce(source.origin_id, source.id)`.as('id'))
          .whereRef('source.id', '=', 'content.remix_of')
          .where('source.user_id', '=', userId)
          .where('source.trashed_at', 'is', null)
          .as('own_source'),
      )
      // What is in the trash is the person's too. Each arm has an index of its own: content_by_owner and content_trashed.
      .select('trashed_at')
      .where((eb) =>
        eb.or([
          eb.and([eb('user_id', '=', userId), eb('trashed_at', 'is', null)]),
          eb.and([eb('user_id', '=', userId), eb('trashed_at', 'is not', null)]),
        ]),
      )
      .$if(after !== undefined, (query) => query.where('content.id', '>', after ?? ''))
      .orderBy('content.id')
      .limit(exportPage)
      .execute()
  );
}

export async function pageOfPurchases(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('prompt_purchase')
    .select(['id', 'purchase_no as no', 'content_id', 'content_type', 'owner_id', 'price as credits_used'])
    .select(['prompt as text_prompt', 'negative_prompt', 'created_at'])
    .select((eb) =>
      eb
        .selectFrom('kept_content as sold')
        .select(sql<string>`encode(sold.opening, 'hex')`.as('opening'))
        .whereRef('sold.id', '=', 'prompt_purchase.content_id')
        .as('prompt_opening'),
    )
    .where('buyer_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(exportPage)
    .execute();
}

/** What was sold and has arrived, without a word about who bought it; `income`: what became of credits that were held. */
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
    .where('sale_no', 'is not', null)
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

/** Whom the person follows, by the name that they have now; not by whom the person is followed. */
export async function pageOfFollows(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('follow')
    .innerJoin('users', 'users.id', 'follow.followed')
    .select(['follow.followed as id', 'users.username', 'follow.since'])
    .where('follow.follower', '=', userId)
    .where('users.deleted_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('follow.followed', '>', after ?? ''))
    .orderBy('follow.followed')
    .limit(exportPage)
    .execute();
}

/** Whom the person has blocked, by the name that they have now; not by whom the person is blocked. */
export async function pageOfBlocks(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('block')
    .innerJoin('users', 'users.id', 'block.blocked')
    .select(['block.blocked as id', 'users.username', 'block.since'])
    .where('block.blocker', '=', userId)
    .where('users.deleted_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('block.blocked', '>', after ?? ''))
    .orderBy('block.blocked')
    .limit(exportPage)
    .execute();
}

/** What the person has pinned, with its place. */
export async function pageOfPins(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('pin')
    .select(['content_id as id', 'place'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('content_id', '>', after ?? ''))
    .orderBy('content_id')
    .limit(exportPage)
    .execute();
}

/** Collections by name; what is in them stands apart, since there may be much of it. */
export async function pageOfCollections(tx: Tx, userId: string, after: string | undefined) {
  return (
    tx
      .selectFrom('collection')
      .select(['id', 'origin_id', 'name', 'is_public', 'cover_id', 'created_at', 'updated_at'])
      // As an archive calls it, where it is the person's own and can be brought along.
      .select((eb) =>
        eb
          .selectFrom('kept_content as item')
          .select(sql<string>`coalesce(item.origin_id, item.id)`.as('id'))
          .whereRef('item.id', '=', 'collection.cover_id')
          .where('item.user_id', '=', userId)
          .where('item.trashed_at', 'is', null)
          .as('own_cover'),
      )
      .where('owner_id', '=', userId)
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(exportPage)
      .execute()
  );
}

/** What is in them, as references: the items may be other people's. `id` is that of the collection and that of the item. */
export async function pageOfCollectionItems(tx: Tx, userId: string, after: string | undefined) {
  const [collectionId, contentId] = after?.split('/') ?? [];
  const { rows } = await sql<{ id: string; position: string; added_at: Date }>`
    SELECT collection_id || '/' || content_id AS id, position::text, added_at FROM collection_item
    WHERE collection_id IN (SELECT id FROM collection WHERE owner_id = ${userId}::uuid)
      AND (${collectionId ?? null}::uuid IS NULL
        OR (collection_id, content_id) > (${collectionId ?? null}::uuid, ${contentId ?? null}::uuid))
    ORDER BY collection_id, content_id LIMIT ${exportPage}::int`.execute(tx);
  return rows;
}

/**
 * The person's own items in their collections, in their order, as an archive calls both: what other people have made is not brought along. `id` says
 * where the next page begins.
 */
export async function pageOfOwnPlaces(tx: Tx, userId: string, after: string | undefined) {
  const [collectionId, position, contentId] = after?.split('/') ?? [];
  const { rows } = await sql<{ id: string; collection: string; item: string }>`
    SELECT place.collection_id || '/' || place.position || '/' || place.content_id AS id,
      coalesce(collection.origin_id, collection.id) AS collection, coalesce(item.origin_id, item.id) AS item
    FROM collection JOIN collection_item AS place ON place.collection_id = collection.id
    JOIN kept_content AS item ON item.id = place.content_id AND item.user_id = ${userId}::uuid AND item.trashed_at IS NULL AND ${isReady('item')}
    WHERE collection.owner_id = ${userId}::uuid AND (${collectionId ?? null}::uuid IS NULL
      OR (place.collection_id, place.position, place.content_id) > (${collectionId ?? null}::uuid, ${position ?? null}::bigint, ${contentId ?? null}::uuid))
    ORDER BY place.collection_id, place.position, place.content_id LIMIT ${exportPage}::int`.execute(tx);
  return rows;
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
      'decision_id',
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

/** What was brought along, and with which report. */
export async function pageOfImports(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('archive_import')
    .select([
      'id',
      'name',
      'size_bytes',
      'state',
      'total',
      'taken',
      'known',
      'skipped',
      'report',
      'created_at',
      'ended_at',
    ])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(exportPage)
    .execute();
}
