import { limits } from '@loomlight/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/transaction.ts';
import { ownerOfName } from '../../accounts/index.ts';

/**
 * A condition of a list: the person of this column is not blocked by the viewer. The people of one viewer, `limits.blockedMax` at most, are
 * read once for the statement and looked up for each row, so that the walk of an index stays the walk that it is (decision 68).
 */
export function isNotBlockedBy(viewerId: string | undefined, person: string): RawBuilder<boolean> {
  if (viewerId === undefined) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(person)} NOT IN (SELECT blocked FROM block WHERE blocker = ${viewerId}::uuid)`;
}

/** Which of these people the viewer has blocked; of a guest it is not asked. */
export async function findBlockedAmong(
  db: Db,
  of: { readonly viewerId: string | undefined; readonly people: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { viewerId, people } = of;
  if (viewerId === undefined || people.length === 0) return new Set();
  const { rows } = await sql<{ blocked: string }>`
    SELECT blocked FROM block WHERE blocker = ${viewerId}::uuid AND blocked = ANY(${[...new Set(people)]}::uuid[])`.execute(
    db,
  );
  return new Set(rows.map((row) => row.blocked));
}

/** Which of the two has blocked the other; whoever follows asks for it inside of the turn of both. */
export async function findBlockBetween(
  db: Db,
  of: { readonly actorId: string; readonly otherId: string },
): Promise<'none' | 'by-actor' | 'by-other'> {
  const { rows } = await sql<{ by_actor: boolean; by_other: boolean }>`
    SELECT EXISTS (SELECT FROM block WHERE blocker = ${of.actorId}::uuid AND blocked = ${of.otherId}::uuid) AS by_actor,
      EXISTS (SELECT FROM block WHERE blocker = ${of.otherId}::uuid AND blocked = ${of.actorId}::uuid) AS by_other`.execute(
    db,
  );
  const [found] = rows;
  if (found?.by_actor) return 'by-actor';
  return found?.by_other ? 'by-other' : 'none';
}

/** The person of this name who is there, active or not, and whether the actor has blocked them. */
export async function findBlockable(
  db: Db,
  of: { readonly usernameKey: string; readonly blockerId: string; readonly now: Date },
): Promise<{ readonly id: string; readonly is_active: boolean; readonly is_blocked: boolean } | undefined> {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.is_active'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM block WHERE blocker = ${of.blockerId}::uuid AND blocked = users.id)`.as(
        'is_blocked',
      ),
    )
    .where('users.id', '=', ownerOfName(of))
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

interface BlockPair {
  readonly blockerId: string;
  readonly blockedId: string;
}

/**
 * Adds the row unless it is there, and answers what has become of it. Both people are held as people who are only referred to (decision 34):
 * one who leaves at this moment is either gone already, which adds nothing, or waits and takes the row along.
 */
export async function insertBlock(
  tx: Tx,
  pair: BlockPair & { readonly now: Date },
): Promise<'blocked' | 'full' | 'gone'> {
  const { blockerId, blockedId, now } = pair;
  const { rows } = await sql<{ people: number; others: number }>`
    WITH people AS (
      SELECT id FROM users WHERE id IN (${blockerId}::uuid, ${blockedId}::uuid) AND is_active AND deleted_at IS NULL
      ORDER BY id FOR KEY SHARE),
    others AS (SELECT count(*)::integer AS number FROM block WHERE blocker = ${blockerId}::uuid AND blocked <> ${blockedId}::uuid),
    added AS (
      INSERT INTO block (blocker, blocked, since)
      SELECT ${blockerId}::uuid, ${blockedId}::uuid, ${now}::timestamptz
      WHERE (SELECT count(*) FROM people) = 2 AND (SELECT number FROM others) < ${limits.blockedMax}::int
      ON CONFLICT DO NOTHING)
    SELECT (SELECT count(*)::integer FROM people) AS people, (SELECT number FROM others) AS others`.execute(tx);
  const [found] = rows;
  if (found?.people !== 2) return 'gone';
  return found.others < limits.blockedMax ? 'blocked' : 'full';
}

/** Ends a block; following is as it was left, by nobody. */
export async function deleteBlock(db: Db, pair: BlockPair): Promise<void> {
  await db.deleteFrom('block').where('blocker', '=', pair.blockerId).where('blocked', '=', pair.blockedId).execute();
}

/** A page of the people whom one has blocked, the latest first, over the index block_newest; who is inactive for now is there too. */
export async function listBlockedPeople(
  db: Db,
  page: {
    readonly blockerId: string;
    readonly limit: number;
    readonly after: { readonly since: Date; readonly id: string } | undefined;
  },
) {
  let query = db
    .selectFrom('block')
    .innerJoin('users', 'users.id', 'block.blocked')
    .select(['users.id', 'users.username', 'users.full_name', 'users.profile_pic_id', 'block.since'])
    .where('block.blocker', '=', page.blockerId)
    .where('users.deleted_at', 'is', null)
    .orderBy('block.since', 'desc')
    .orderBy('block.blocked', 'desc')
    .limit(page.limit);
  if (page.after) {
    const { since, id } = page.after;
    query = query.where(sql<boolean>`(block.since, block.blocked) < (${since}::timestamptz, ${id}::uuid)`);
  }
  return query.execute();
}

/** Ends at once whom somebody has blocked who leaves; at most `limits.blockedMax` rows. */
export async function endBlocksOf(tx: Tx, blockerId: string): Promise<void> {
  await tx.deleteFrom('block').where('blocker', '=', blockerId).execute();
}

/** Deletes some of the blocks that somebody is in, whichever way; answers how many. */
export async function deleteSomeBlocks(
  db: Db,
  of: { readonly userId: string; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM block WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM block WHERE blocker = ${of.userId}::uuid OR blocked = ${of.userId}::uuid LIMIT ${of.limit}::int FOR UPDATE))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
