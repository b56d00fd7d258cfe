import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { type ContentType, limits } from '@loomlight/contract';
import { isPublicAndReady, isUnfinished } from '../../db/content-status.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { contentColumns, type ContentTable } from '../../db/types.ts';
import { lockFigures } from './figures.store.ts';

/** An item with what its presentation needs: the author's name, the counters, and whether the viewer likes it. */
export type ContentRow = Selectable<ContentTable> & {
  readonly username: string;
  readonly view_count: number;
  readonly favorite_count: number;
  readonly download_count: number;
  readonly is_user_favorite: boolean;
  /** True when the viewer has bought the prompt. */
  readonly is_unlocked: boolean;
  /** True while an engine that is paid by the task works on it, or may. */
  readonly is_paid_task: boolean;
};

const itemColumns = contentColumns.map((column) => `content.${column}` as const);

/** Looked up only for what is being made, and has been asked for: of finished items nobody wants to know. */
const isPaidTask = sql<boolean>`CASE WHEN ${isUnfinished()} AND content.submission IS NOT NULL THEN EXISTS (
  SELECT FROM provider_task WHERE content_id = content.id AND state IN ('submitting', 'accepted')) ELSE false END`;

/**
 * The one query that items are read with; callers add their own conditions and order.
 * Who may see which row is the caller's condition and `canSee`; who may read the prompt is decided in `presentContent`.
 */
export function contentQuery(db: Db, viewerId: string | undefined) {
  // A guest has favorited and bought nothing: looking for it would cost half of the page.
  const isFavorite =
    viewerId === undefined
      ? sql<boolean>`false`
      : sql<boolean>`EXISTS (SELECT FROM favorite WHERE content_id = content.id AND user_id = ${viewerId}::uuid)`;
  const isUnlocked =
    viewerId === undefined
      ? sql<boolean>`false`
      : sql<boolean>`EXISTS (SELECT FROM prompt_purchase WHERE content_id = content.id AND buyer_id = ${viewerId}::uuid)`;
  return (
    db
      .selectFrom('content')
      .innerJoin('users', 'users.id', 'content.user_id')
      .innerJoin('content_stats', 'content_stats.content_id', 'content.id')
      // Whoever has left is out of sight at once; the rows go a moment later.
      .where('users.deleted_at', 'is', null)
      .select(itemColumns)
      .select([
        'users.username',
        'content_stats.view_count',
        'content_stats.favorite_count',
        'content_stats.download_count',
      ])
      .select([isFavorite.as('is_user_favorite'), isUnlocked.as('is_unlocked'), isPaidTask.as('is_paid_task')])
  );
}

export async function findContent(db: Db, id: string, viewerId: string | undefined): Promise<ContentRow | undefined> {
  return contentQuery(db, viewerId).modifyFront(prepared).where('content.id', '=', id).executeTakeFirst();
}

/** What an owner's act on an item looks at. */
export type OwnContent = Pick<
  Selectable<ContentTable>,
  | 'id'
  | 'user_id'
  | 'content_type'
  | 'status'
  | 'is_public'
  | 'is_prompt_locked'
  | 'prompt_price'
  | 'media_key'
  | 'small_key'
  | 'restricted_by'
  | 'review_is_public'
>;

