import { type ContentType, limits } from '@loomlight/contract';
import type { SearchColour } from '@loomlight/contract/search';
import { type RawBuilder, sql } from 'kysely';
import { isPublicAndReady } from '../../../db/content-status.ts';
import type { Db } from '../../../db/transaction.ts';
import { contentQuery, type ContentRow } from '../../content/index.ts';
import { isNotBlockedBy } from '../../follows/index.ts';
import { isRarelyHad, openWith, type WordQueries } from '../listing.store.ts';

/** What is looked for among public, finished items. */
export interface SearchFilter {
  readonly contentTypes: readonly ContentType[];
  readonly style?: string | undefined;
  readonly orientation?: string | undefined;
  readonly colour?: SearchColour | undefined;
  readonly engine?: string | undefined;
  readonly prompt?: 'free' | 'sold' | undefined;
  readonly from?: Date | undefined;
  /** Only words that the viewer may read are searched. */
  readonly words?: WordQueries | undefined;
  /** Nothing is found of whom this person has blocked. */
  readonly blockerId?: string | undefined;
}

/** What a list is sorted by; the value of one item is its place. */
export type SearchSort = 'newest' | 'trending' | 'favorites';

export interface SearchPage {
  readonly sort: SearchSort;
  readonly limit: number;
  /** Place and id of the last item seen. */
  readonly after: { readonly place: string; readonly id: string } | undefined;
}

const placeColumns = {
  newest: { name: sql`created_at`, type: sql`timestamptz` },
  trending: { name: sql`trend_score`, type: sql`double precision` },
  favorites: { name: sql`favorite_count`, type: sql`integer` },
} as const;

/** Items of a page in order, with their places. In the same statement the items themselves are asked whether they are public. */
export async function listFound(
  db: Db,
  filter: SearchFilter,
  page: SearchPage,
  viewerId: string | undefined,
): Promise<FoundRow[]> {
  const way = await wayOf(db, filter, page);
  if (way === 'planned') return listOf(db, foundIds(filter, page, viewerId), viewerId);
  const common = way === 'walk' ? await listOf(db, walkedIds(filter, page), viewerId) : [];
  return common.length < page.limit ? listOf(db, rareIds(filter, page), viewerId) : common;
}

/**
 * How a page is found. For words, and for what has an index of its own, the planner knows which way is short (ADR 10). Where filters alone narrow the
 * list, few items are put in order whole; many are found on a short walk in the order of the list, and what that does not fill a page with is
 * put in order whole after all. So whatever is asked for, no list is walked to its end (ADR 45).
 */
export async function wayOf(db: Db, filter: SearchFilter, page: SearchPage): Promise<'planned' | 'whole' | 'walk'> {
  if (!isNarrowedByFilters(filter)) return 'planned';
  return (await isOfFew(db, filter, page)) ? 'whole' : 'walk';
}

type FoundRow = ContentRow & { readonly place: Date | number };
type FoundIds = RawBuilder<{ content_id: string; place: Date | number }>;

function listOf(db: Db, ids: FoundIds, viewerId: string | undefined): Promise<FoundRow[]> {
  return contentQuery(db, viewerId)
    .innerJoin(ids.as('found'), 'found.content_id', 'content.id')
    .select('found.place')
    .where(isPublicAndReady())
    .orderBy('found.place', 'desc')
    .orderBy('content.id', 'desc')
    .execute();
}

/** Whether filters alone narrow the list, and not by one that has an index of its own. */
function isNarrowedByFilters(filter: SearchFilter): boolean {
  if (filter.words !== undefined || ownCondition(filter) !== undefined) return false;
  return traitsOf(filter).length > 0 || filter.from !== undefined;
}

/**
 * A style, an engine or sold prompts, asked for alone: each has its items in every order (listing_facet_…, listing_engine_…, listing_sold_…),
 * so that a page is a walk of a page, whether one item in five has it or one in a million (SCALE-71).
 */
function ownCondition(filter: SearchFilter): RawBuilder<unknown> | undefined {
  const { style, engine, prompt, from } = filter;
  if (from !== undefined || chosenTraits(filter).length !== 1) return undefined;
  if (style !== undefined) return sql`content_type = 'image' AND facet = ${style}`;
  if (engine !== undefined) return sql`engine = ${engine}`;
  return prompt === 'sold' ? sql`is_locked` : undefined;
}

/** Of an engine with no more items than this all are taken, whatever else is asked for. */
const fewMax = 500;

/**
 * Whether so few have what is asked for that a walk would mostly meet others: then none is begun. How many are of an engine, or as young, is counted
 * so far; how many have another trait is read from the statistics, as of words.
 */
