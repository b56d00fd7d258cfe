import { limits } from '@loomlight/contract';
import { sql } from 'kysely';
import { isPublicAndReady } from '../../db/content-status.ts';
import type { Db } from '../../db/transaction.ts';
import type { ActivityRow, DayRow, PriceRow } from './statistics.rules.ts';

/**
 * Days on which a person did, earned or was seen anything, oldest first: a row for each day at most, from sums that lie ready (decision 58). What was
 * made, spent and earned counts also of items that were removed; views and favorites are of those that are there.
 */
export async function listActiveDays(db: Db, userId: string, since: Date): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    WITH done AS (SELECT * FROM credit_day WHERE user_id = ${userId}::uuid AND day >= ${since}::timestamptz),
    seen AS (SELECT * FROM owner_day WHERE user_id = ${userId}::uuid AND day >= ${since}::timestamptz)
    SELECT day, coalesce(images, 0) AS images, coalesce(videos, 0) AS videos, coalesce(failed, 0) AS failed,
      coalesce(credits_spent, 0) AS credits_spent, coalesce(credits_refunded, 0) AS credits_refunded,
      coalesce(prompts_sold, 0) AS prompts_sold, coalesce(credits_earned, 0) AS credits_earned,
      coalesce(views, 0) AS views, coalesce(locked_views, 0) AS locked_views, coalesce(favorites, 0) AS favorites
    FROM done FULL JOIN seen USING (day) ORDER BY day`.execute(db);
  return rows;
}

/** What each price brought since a day, the lowest first: a row for each day and price at most, over the key of price_day. */
export async function listPrices(db: Db, userId: string, since: Date): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    SELECT price, sum(sold)::int AS sold, sum(earned)::int AS earned FROM price_day
    WHERE owner_id = ${userId}::uuid AND day >= ${since}::timestamptz GROUP BY price ORDER BY price`.execute(db);
  return rows;
}

/**
 * A page of what a person did, newest first. Each kind gives as many of its newest as the page can reach, over its own index;
 * `visible` says of each item whether the person may see it, and nothing is told of those that were favorited and hidden since.
 */
export async function listActivityRows(
  db: Db,
  page: { readonly userId: string; readonly limit: number; readonly offset: number },
): Promise<ActivityRow[]> {
  const user = sql`${page.userId}::uuid`;
  const reach = sql`${page.offset + page.limit}::int`;
  const visible = sql`(c.user_id = ${user} OR (${isPublicAndReady('c')}))`;
  const { rows } = await sql<ActivityRow>`
    SELECT * FROM (
      (SELECT 'generation' AS type, id::text AS key, id AS content_id, content_type, created_at, status, credits_used AS credits,
          CASE WHEN cancelled_at IS NOT NULL THEN 'cancelled' WHEN failure_code = 'taken_back' THEN 'taken_back' END AS name
        FROM content WHERE user_id = ${user} AND imported_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ${reach})
      UNION ALL
      (SELECT 'favorite', f.content_id::text, f.content_id, c.content_type, f.created_at, NULL, NULL, u.username
        FROM favorite f JOIN content c ON c.id = f.content_id JOIN users u ON u.id = c.user_id
        WHERE f.user_id = ${user} AND ${visible} ORDER BY f.created_at DESC, f.content_id DESC LIMIT ${reach})
      UNION ALL
      (SELECT 'unlock', p.content_id::text, c.id, p.content_type, p.created_at, NULL, p.price, NULL
        FROM prompt_purchase p LEFT JOIN content c ON c.id = p.content_id AND ${visible}
        WHERE p.buyer_id = ${user} ORDER BY p.id DESC LIMIT ${reach})
      UNION ALL
      (SELECT 'sale', p.id::text, c.id, p.content_type, p.created_at, NULL, p.earned, NULL
        FROM prompt_purchase p LEFT JOIN content c ON c.id = p.content_id AND ${visible}
        WHERE p.owner_id = ${user} ORDER BY p.id DESC LIMIT ${reach})
      UNION ALL
      (SELECT 'payment', o.id::text, NULL, NULL, o.created_at, NULL, o.credits, o.package_name
        FROM payment_order o WHERE o.user_id = ${user} AND o.paid_at IS NOT NULL ORDER BY o.created_at DESC, o.id DESC LIMIT ${reach})
    ) AS everything
    ORDER BY created_at DESC, key DESC LIMIT ${page.limit}::int OFFSET ${page.offset}::int`.execute(db);
  return rows;
}

/** How much there is in all, each kind counted up to `limits.totalMax`, where the list ends as well. */
export async function countActivity(db: Db, userId: string): Promise<number> {
  const user = sql`${userId}::uuid`;
  const most = sql`${limits.totalMax}::int`;
  const { rows } = await sql<{ total: number }>`
    SELECT (
      (SELECT count(*) FROM (SELECT FROM content WHERE user_id = ${user} AND imported_at IS NULL LIMIT ${most}) AS made)
      + (SELECT count(*) FROM (SELECT FROM favorite f JOIN content c ON c.id = f.content_id
          WHERE f.user_id = ${user} AND (c.user_id = ${user} OR (${isPublicAndReady('c')})) LIMIT ${most}) AS liked)
      + (SELECT count(*) FROM (SELECT FROM prompt_purchase WHERE buyer_id = ${user} LIMIT ${most}) AS bought)
      + (SELECT count(*) FROM (SELECT FROM prompt_purchase WHERE owner_id = ${user} LIMIT ${most}) AS sold)
      + (SELECT count(*) FROM (SELECT FROM payment_order WHERE user_id = ${user} AND paid_at IS NOT NULL LIMIT ${most}) AS paid)
    )::int AS total`.execute(db);
  return Math.min(rows[0]?.total ?? 0, limits.totalMax);
}
