import { type ContentType, limits } from '@loomlight/contract';
import { type RawBuilder, sql } from 'kysely';
import { isPublicAndReady } from '../../../db/content-status.ts';
import type { Db } from '../../../db/transaction.ts';
import { isNotBlockedBy } from '../../follows/index.ts';
import { isCommon } from '../listing.store.ts';
import type { ShownItem } from '../search/present-search.ts';

/** So many words of a prompt are looked for, the first ones: they say what it is about. */
const wordsMax = 6;
/** So many of the newest items with each word are weighed. */
const perWord = 12;
/** So many of the newest items are looked at for their style and colours, and so many of the nearest of them are weighed. */
const walkMax = 1_000;
const perWalk = 40;
/** A word that both have weighs so much, a style or colour 1; one style or one colour alone relates nothing. */
const wordWeight = 2;
const weightMin = 2;

/** By what other items can be related to one. */
export interface Likeness {
  readonly userId: string;
  readonly contentType: ContentType;
  /** Lexemes of its prompt where everybody may read it, else none. */
  readonly words: readonly string[];
  /** Those of them that most items have. */
  readonly common: readonly string[];
  /** Its style and colours, as the function traits_of of the database spells them. */
  readonly traits: readonly string[];
}

/** Of an item that the viewer may see, by what others can be related to it; undefined where it is not there for them. */
export async function findLikeness(
  db: Db,
  of: { readonly id: string; readonly viewerId: string | undefined },
): Promise<Likeness | undefined> {
  const { rows } = await sql<Likeness>`
    SELECT likeness.*, ARRAY(SELECT word FROM unnest(words) AS word WHERE ${isCommon(sql`ARRAY[word]`)}) AS common FROM (
    SELECT c.user_id AS "userId", c.content_type AS "contentType",
      -- Its words are those of the listing: what is private has none there, and what is locked is left out.
      ARRAY(SELECT lexeme FROM unnest(l.words) WHERE NOT l.is_locked AND length(lexeme) > 2
        ORDER BY positions[1], lexeme LIMIT ${wordsMax}::int) AS words,
      ARRAY(SELECT trait FROM unnest(l.traits) AS trait
        WHERE trait LIKE 'colour:%' OR (trait LIKE 'style:%' AND trait <> 'style:none')) AS traits
    FROM content c LEFT JOIN listing l ON l.content_id = c.id
    WHERE c.id = ${of.id}::uuid AND ((${isPublicAndReady('c')}) OR c.user_id = ${of.viewerId ?? null}::uuid)) AS likeness`.execute(
    db,
  );
  return rows[0];
}

/** The newest other items of a person, two walks of the index listing_by_user. */
export async function listMoreBy(
  db: Db,
  of: { readonly id: string; readonly userId: string; readonly viewerId: string | undefined },
): Promise<ShownItem[]> {
  return shown(db, moreByIds(of), of.viewerId).execute();
}

/** Their ids and places, as a subquery. */
export function moreByIds({ id, userId }: { readonly id: string; readonly userId: string }): Ranked {
  const walks = (['image', 'video'] as const).map(
    (contentType) => sql`(SELECT content_id, 0 AS weight, created_at FROM listing
      WHERE user_id = ${userId}::uuid AND content_type = ${contentType} AND content_id <> ${id}::uuid
      ORDER BY created_at DESC, content_id DESC LIMIT ${limits.relatedMax}::int)`,
  );
  return sql`(SELECT * FROM (${sql.join(walks, sql` UNION ALL `)}) AS walks
    ORDER BY created_at DESC, content_id DESC LIMIT ${limits.relatedMax}::int)`;
}

/** Items of others like this one, the nearest first and the newest of those. */
export async function listLike(db: Db, likeness: Likeness, viewerId: string | undefined): Promise<ShownItem[]> {
  if (likeness.words.length === 0 && likeness.traits.length === 0) return [];
  return shown(db, likeIds(likeness, viewerId), viewerId).execute();
}

/**
 * Their ids with what they weigh. A word gives its newest items, over listing_words or, where many have it, on a walk of listing_newest; styles and colours stand in listing_newest itself. Each part is bounded, and only what they give is weighed,
 * so that it costs the same however much there is (ADR 59). Locked words are neither looked for nor weighed.
 */
export function likeIds(
  { userId, contentType, words, common, traits }: Likeness,
  viewerId: string | undefined,
): Ranked {
  const newest = sql`ORDER BY created_at DESC, content_id DESC`;
  const queries = words.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`);
  const byWord = queries.map(
    (query, place) => sql`(SELECT content_id FROM (SELECT content_id, created_at, user_id FROM listing
        WHERE content_type = ${contentType} AND NOT is_locked AND words @@ ${query}::tsquery
        -- What few have is taken whole before it is put in order (ADR 10).
        ${common.includes(words[place] ?? '') ? sql`` : sql`OFFSET 0`}) AS listing
      WHERE user_id <> ${userId}::uuid AND ${isNotBlockedBy(viewerId, 'user_id')} ${newest} LIMIT ${perWord}::int)`,
  );
  const shared = sql`(SELECT count(*) FROM unnest(traits) AS trait WHERE trait = ANY(${traits}::text[]))`;
  const byTraits = sql`(SELECT content_id FROM (
      SELECT content_id, created_at, traits, user_id FROM listing WHERE content_type = ${contentType} ${newest} LIMIT ${walkMax}::int) AS walked
    WHERE traits && ${traits}::text[] AND ${isNotBlockedBy(viewerId, 'user_id')} ORDER BY ${shared} DESC, created_at DESC, content_id DESC LIMIT ${perWalk}::int)`;
  const parts = traits.length === 0 ? byWord : [...byWord, byTraits];
  return sql`(
    WITH near AS MATERIALIZED (${sql.join(parts, sql` UNION `)}),
    weighed AS (
      SELECT content_id, created_at, ${shared} + CASE WHEN is_locked THEN 0 ELSE ${wordWeight}::int *
        (SELECT count(*) FROM unnest(${queries}::tsquery[]) AS query WHERE words @@ query) END AS weight
      FROM near JOIN listing USING (content_id) WHERE user_id <> ${userId}::uuid)
    SELECT content_id, weight, created_at FROM weighed WHERE weight >= ${weightMin}::int
    ORDER BY weight DESC, created_at DESC, content_id DESC LIMIT ${limits.relatedMax}::int)`;
}

type Ranked = RawBuilder<{ content_id: string; weight: string; created_at: Date }>;

/** As thumbnails, without a word; in the same statement the items themselves are asked whether they are public, and their people whether the viewer has blocked them. */
function shown(db: Db, ids: Ranked, viewerId: string | undefined) {
  return db
    .selectFrom('content')
    .innerJoin(ids.as('found'), 'found.content_id', 'content.id')
    .innerJoin('users', 'users.id', 'content.user_id')
    .select(['content.id', 'content.content_type', 'content.user_id', 'content.placeholder'])
    .select(['content.width', 'content.height', 'users.username'])
    .where('users.deleted_at', 'is', null)
    .where('users.is_active', '=', true)
    .where(isPublicAndReady())
    .where(isNotBlockedBy(viewerId, 'content.user_id'))
    .orderBy('found.weight', 'desc')
    .orderBy('found.created_at', 'desc')
    .orderBy('content.id', 'desc');
}