async function isOfFew(db: Db, filter: SearchFilter, { sort, limit }: SearchPage): Promise<boolean> {
  const { contentTypes, engine, from, ...others } = filter;
  const isAtMost = (max: number, condition: RawBuilder<unknown>) => {
    const counts = contentTypes.map(
      (contentType) => sql`(SELECT count(*) FROM (SELECT 1 FROM listing
        WHERE content_type = ${contentType} AND ${condition} ORDER BY created_at DESC, content_id DESC LIMIT ${max + 1}::int) AS bounded)`,
    );
    return sql`greatest(${sql.join(counts)}) <= ${max}::int`;
  };
  const traits = chosenTraits({ contentTypes, ...others });
  const few = [
    ...(traits.length === 0 ? [] : [isRarelyHad(traits, limit / walkMax)]),
    ...(from === undefined || sort === 'newest' ? [] : [isAtMost(walkMax, sql`created_at >= ${from}::timestamptz`)]),
    ...(engine === undefined ? [] : [isAtMost(fewMax, sql`engine = ${engine}`)]),
  ];
  if (few.length === 0) return false;
  const { rows } = await sql<{ is_few: boolean }>`SELECT ${sql.join(few, sql` OR `)} AS is_few`.execute(db);
  return rows[0]?.is_few ?? false;
}

/** Ids and places of a page, as a subquery: each part walks an index of its own and ends after a page. */
export function foundIds(filter: SearchFilter, page: SearchPage, viewerId: string | undefined): FoundIds {
  const { name } = placeColumns[page.sort];
  return inOrder(
    matching(filter, viewerId).map(
      ({ from, condition }) =>
        sql`SELECT content_id, ${name} AS place FROM ${from} WHERE ${condition}${below(page)} ${firstOf(name, page.limit)}`,
    ),
    page.limit,
  );
}

/** So many items of each type are looked at, on the way to a page and for its total. */
const walkMax = 2_500;

/** The same for what many items have: a walk of bounded length in the order of the list, filtered by what stands in its index. */
export function walkedIds(filter: SearchFilter, page: SearchPage): FoundIds {
  const { name } = placeColumns[page.sort];
  const narrowed = sql.join(narrowing(filter), sql` AND `);
  return inOrder(
    filter.contentTypes.map(
      (contentType) => sql`SELECT content_id, place FROM (
        SELECT content_id, ${name} AS place, created_at, traits, user_id FROM listing
        WHERE content_type = ${contentType}${below(page)} ${firstOf(name, walkMax)}) AS walked
      WHERE ${narrowed} ${firstOf(sql`place`, page.limit)}`,
    ),
    page.limit,
  );
}

/** The same for what few items have: all of them, by their traits or their time, and then in order. */
export function rareIds(filter: SearchFilter, page: SearchPage): FoundIds {
  const { name } = placeColumns[page.sort];
  const types = sql.join(filter.contentTypes.map((contentType) => sql`${contentType}`));
  const condition = sql.join([sql`content_type IN (${types})`, ...narrowing(filter)], sql` AND `);
  return sql`(WITH rare AS MATERIALIZED (SELECT content_id, ${name} AS place FROM listing WHERE ${condition}${below(page)})
    SELECT content_id, place FROM rare ${firstOf(sql`place`, page.limit)})`;
}

function inOrder(parts: readonly RawBuilder<unknown>[], limit: number): FoundIds {
  const all = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` UNION ALL `,
  );
  return sql`(SELECT content_id, place FROM (${all}) AS parts ${firstOf(sql`place`, limit)})`;
}

function firstOf(place: RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  return sql`ORDER BY ${place} DESC, content_id DESC LIMIT ${limit}::int`;
}

function below({ sort, after }: SearchPage): RawBuilder<unknown> {
  if (!after) return sql``;
  const { name, type } = placeColumns[sort];
  return sql` AND (${name}, content_id) < (${after.place}::${type}, ${after.id}::uuid)`;
}

/** How many there are; at least so many where `isExact` is false. */
export interface FoundTotal {
  readonly count: number;
  readonly isExact: boolean;
}

/**
 * How many there are, counted up to `limits.totalMax`. Where filters alone narrow the list, only its newest items are looked at: whoever counted
 * all that have a trait would look at more with each item that is made (ADR 45).
 */
export async function countFound(db: Db, filter: SearchFilter, viewerId: string | undefined): Promise<FoundTotal> {
  const parts = isNarrowedByFilters(filter) ? newestCounted(filter) : allCounted(filter, viewerId);
  const { rows } = await sql<{ count: number; is_whole: boolean }>`
    SELECT sum(found)::int AS count, bool_and(is_whole) AS is_whole FROM (${sql.join(parts, sql` UNION ALL `)}) AS counted`.execute(
    db,
  );
  const { count, is_whole: isWhole } = rows[0] ?? { count: 0, is_whole: true };
  return { count: Math.min(count, limits.totalMax), isExact: isWhole && count < limits.totalMax };
}

