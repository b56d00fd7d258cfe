import { type ContentType, limits } from '@loomlight/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import { countFavoriteParts, findFavoriteFigures, lockFigures, uncountFavoritesPart } from '../content/index.ts';

export interface FavoriteStats {
  readonly favorite_count: number;
  readonly view_count: number;
}

/** Adds or removes the row and changes the counter by what really changed, in one statement. */
export async function setFavoriteRow(
  db: Db,
  input: { readonly userId: string; readonly contentId: string; readonly favorite: boolean; readonly now: Date },
): Promise<FavoriteStats | undefined> {
  const change = input.favorite
    ? sql`INSERT INTO favorite (user_id, content_id, created_at) SELECT ${input.userId}::uuid, id, ${input.now}::timestamptz FROM item
        ON CONFLICT DO NOTHING RETURNING 1 AS step`
    : sql`DELETE FROM favorite WHERE user_id = ${input.userId}::uuid AND content_id = ${input.contentId}::uuid AND EXISTS (SELECT FROM item)
        RETURNING -1 AS step`;
  const { day, figure, ownersDay } = countFavoriteParts(input.contentId, input.now);
  // The item first, as whoever removes it does (decision 34): nothing is changed of one that is gone.
  await sql`WITH item AS (SELECT id FROM content WHERE id = ${input.contentId}::uuid FOR KEY SHARE),
    change AS (${change}),
    day AS (${day}),
    figure AS (${figure})
    ${ownersDay}`.execute(db);
  return findFavoriteFigures(db, input.contentId);
}

/** Takes back some of a person's favorites, and each from its item's figure; answers how many. */
export async function dropSomeFavorites(
  tx: Tx,
  of: { readonly userId: string; readonly limit: number },
): Promise<number> {
  const favorites = tx.selectFrom('favorite').select('content_id').where('user_id', '=', of.userId);
  const some = (await favorites.orderBy('content_id').limit(of.limit).execute()).map((row) => row.content_id);
  await lockFigures(tx, some);
  const { rows } = await sql<{ dropped: string }>`
    WITH gone AS (
      DELETE FROM favorite WHERE user_id = ${of.userId}::uuid AND content_id = ANY(${some}::uuid[])
      RETURNING content_id),
    counted AS (${uncountFavoritesPart()})
    SELECT count(*) AS dropped FROM gone`.execute(tx);
  return Number(rows[0]?.dropped ?? 0);
}

type Filter = 'all' | ContentType;

/** What a person has liked and may still see (what is public, and one's own); the database keeps it with each favorite. */
function visibleFavorites(db: Db, userId: string, filter: Filter) {
  return (
    db
      .selectFrom('favorite')
      .where('user_id', '=', userId)
      // Spelled as the partial indexes spell it, so that the planner sees them.
      .where(sql<boolean>`is_visible`)
      .$if(filter !== 'all', (query) => query.where('content_type', '=', filter))
  );
}

/** A page of favorites, newest first, over the index favorite_by_user or, of one kind, favorite_by_user_kind. */
export async function listFavoriteRows(
  db: Db,
  page: { readonly userId: string; readonly filter: Filter; readonly limit: number; readonly offset: number },
) {
  return visibleFavorites(db, page.userId, page.filter)
    .select(['content_id', 'created_at', 'content_type'])
    .orderBy('created_at', 'desc')
    .orderBy('content_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How many there are, counted up to `limits.totalMax`. */
export async function countFavorites(db: Db, userId: string, filter: Filter): Promise<number> {
  const row = await db
    .selectFrom(visibleFavorites(db, userId, filter).select('content_id').limit(limits.totalMax).as('found'))
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}
