import { type ContentType, limits } from '@loomlight/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';
import { contentQuery, type ContentRow } from '../content/index.ts';
import { isNotBlockedBy } from '../follows/index.ts';

/** What is looked for among public, finished items. */
export interface ListingFilter {
  readonly contentType: ContentType;
  readonly sort: 'newest' | 'trending' | 'favorites';
  /** Style of an image, ratio of a video. */
  readonly facet?: string | undefined;
  readonly orientation?: 'landscape' | 'portrait' | 'square' | undefined;
  readonly userId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Text queries of the database; only words that the viewer may read are searched. */
  readonly words?: WordQueries | undefined;
}

/** One search, spelled twice. */
export interface WordQueries {
  /** With the last word as all that it can become: what is open to everyone. */
  readonly open: string;
  /** With the last word as a prefix: the few locked ones that are the viewer's own or bought. */
  readonly prefix: string;
  /** A word that has to be there and is rare, as all that it can become; undefined where every word is common. */
  readonly rare: readonly string[] | undefined;
}

export interface ListingPage {
  readonly limit: number;
  readonly offset: number;
}

const orders = {
  newest: sql`created_at DESC, content_id DESC`,
  trending: sql`trend_score DESC, content_id DESC`,
  favorites: sql`favorite_count DESC, content_id DESC`,
} as const;

/** Ids of a page, in order, each way over an index of its own. */
export async function listIds(
  db: Db,
  filter: ListingFilter,
  page: ListingPage,
  viewerId: string | undefined,
): Promise<string[]> {
  const order = orders[filter.sort];
  const depth = page.offset + page.limit;
  const { rows } = await sql<{ content_id: string }>`
    SELECT content_id FROM (${matches({ filter, viewerId }, (part) => sql`${part} ORDER BY ${order} LIMIT ${depth}::int`)}) AS found
    ORDER BY ${order} LIMIT ${page.limit}::int OFFSET ${page.offset}::int`.execute(db);
  return rows.map((row) => row.content_id);
}

/**
 * How many there are, counted up to `limits.totalMax`; of a style or a shape from the newest on. In no order the planner would read the table from its
 * beginning, and what only the newest have stands at its end.
 */
