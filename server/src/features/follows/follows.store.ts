import { limits } from '@loomlight/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import { ownerOfName } from '../accounts/index.ts';

interface Pair {
  readonly followerId: string;
  readonly followedId: string;
}

/** The active person of this name, or whom the follower follows under it, active or not. */
export async function findFollowable(
  db: Db,
  of: { readonly usernameKey: string; readonly followerId: string; readonly now: Date },
): Promise<{ readonly id: string; readonly is_active: boolean; readonly is_followed: boolean } | undefined> {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.is_active'])
    .select(isFollowed(of.followerId).as('is_followed'))
    .where('users.id', '=', ownerOfName(of))
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Whether this person follows the one of the row of `users`; of a guest it is not asked. */
function isFollowed(followerId: string) {
  return sql<boolean>`EXISTS (SELECT FROM follow WHERE follower = ${followerId}::uuid AND followed = users.id)`;
}

/**
 * Lets the follows and blocks of these people come one after the other until the transaction ends, so that their numbers hold and nobody
 * follows past a block. Always in one order, so that two who press at once never wait for each other.
 */
export async function queueFollows(tx: Tx, ...people: readonly string[]): Promise<void> {
  const keys = people.map((id) => `follow:${id}`).toSorted();
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(turn.key, 0))
    FROM (SELECT key FROM unnest(${keys}::text[]) AS key ORDER BY key) AS turn`.execute(tx);
}

/**
 * Adds the row unless it is there, and answers what has become of it. Both people are held as people who are only referred to (decision 34):
 * one who leaves at this moment is either gone already, which adds nothing, or waits and takes the row along.
 */
export async function insertFollow(tx: Tx, pair: Pair & { readonly now: Date }): Promise<'followed' | 'full' | 'gone'> {
  const { followerId, followedId, now } = pair;
  const { rows } = await sql<{ people: number; others: number }>`
    WITH people AS (
      SELECT id FROM users WHERE id IN (${followerId}::uuid, ${followedId}::uuid) AND is_active AND deleted_at IS NULL
      ORDER BY id FOR KEY SHARE),
    others AS (SELECT count(*)::integer AS number FROM follow WHERE follower = ${followerId}::uuid AND followed <> ${followedId}::uuid),
    added AS (
      INSERT INTO follow (follower, followed, since)
      SELECT ${followerId}::uuid, ${followedId}::uuid, ${now}::timestamptz
      WHERE (SELECT count(*) FROM people) = 2 AND (SELECT number FROM others) < ${limits.followedMax}::int
      ON CONFLICT DO NOTHING)
    SELECT (SELECT count(*)::integer FROM people) AS people, (SELECT number FROM others) AS others`.execute(tx);
  const [found] = rows;
  if (found?.people !== 2) return 'gone';
  return found.others < limits.followedMax ? 'followed' : 'full';
}

export async function deleteFollow(db: Db, pair: Pair): Promise<void> {
  await db
    .deleteFrom('follow')
    .where('follower', '=', pair.followerId)
    .where('followed', '=', pair.followedId)
    .execute();
}

/** How many active people follow somebody, counted up to `limits.totalMax` over the index follow_by_followed, and whether one person does. */
export async function findFollowFigures(
  db: Db,
  of: { readonly userId: string; readonly viewerId: string | undefined },
): Promise<{ readonly followers: number; readonly is_followed: boolean }> {
  const { rows } = await sql<{ followers: number; is_followed: boolean }>`
    SELECT (SELECT count(*)::integer FROM (
        SELECT FROM follow JOIN users ON users.id = follow.follower AND users.is_active
        WHERE follow.followed = ${of.userId}::uuid LIMIT ${limits.totalMax}::int) AS counted) AS followers,
      EXISTS (SELECT FROM follow WHERE followed = ${of.userId}::uuid AND follower = ${of.viewerId ?? null}::uuid) AS is_followed`.execute(
    db,
  );
  return rows[0] ?? { followers: 0, is_followed: false };
}

/** A page of the active people whom one follows, the latest first, over the index follow_newest. */
export async function listFollowed(
  db: Db,
  page: {
    readonly followerId: string;
    readonly limit: number;
    readonly after: { readonly since: Date; readonly id: string } | undefined;
  },
) {
  let query = db
    .selectFrom('follow')
    .innerJoin('users', 'users.id', 'follow.followed')
    .select(['users.id', 'users.username', 'users.full_name', 'users.profile_pic_id', 'follow.since'])
    .where('follow.follower', '=', page.followerId)
    .where('users.is_active', '=', true)
    .orderBy('follow.since', 'desc')
    .orderBy('follow.followed', 'desc')
    .limit(page.limit);
  if (page.after) {
    const { since, id } = page.after;
    query = query.where(sql<boolean>`(follow.since, follow.followed) < (${since}::timestamptz, ${id}::uuid)`);
  }
  return query.execute();
}

/** Ends at once whatever somebody follows who leaves; at most `limits.followedMax` rows. */
export async function endFollowsOf(tx: Tx, followerId: string): Promise<void> {
  await tx.deleteFrom('follow').where('follower', '=', followerId).execute();
}

/** Deletes some of the rows that somebody is in, whichever way; answers how many. Rows that somebody else holds wait for the next time. */
export async function deleteSomeFollows(
  db: Db,
  of: { readonly userId: string; readonly limit: number },
): Promise<number> {
  const some = (column: string) =>
    sql`(SELECT ctid FROM follow WHERE ${sql.ref(column)} = ${of.userId}::uuid LIMIT ${of.limit}::int FOR UPDATE)`;
  const deleted = async (column: string): Promise<number> => {
    const { numAffectedRows } = await sql`DELETE FROM follow WHERE ctid = ANY(ARRAY(${some(column)}))`.execute(db);
    return Number(numAffectedRows ?? 0n);
  };
  return (await deleted('follower')) + (await deleted('followed'));
}