function newestCounted(filter: SearchFilter): RawBuilder<unknown>[] {
  const narrowed = sql.join(narrowing(filter), sql` AND `);
  // Who blocks nobody is asked of no item whose it is: the index tells all else.
  const owner = filter.blockerId === undefined ? sql`` : sql`, user_id`;
  return filter.contentTypes.map(
    (contentType) => sql`SELECT count(*) FILTER (WHERE ${narrowed}) AS found, count(*) < ${walkMax}::int AS is_whole
      FROM (SELECT created_at, traits${owner} FROM listing WHERE content_type = ${contentType}
        ORDER BY created_at DESC, content_id DESC LIMIT ${walkMax}::int) AS newest`,
  );
}

function allCounted(filter: SearchFilter, viewerId: string | undefined): RawBuilder<unknown>[] {
  // In no order the planner would read the table from its beginning, and what only the newest have stands at its end.
  const isOwn = filter.words === undefined && ownCondition(filter) !== undefined;
  const order = isOwn ? sql` ORDER BY created_at DESC, content_id DESC` : sql``;
  const parts = matching(filter, viewerId);
  return parts.map(
    ({ from, condition }) => sql`SELECT count(*) AS found, true AS is_whole
      FROM (SELECT 1 FROM ${from} WHERE ${condition}${order} LIMIT ${limits.totalMax}::int) AS bounded`,
  );
}

/** A part of a search: what it selects from, and what holds for its rows. */
interface Part {
  readonly from: RawBuilder<unknown>;
  readonly condition: RawBuilder<unknown>;
}

/**
 * The parts of a search, which share no row: each content type by itself; of words, what is open to everyone, and for
 * who is signed in the locked ones that are their own or bought.
 */
function matching(filter: SearchFilter, viewerId: string | undefined): Part[] {
  const { words, prompt } = filter;
  const listing = sql`listing`;
  const openness: Part[] = [];
  if (words === undefined) openness.push({ from: listing, condition: sql`true` });
  else {
    openness.push({ from: openWith(words), condition: sql`true` });
    if (viewerId !== undefined && prompt !== 'free') {
      const locked = sql`words @@ to_tsquery('english', ${words.prefix}) AND is_locked`;
      openness.push(
        { from: listing, condition: sql`${locked} AND user_id = ${viewerId}::uuid` },
        {
          from: listing,
          condition: sql`${locked} AND content_id IN (SELECT p.content_id FROM prompt_purchase p WHERE p.buyer_id = ${viewerId}::uuid)`,
        },
      );
    }
  }
  return filter.contentTypes.flatMap((contentType) => {
    const same = [sql`content_type = ${contentType}`, ...narrowing(filter)];
    return openness.map(({ from, condition }) => ({ from, condition: sql.join([...same, condition], sql` AND `) }));
  });
}

/** The filters besides the content type, and whom one does not want to see. */
function narrowing(filter: SearchFilter): RawBuilder<unknown>[] {
  const { from, blockerId } = filter;
  const own = filter.words === undefined ? ownCondition(filter) : undefined;
  return [
    ...(own === undefined ? traitsOf(filter) : [own]),
    ...(from === undefined ? [] : [sql`created_at >= ${from}::timestamptz`]),
    ...(blockerId === undefined ? [] : [isNotBlockedBy(blockerId, 'user_id')]),
  ];
}

function traitsOf(filter: SearchFilter): RawBuilder<unknown>[] {
  const chosen = chosenTraits(filter);
  return chosen.length === 0 ? [] : [sql`traits @> ${chosen}::text[]`];
}

/** The chosen traits, as the function traits_of of the database spells them. */
function chosenTraits({ style, orientation, colour, engine, prompt }: SearchFilter): string[] {
  return Object.entries({ style, shape: orientation, engine, prompt, colour }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  );
}

/** How many open items have these words, each text by itself, counted up to `max`. One statement. */
export async function countEach(
  db: Db,
  texts: readonly WordQueries[],
  { max, blockerId }: { readonly max: number; readonly blockerId: string | undefined },
): Promise<number[]> {
  if (texts.length === 0) return [];
  const counts = texts.map(
    (words, place) => sql`SELECT ${place}::int AS place, (SELECT count(*) FROM (
      SELECT 1 FROM ${openWith(words)} WHERE ${isNotBlockedBy(blockerId, 'user_id')} LIMIT ${max}::int) AS bounded) AS count`,
  );
  const { rows } = await sql<{ count: string }>`
    SELECT count FROM (${sql.join(counts, sql` UNION ALL `)}) AS counted ORDER BY place`.execute(db);
  return rows.map(({ count }) => Number(count));
}