export async function countListing(db: Db, filter: ListingFilter, viewerId: string | undefined): Promise<number> {
  const isNarrowed = filter.words === undefined && (filter.facet ?? filter.orientation) !== undefined;
  const order = isNarrowed ? sql`ORDER BY ${orders.newest}` : sql``;
  const { rows } = await sql<{ total: string }>`
    SELECT count(*) AS total FROM (
      SELECT 1 FROM (${matches({ filter, viewerId }, (part) => sql`${part} ${order} LIMIT ${limits.totalMax}::int`)}) AS found
      LIMIT ${limits.totalMax}::int) AS counted`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/**
 * The rows that match, in up to three parts that share none: what is open to everyone, and, when words are searched by
 * somebody, the locked ones that are the viewer's own or bought. Each part is bounded by itself, so that each walks its index.
 */
function matches(
  {
    filter,
    viewerId,
  }: {
    readonly filter: ListingFilter;
    readonly viewerId: string | undefined;
  },
  bound: (part: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const narrowed = sql`${conditions(filter)} AND ${isNotBlockedBy(viewerId, 'listing.user_id')}`;
  const base = sql`SELECT content_id, created_at, trend_score, favorite_count FROM listing WHERE ${narrowed}`;
  if (filter.words === undefined) return bound(base);
  const open = bound(
    sql`SELECT content_id, created_at, trend_score, favorite_count FROM ${openWith(filter.words)} WHERE ${narrowed}`,
  );
  if (viewerId === undefined) return open;
  const words = sql`words @@ to_tsquery('english', ${filter.words.prefix})`;
  const own = bound(sql`${base} AND ${words} AND is_locked AND user_id = ${viewerId}::uuid`);
  const bought = bound(
    sql`${base} AND ${words} AND is_locked AND content_id IN (SELECT p.content_id FROM prompt_purchase p WHERE p.buyer_id = ${viewerId}::uuid)`,
  );
  return sql`(${open}) UNION ALL (${own}) UNION ALL (${bought})`;
}

/**
 * What of the listing has these words and is open to everyone, to select from. What has rare words is taken from the index of words, all of it, before it is put in order: among
 * millions the planner takes each word that its statistics do not have for one that a walk soon meets (ADR 10).
 */
export function openWith({ open, rare }: WordQueries): RawBuilder<unknown> {
  // Lexemes already: no dictionary turns them into others.
  const found = sql`SELECT content_id, content_type, user_id, created_at, facet, orientation, traits, is_locked, favorite_count, trend_score
    FROM ${rare === undefined ? sql`listing` : withRare(rare)} WHERE words @@ to_tsquery('simple', ${open}) AND NOT is_locked`;
  return sql`(${found}) AS listing`;
}

/**
 * What has one of these words, each taken from the index of words for itself: for one that the statistics do not have the planner reckons with
 * one item in two hundred, and for fifty of them it would rather read all there is.
 */
function withRare(rare: readonly string[]): RawBuilder<unknown> {
  const columns = sql`content_id, content_type, user_id, created_at, facet, orientation, traits, is_locked, favorite_count, trend_score, words`;
  return sql`(SELECT DISTINCT ON (content_id) ${columns} FROM unnest(${rare}::tsquery[]) AS word
    CROSS JOIN LATERAL (SELECT ${columns} FROM listing WHERE words @@ word AND NOT is_locked OFFSET 0) AS few) AS few`;
}

/** An item in so many has a word that a walk soon meets; of what fewer have all is taken. */
const commonShare = 0.001;

/** Whether one of these words is common, as the statistics of the database have it; none is where there are no statistics. */
export function isCommon(words: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`coalesce((${words}) && (SELECT array_agg(word) FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS known (word, share)
    WHERE schemaname = 'public' AND tablename = 'listing' AND attname = 'words' AND word IS NOT NULL AND share >= ${commonShare}), false)`;
}

/** Whether fewer than such a share of all items have one of these traits, as the same statistics have it; of none is it known where there are no statistics. */
export function isRarelyHad(traits: readonly string[], share: number): RawBuilder<boolean> {
  const known = sql`SELECT trait, had FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS of_list (trait, had)
    WHERE schemaname = 'public' AND tablename = 'listing' AND attname = 'traits' AND trait IS NOT NULL`;
  return sql`(SELECT count(*) > 0 AND count(*) FILTER (WHERE trait = ANY (${traits}::text[]) AND had >= ${share}::real) < ${traits.length}::int FROM (${known}) AS known)`;
}

function conditions(filter: ListingFilter): RawBuilder<unknown> {
  return sql.join(
    [
      sql`content_type = ${filter.contentType}`,
      ...(filter.facet === undefined ? [] : [sql`facet = ${filter.facet}`]),
      // As a trait: of a shape that few have the planner then finds all by their traits, and is not left with a walk to the end.
      ...(filter.orientation === undefined ? [] : [sql`traits @> ${[`shape:${filter.orientation}`]}::text[]`]),
      ...(filter.userId === undefined ? [] : [sql`user_id = ${filter.userId}::uuid`]),
      ...(filter.from === undefined ? [] : [sql`created_at >= ${filter.from}::timestamptz`]),
      ...(filter.to === undefined ? [] : [sql`created_at <= ${filter.to}::timestamptz`]),
    ],
    sql` AND `,
  );
}

/** An unfinished word is searched for as at most so many finished ones. */
const expansionsMax = 50;

/** A word of a search. */
export interface SoughtWord {
  readonly word: string;
  /** It may go on: words of open prompts that begin with it are meant too. */
  readonly isUnfinished: boolean;
}

/** What a word of a search stands for. */
export interface FoundWord {
  readonly stems: readonly string[];
  readonly expansions: readonly string[];
  /** The statistics of the database have one of them among those that most items have. */
  readonly isCommon: boolean;
}

/**
 * What each word is in the language of the index (several words, or none for one that is too common to be indexed), and
 * for an unfinished one the words of open prompts that begin with it.
 */
export async function findLexemes(db: Db, words: readonly SoughtWord[]): Promise<FoundWord[]> {
  if (words.length === 0) return [];
  const list = sql.join(words.map(({ word }) => sql`${word}::text`));
  const unfinished = sql.join(words.map(({ isUnfinished }) => sql`${isUnfinished}::boolean`));
  const { rows } = await sql<FoundWord>`
    WITH found AS (SELECT w.place, tsvector_to_array(to_tsvector('english', w.word)) AS stems,
      CASE WHEN w.unfinished THEN ARRAY(
        SELECT word FROM listing_word WHERE listing_word.word ~>=~ w.word AND listing_word.word ~<~ (w.word || chr(1114111))
        ORDER BY listing_word.word USING ~<~ LIMIT ${expansionsMax}::int) ELSE '{}' END AS expansions
    FROM unnest(ARRAY[${list}], ARRAY[${unfinished}]) WITH ORDINALITY AS w (word, unfinished, place))
    SELECT stems, expansions, ${isCommon(sql`stems || expansions`)} AS "isCommon" FROM found ORDER BY place`.execute(
    db,
  );
  return rows;
}

/** Whole items in the order of their ids; one that has gone meanwhile is left out. */
export async function findInOrder(db: Db, ids: readonly string[], viewerId: string | undefined): Promise<ContentRow[]> {
  if (ids.length === 0) return [];
  const rows = await contentQuery(db, viewerId)
    .where('content.id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The best liked images whose words everybody may read. */
export async function listPopular(
  db: Db,
  { limit, viewerId }: { readonly limit: number; readonly viewerId: string | undefined },
) {
  return db
    .selectFrom('listing')
    .innerJoin('content', 'content.id', 'listing.content_id')
    .select(['content.id', 'content.prompt', 'listing.favorite_count'])
    .where('listing.content_type', '=', 'image')
    .where('listing.is_locked', '=', false)
    .where(isNotBlockedBy(viewerId, 'listing.user_id'))
    .orderBy('listing.favorite_count', 'desc')
    .orderBy('listing.content_id', 'desc')
    .limit(limit)
    .execute();
}

/** Styles among the newest public images, so many of them; the most used first. */
export async function countStyles(db: Db, input: { readonly newest: number; readonly limit: number }) {
  const { rows } = await sql<{ style: string; count: string }>`
    SELECT facet AS style, count(*) AS count FROM (
      SELECT facet FROM listing WHERE content_type = 'image' ORDER BY created_at DESC, content_id DESC LIMIT ${input.newest}::int) AS newest
    GROUP BY facet ORDER BY count(*) DESC, facet LIMIT ${input.limit}::int`.execute(db);
  return rows.map(({ style, count }) => ({ style, count: Number(count) }));
}

/** The id of a person by name. */
export async function findUserId(db: Db, usernameKey: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('id').where('username_key', '=', usernameKey).executeTakeFirst();
  return row?.id;
}

/** What everybody sees of a person leaves every listing at once, over the index listing_by_user. */
export async function unlistPerson(tx: Tx, userId: string): Promise<void> {
  // Held in the order of their items first, as by everybody who changes several (decision 34).
  const listings = tx.selectFrom('listing').select('content_id').where('user_id', '=', userId);
  await listings.orderBy('content_id').forUpdate().execute();
  await tx.deleteFrom('listing').where('user_id', '=', userId).execute();
}