/** The person's own item, held until the transaction ends, so that two acts at once follow each other. */
export async function lockOwnContent(
  tx: Tx,
  own: { readonly id: string; readonly userId: string; readonly contentType: ContentType },
): Promise<OwnContent | undefined> {
  return tx
    .selectFrom('content')
    .select([
      'id',
      'user_id',
      'content_type',
      'status',
      'is_public',
      'is_prompt_locked',
      'prompt_price',
      'media_key',
      'small_key',
      'restricted_by',
      'review_is_public',
    ])
    .where('id', '=', own.id)
    .where('user_id', '=', own.userId)
    .where('content_type', '=', own.contentType)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * A condition on `content`: it came after its owner had bought words that it holds, and which their author does not show to everyone: their
 * item is still locked, private or gone. A few short words may stand in many a prompt: they must be all of it. Over the purchases
 * of one person.
 */
export function holdingBoughtWords(): RawBuilder<boolean> {
  return sql`EXISTS (
    SELECT FROM prompt_purchase AS bought
    WHERE bought.buyer_id = content.user_id AND bought.created_at <= coalesce(content.imported_at, content.created_at) AND bought.prompt <> ''
      AND (lower(content.prompt) = lower(bought.prompt)
        OR (length(bought.prompt) >= 20 AND strpos(lower(content.prompt), lower(bought.prompt)) > 0)
        OR (length(bought.negative_prompt) >= 20 AND lower(bought.negative_prompt) = lower(content.negative_prompt)))
      AND NOT EXISTS (
        SELECT FROM content AS source WHERE source.id = bought.content_id AND source.is_public AND NOT source.is_prompt_locked))`;
}

/** True when the words of an item were bought and are still their author's. */
export async function holdsBoughtWords(tx: Tx, id: string): Promise<boolean> {
  const query = tx.selectFrom('content').select('id').where('id', '=', id).where(holdingBoughtWords());
  return (await query.executeTakeFirst()) !== undefined;
}

/** The item whose mark says this, be it in the trash (by `content_mark`). */
export async function findMarked(
  db: Db,
  payload: bigint,
): Promise<Pick<ContentRow, 'id' | 'engine' | 'model' | 'completed_at'> | undefined> {
  return db
    .selectFrom('kept_content')
    .select(['id', 'engine', 'model', 'completed_at'])
    .where('mark', '=', payload.toString())
    .executeTakeFirst();
}

/** True when somebody has bought its words. */
export async function isSold(tx: Tx, id: string): Promise<boolean> {
  const sale = tx.selectFrom('prompt_purchase').select('id').where('content_id', '=', id).limit(1);
  return (await sale.executeTakeFirst()) !== undefined;
}

/** Anybody's item, be it in the trash, with whom to tell, held until the transaction ends: for an operator who removes it. */
export async function lockForTakedown(tx: Tx, id: string) {
  return tx
    .selectFrom('kept_content as content')
    .innerJoin('users', 'users.id', 'content.user_id')
    .select(['content.content_type', 'content.status', 'content.media_key', 'content.small_key'])
    .select(['users.email', 'users.username'])
    .where('content.id', '=', id)
    .forUpdate('content')
    .executeTakeFirst();
}

/** Own items of both kinds, held until the transaction ends, in the order of their ids. */
export async function lockOwnContents(
  tx: Tx,
  own: { readonly ids: readonly string[]; readonly userId: string },
): Promise<Pick<OwnContent, 'id' | 'user_id' | 'content_type' | 'status' | 'media_key' | 'small_key'>[]> {
  if (own.ids.length === 0) return [];
  return tx
    .selectFrom('content')
    .select(['id', 'user_id', 'content_type', 'status', 'media_key', 'small_key'])
    .where('id', 'in', [...own.ids])
    .where('user_id', '=', own.userId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Some finished items of a person, also of the trash, held until the transaction ends. */
export async function lockSomeOfPerson(
  tx: Tx,
  userId: string,
  limit: number,
): Promise<Pick<OwnContent, 'id' | 'media_key' | 'small_key'>[]> {
  return (
    tx
      .selectFrom('kept_content')
      .select(['id', 'media_key', 'small_key'])
      // Each arm has an index of its own: content_by_owner and content_trashed.
      .where((eb) =>
        eb.or([
          eb.and([eb('user_id', '=', userId), eb('trashed_at', 'is', null)]),
          eb.and([eb('user_id', '=', userId), eb('trashed_at', 'is not', null)]),
        ]),
      )
      .where(sql<boolean>`NOT (${isUnfinished('kept_content')})`)
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .execute()
  );
}

/** Removes items for good, whether or not they are in the trash. Counters, favorites and days go with them (ON DELETE CASCADE). */
export async function deleteManyContents(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // All counters before any day: one item's days are taken from its owner's before the next item is looked at.
  await lockFigures(tx, ids);
  await tx
    .deleteFrom('kept_content')
    .where('id', 'in', [...ids])
    .execute();
}

/** Items by id, with what their presentation needs. */
export async function findContents(
  db: Db,
  ids: readonly string[],
  viewerId: string | undefined,
): Promise<ContentRow[]> {
  if (ids.length === 0) return [];
  return contentQuery(db, viewerId)
    .where('content.id', 'in', [...ids])
    .execute();
}

export async function updateVisibility(tx: Tx, id: string, set: Updateable<ContentTable>): Promise<void> {
  await tx.updateTable('content').set(set).where('id', '=', id).execute();
}

/** A page of own items of one kind over the index content_by_owner. */
export async function listOwn(
  db: Db,
  page: {
    readonly userId: string;
    readonly contentType: ContentType;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<ContentRow[]> {
  return contentQuery(db, page.userId)
    .where('content.user_id', '=', page.userId)
    .where('content.content_type', '=', page.contentType)
    .orderBy('content.created_at', 'desc')
    .orderBy('content.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countOwn(db: Db, userId: string, contentType: ContentType): Promise<number> {
  const row = await db
    .selectFrom('user_stats')
    .select(['all_images', 'all_videos'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (contentType === 'image' ? row?.all_images : row?.all_videos) ?? 0;
}

/** What one person started together and is still there, in its order, over the index content_batch; never more than `limits.batchMax`. */
export async function listBatch(
  db: Db,
  of: { readonly batchId: string; readonly userId: string },
): Promise<ContentRow[]> {
  return contentQuery(db, of.userId)
    .where('content.batch_id', '=', of.batchId)
    .where('content.user_id', '=', of.userId)
    .orderBy('content.batch_place')
    .limit(limits.batchMax)
    .execute();
}

/**
 * An item, what it was made from, what that was made from and so on, nearest first, whoever may see them: at most `limit`, in one statement by
 * primary keys.
 */
export async function listWayBack(
  db: Db,
  from: { readonly id: string; readonly viewerId: string | undefined; readonly limit: number },
): Promise<ContentRow[]> {
  const way = sql<{ id: string; step: number }>`(WITH RECURSIVE way (id, remix_of, step) AS (
      SELECT id, remix_of, 1 FROM content WHERE id = ${from.id}::uuid
      UNION ALL SELECT before.id, before.remix_of, way.step + 1 FROM way JOIN content AS before ON before.id = way.remix_of
        WHERE way.step < ${from.limit}::int)
    SELECT id, step FROM way)`.as('way');
  return contentQuery(db, from.viewerId).innerJoin(way, 'way.id', 'content.id').orderBy('way.step').execute();
}

/** Public items that were made from this one, newest first, over the index content_remixes. */
export async function listRemixes(
  db: Db,
  of: { readonly id: string; readonly viewerId: string | undefined; readonly limit: number },
): Promise<ContentRow[]> {
  return contentQuery(db, of.viewerId)
    .where('content.remix_of', '=', of.id)
    .where(isPublicAndReady())
    .orderBy('content.created_at', 'desc')
    .orderBy('content.id', 'desc')
    .limit(of.limit)
    .execute();
}

/** How many there are, counted up to `limits.remixesCounted`, over the same index. */
export async function countRemixes(db: Db, id: string): Promise<number> {
  const some = db
    .selectFrom('content')
    .select('id')
    .where('remix_of', '=', id)
    .where(isPublicAndReady())
    .limit(limits.remixesCounted);
  const { total } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Prompts of what was made here, the newest first, the trash included: ids are in the order of time, and the primary key is enough. */
export async function listPromptsBefore(
  db: Db,
  page: { readonly before: string | undefined; readonly limit: number },
): Promise<{ readonly id: string; readonly user_id: string; readonly prompt: string; readonly created_at: Date }[]> {
  return db
    .selectFrom('kept_content')
    .select(['id', 'user_id', 'prompt', 'created_at'])
    .where('imported_at', 'is', null)
    .$if(page.before !== undefined, (query) => query.where('id', '<', page.before ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();
}