/** An open item with its words and its person, for what can be learned of many. */
export interface OpenItem {
  readonly id: string;
  readonly content_type: ContentType;
  readonly user_id: string;
  readonly username: string;
  readonly full_name: string | null;
  readonly profile_pic_id: string | null;
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string | null;
}

/** Items with open words, those that people like now first; of words, or of everything. */
export async function listOpenItems(
  db: Db,
  input: {
    readonly words?: WordQueries | undefined;
    readonly blockerId?: string | undefined;
    readonly limit: number;
  },
): Promise<OpenItem[]> {
  const { words, blockerId, limit } = input;
  const page: SearchPage = { sort: 'trending', limit, after: undefined };
  const filter: SearchFilter = {
    contentTypes: ['image', 'video'],
    words,
    blockerId,
    ...(!words && { prompt: 'free' }),
  };
  const ids = words ? foundIds(filter, page, undefined) : walkedIds(filter, page);
  return openItems(db)
    .innerJoin(ids.as('found'), 'found.content_id', 'content.id')
    .orderBy('found.place', 'desc')
    .orderBy('content.id', 'desc')
    .execute();
}

/** Finished items whose words everybody may read, of people who are there. */
function openItems(db: Db) {
  return db
    .selectFrom('content')
    .innerJoin('users', 'users.id', 'content.user_id')
    .select(['content.id', 'content.content_type', 'content.user_id', 'content.prompt', 'content.placeholder'])
    .select(['content.width', 'content.height', 'users.username', 'users.full_name', 'users.profile_pic_id'])
    .where('users.deleted_at', 'is', null)
    .where('users.is_active', '=', true)
    .where('content.is_prompt_locked', '=', false)
    .where(isPublicAndReady());
}

/**
 * Styles among the newest public images, so many of them, the most used first, each with the image of it that people like most now: one walk
 * of listing_newest and one step of listing_facet_trending for each style.
 */
export async function listStyles(db: Db, input: { readonly newest: number; readonly limit: number }) {
  const { rows } = await sql<{ style: string; count: string } & Omit<OpenItem, 'prompt'>>`
    SELECT used.style, used.count, c.id, c.content_type, c.user_id, c.width, c.height, c.placeholder, u.username, u.full_name, u.profile_pic_id
    FROM (
      SELECT facet AS style, count(*) AS count FROM (
        SELECT facet FROM listing WHERE content_type = 'image' ORDER BY created_at DESC, content_id DESC LIMIT ${input.newest}::int) AS newest
      WHERE facet <> 'none' GROUP BY facet ORDER BY count(*) DESC, facet LIMIT ${input.limit}::int) AS used
    CROSS JOIN LATERAL (
      SELECT content_id FROM listing WHERE content_type = 'image' AND facet = used.style ORDER BY trend_score DESC, content_id DESC LIMIT 1) AS best
    JOIN content c ON c.id = best.content_id AND ${isPublicAndReady('c')} JOIN users u ON u.id = c.user_id AND u.deleted_at IS NULL
    ORDER BY used.count DESC, used.style`.execute(db);
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

/** Engines of the newest public items of each type, so many of them. */
export async function listEngines(db: Db, newest: number): Promise<string[]> {
  const walk = (type: ContentType) => sql`(SELECT engine FROM listing WHERE content_type = ${type}
    ORDER BY created_at DESC, content_id DESC LIMIT ${newest}::int)`;
  const { rows } = await sql<{ engine: string }>`
    SELECT DISTINCT engine FROM (${walk('image')} UNION ALL ${walk('video')}) AS newest WHERE engine <> '' ORDER BY engine`.execute(
    db,
  );
  return rows.map(({ engine }) => engine);
}

/**
 * People whose name begins like this and who show something, over the index users_name_prefix. Only the first `looked` of them are looked at:
 * of a letter that thousands begin with, most may show nothing.
 */
export async function listPeopleLike(
  db: Db,
  input: {
    readonly nameBegins: string;
    readonly blockerId: string | undefined;
    readonly looked: number;
    readonly limit: number;
  },
) {
  const { nameBegins, blockerId, looked, limit } = input;
  const { rows } = await sql<Pick<OpenItem, 'username' | 'full_name' | 'profile_pic_id'> & { id: string }>`
    SELECT id, username, full_name, profile_pic_id FROM (
      SELECT id, username, full_name, profile_pic_id, username_key FROM users
      WHERE deleted_at IS NULL AND is_active AND username_key ~>=~ ${nameBegins} AND username_key ~<~ (${nameBegins} || chr(1114111))
      ORDER BY username_key USING ~<~ LIMIT ${looked}::int) AS alike
    WHERE EXISTS (SELECT FROM listing WHERE listing.user_id = alike.id) AND ${isNotBlockedBy(blockerId, 'alike.id')}
    ORDER BY username_key USING ~<~ LIMIT ${limit}::int`.execute(db);
  return rows;
}
