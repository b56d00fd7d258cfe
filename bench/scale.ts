import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase, limits } from '@loomlight/contract';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { guest, type SignedIn } from '../server/src/kernel/actor.ts';
import { systemClock } from '../server/src/kernel/clock.ts';
import type { Database } from '../server/src/db/types.ts';
import { countFavorites, listFavoriteRows } from '../server/src/features/favorites/favorites.store.ts';
import { listPublicCards } from '../server/src/features/gallery/gallery.store.ts';
import { countListing, countStyles, listIds, listPopular } from '../server/src/features/gallery/listing.store.ts';
import {
  listFound,
  countFound,
  type SearchFilter,
  type SearchSort,
} from '../server/src/features/gallery/search/search.store.ts';
import { startSearch } from '../server/src/features/gallery/search/start-search.ts';
import { suggestSearch } from '../server/src/features/gallery/search/suggest-search.ts';
import { searchWords } from '../server/src/features/gallery/search-words.ts';
import { listCollections, listCollectionsOfPerson } from '../server/src/features/collections/list-collections.ts';
import type { CollectionsContext } from '../server/src/features/collections/collections.context.ts';
import { listItems } from '../server/src/features/collections/list-items.ts';
import { listLibrary } from '../server/src/features/content/list-library.ts';
import { listTrash } from '../server/src/features/content/list-trash.ts';
import { listFeed } from '../server/src/features/follows/feed.store.ts';
import { listMoreByOwner, listRelated } from '../server/src/features/gallery/related/list-related.ts';
import { listNotifications } from '../server/src/features/notifications/list-notifications.ts';
import { listPurchaseRows } from '../server/src/features/prompts/prompts.store.ts';
import { listOwned } from '../server/src/features/profiles/profiles.store.ts';
import { startMeasured } from './lib/child.ts';
import { type BenchDatabase, personId, seedPeople } from './lib/database.ts';
import { bounded, median, percentile, type Row } from './lib/figures.ts';
import { load } from './lib/load.ts';

const people = 1_000;
const smallSize = 1_000;
const runs = 15;
const blocksMax = 60;

/** What one statement cost the database. */
interface Cost {
  readonly ms: number;
  readonly blocks: number;
  readonly isScanned: boolean;
}

/**
 * Every listing, search, trend, profile and favorites page among so many items beside the same among a thousand. Ten million of them need
 * 50 GB of disk while they are measured.
 */
export async function benchScale(database: BenchDatabase, largeSize: number): Promise<Row[]> {
  await seedPeople(database.pool, people, 1_000);
  await database.pool.query(
    `INSERT INTO block (blocker, blocked, since) SELECT $1, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, now()
    FROM generate_series(10, ${people}, 2) n`,
    [blocker],
  );
  const found = new Map<string, Cost[]>();
  const tails: number[] = [];
  await database.pool.query(
    `INSERT INTO follow (follower, followed, since) SELECT $1, id, now() FROM users WHERE username IN ('Person 101', 'Person 102', 'Person 103')`,
    [follower],
  );
  for (const size of [smallSize, largeSize]) {
    await fill(database.url, size);
    for (const [name, work] of pages) found.set(name, [...(found.get(name) ?? []), await explain(database, work)]);
    tails.push(await measureApi(database.url));
  }
  const [smallTail = Number.NaN, largeTail = Number.NaN] = tails;
  return [
    ...rowsOf(found, inFigures(largeSize)),
    ...(await measureDepths(database, inFigures(largeSize))),
    bounded(`p99 of the API at ${inFigures(largeSize)} ÷ at 1,000`, largeTail / smallTail, { atMost: 1.2 }),
  ];
}

const inFigures = (size: number): string => size.toLocaleString('en-US');

function rowsOf(found: ReadonlyMap<string, readonly Cost[]>, size: string): Row[] {
  return [...found].flatMap(([name, [small, large]]) => {
    if (!small || !large) return [];
    return [
      bounded(`${name}: time at ${size} ÷ at 1,000`, large.ms / Math.max(small.ms, 0.05), { atMost: 2 }),
      bounded(`${name}: blocks touched at ${size}`, large.blocks, { atMost: blocksMax }),
      ...(large.isScanned
        ? [{ what: `${name}: a whole table was read`, figure: 'yes', goal: 'no', holds: false }]
        : []),
    ];
  });
}

/** The deepest page that a caller may ask for by number, and the word that a third of all prompts have, in milliseconds. */
async function measureDepths(database: BenchDatabase, size: string): Promise<Row[]> {
  const deepest = { limit: 20, offset: limits.offsetMax };
  const rows: Row[] = [];
  for (const [name, work, atMost] of [
    [
      `newest cards from number ${limits.offsetMax}`,
      (db) => listPublicCards(db, { contentType: 'image', ...deepest, after: undefined, direction: 'older' }, viewer),
      10,
    ],
    [
      `gallery, trending, from number ${limits.offsetMax}`,
      (db) => listIds(db, { ...images, sort: 'trending' }, deepest, viewer),
      10,
    ],
    ['search of the commonest word', search('city', viewer), 30],
    ['own library, words that nothing has: as many items as a page may look at', library({ words: ['nowhere'] }), 30],
    ['three own collections of 1,000 items each, counted', ownCollections(collector), 200],
  ] as const satisfies readonly (readonly [string, Work, number])[])
    rows.push(bounded(`${name} at ${size}`, (await explain(database, work)).ms, { atMost }, ' ms'));
  return rows;
}

/** Milliseconds in which 99 of 100 answers come: pages by number, trending and search by turns, through the whole product. */
async function measureApi(url: string): Promise<number> {
  const product = await startMeasured({
    script: 'server/src/main.ts',
    port: 24_160,
    path: '/readyz',
    env: {
      DATABASE_URL: url,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'loomlight-bench-')),
      TOKEN_SECRET: 'the secret of a benchmark, long enough',
      ROLE: 'api',
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
    },
  });
  const paths = (n: number): string =>
    [
      `public/images?limit=20&offset=${(n * 20) % 900}`,
      'public/images/trending?limit=20',
      'public/images/search?q=mountain%20lake',
    ][n % 3] ?? '';
  const ask = () =>
    load({
      port: product.port,
      request: (n) => `GET ${apiBase}/${paths(n)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      connections: 8,
      seconds: 3,
    });
  await ask();
  const tails: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { latenciesMs, refused } = await ask();
    if (refused > 0) throw new Error(`${refused} answers were not 2xx.`);
    tails.push(percentile(latenciesMs, 0.99));
  }
  await product.stop();
  return median(tails);
}

type Work = (db: Kysely<Database>) => Promise<unknown>;
const images = { contentType: 'image', sort: 'newest' } as const;
const first = { limit: 20, offset: 0 };
// A shape has three names, and each of them has items here.
const noShape = { orientation: 'round' as 'square' };
const viewer = personId(7);
/** Has blocked every second person. */
const blocker = personId(9);

/** Follows three people. */
const follower = personId(12);
/** Has as many notifications and as much in the trash as there are items. */
const told = personId(13);
/** Has nine collections, each of a thousand items. */
const collector = personId(14);
/** Of the viewer: nine collections of five items, and one of all that a collection may hold. */
const largeCollection = personId(0);
/** The newest item of somebody. */
const anItem = '00000000-0000-7000-9000-000000000101';

const pages: readonly (readonly [string, Work])[] = [
  [
    'newest cards',
    (db) => listPublicCards(db, { contentType: 'image', ...first, after: undefined, direction: 'older' }, undefined),
  ],
  [
    'newest cards, half of the people blocked',
    (db) => listPublicCards(db, { contentType: 'image', ...first, after: undefined, direction: 'older' }, blocker),
  ],
  [
    'gallery, trending, half of the people blocked',
    (db) => listIds(db, { ...images, sort: 'trending' }, first, blocker),
  ],
  ['gallery, newest', (db) => listIds(db, images, first, viewer)],
  ['gallery, trending', (db) => listIds(db, { ...images, sort: 'trending' }, first, viewer)],
  ['gallery, favorites', (db) => listIds(db, { ...images, sort: 'favorites' }, first, viewer)],
  ['gallery of a style', (db) => listIds(db, { ...images, sort: 'trending', facet: 'neon' }, first, viewer)],
  ['gallery of a shape', (db) => listIds(db, { ...images, sort: 'favorites', orientation: 'portrait' }, first, viewer)],
  [
    'gallery of a shape that nothing has',
    (db) => listIds(db, { ...images, sort: 'favorites', ...noShape }, first, viewer),
  ],
  ['total of a gallery of a shape that nothing has', (db) => countListing(db, { ...images, ...noShape }, viewer)],
  ['gallery of an author', (db) => listIds(db, { ...images, userId: viewer }, first, viewer)],
  [
    'gallery of an author with one item in 1,000, by favorites',
    (db) => listIds(db, { ...images, sort: 'favorites', userId: personId(11) }, first, viewer),
  ],
  [
    'gallery of an author who has nothing, trending',
    (db) => listIds(db, { ...images, sort: 'trending', userId: personId(9_999) }, first, viewer),
  ],
  ['total of a gallery', (db) => countListing(db, images, viewer)],
  ['search, rare word', search('rarewo', viewer)],
  ['search, common words', search('mountain lake', viewer)],
  ['search, no match', search('nothinglikeit', undefined)],
  ['search, a colour', find({ colour: 'violet' })],
  ['search, a colour by favorites', find({ colour: 'violet' }, 'favorites')],
  [
    'search, five filters by trend',
    find({ colour: 'gold', style: 'neon', orientation: 'portrait', engine: 'studio', prompt: 'free' }, 'trending'),
  ],
  ['search, a rare engine by favorites', find({ engine: 'rare' }, 'favorites')],
  [
    'search, an engine that one in 5,000 has (of a thousand, twenty), by favorites',
    find({ engine: 'few' }, 'favorites'),
  ],
  ['search, an engine that nothing has, by trend', find({ engine: 'nobody' }, 'trending')],
  ['search, a rare engine and a colour by favorites', find({ engine: 'rare', colour: 'violet' }, 'favorites')],
  [
    'total of a search, an engine that one in 5,000 has',
    (db) => countFound(db, { contentTypes: ['image', 'video'], engine: 'few', blockerId: viewer }, viewer),
  ],
  ['search, filters that nothing has', find({ colour: 'rose', style: 'neon' }, 'trending')],
  ['search, words and a colour', find({ colour: 'violet' }, 'newest', 'mountain lake')],
  ['search, the day by favorites', find({ from: new Date(Date.now() - 600_000) }, 'favorites')],
  ['search, a deep page by key', find({ colour: 'violet' }, 'favorites', undefined, { place: '48', id: personId(0) })],
  [
    'total of a search, five filters',
    (db) =>
      countFound(
        db,
        { contentTypes: ['image', 'video'], colour: 'gold', style: 'neon', orientation: 'portrait', blockerId: viewer },
        viewer,
      ),
  ],
  ['suggestions', (db) => suggestSearch({ db }, { text: 'mount', viewer: guest })],
  ['start of a search', (db) => startSearch({ db })],
  ['popular prompts', (db) => listPopular(db, { limit: 10, viewerId: viewer })],
  ['trending styles', (db) => countStyles(db, { newest: 1_000, limit: 10 })],
  ['profile', (db) => listOwned(db, { ownerId: viewer, viewerId: undefined, contentType: 'all', limit: 9, offset: 0 })],
  [
    'profile, to somebody signed in',
    (db) => listOwned(db, { ownerId: viewer, viewerId: personId(8), contentType: 'all', limit: 9, offset: 0 }),
  ],
  [
    'own dashboard',
    (db) => listOwned(db, { ownerId: viewer, viewerId: viewer, contentType: 'all', limit: 9, offset: 0 }),
  ],
  ['purchases', (db) => listPurchaseRows(db, { userId: viewer, filter: 'all', ...first })],
  ['favorites', (db) => listFavoriteRows(db, { userId: viewer, filter: 'all', limit: 9, offset: 0 })],
  ['total of favorites', (db) => countFavorites(db, viewer, 'all')],
  ['feed of three people', (db) => listFeed(db, { followerId: follower, filter: 'all', limit: 9, after: undefined })],
  ['own library, newest', library({})],
  ['own library, a word', library({ words: ['mountain'] })],
  ['own library, what has failed', library({ isReady: false })],
  ['trash', (db) => listTrash({ db, clock: systemClock }, { actor: as(told), limit: 9, after: undefined })],
  ['three own collections', ownCollections(viewer)],
  [
    'items of a collection',
    (db) => listItems(served(db), { id: largeCollection, viewer: as(viewer), limit: 9, lastSeen: undefined }),
  ],
  [
    'three collections on a profile, to a guest',
    (db) => listCollectionsOfPerson(served(db), { username: 'Person 7', viewer: guest, limit: 3, lastSeen: undefined }),
  ],
  ['more by somebody', (db) => listMoreByOwner({ db }, { id: anItem, viewer: as(viewer) })],
  ['related items', (db) => listRelated({ db }, { id: anItem, viewer: as(viewer) })],
  ['notifications', (db) => listNotifications({ db }, { actor: as(told), page: 1, limit: 9, unreadOnly: false })],
];

/** What the verbs of collections want besides a database; a list uses none of it. */
const served = (db: Kysely<Database>): CollectionsContext => ({
  db,
  clock: systemClock,
  objectStore: { signedAddress: () => '' },
});
const as = (userId: string): SignedIn => ({ kind: 'user', userId, sessionId: userId, role: 'user' });

function library(filter: object): Work {
  return (db) =>
    listLibrary(
      { db },
      {
        ...{ actor: as(viewer), sort: 'newest', limit: 9, after: undefined, month: undefined },
        filter: { words: [], onlyFavorites: false, ...filter },
      },
    );
}

function ownCollections(userId: string): Work {
  return (db) => listCollections(served(db), { actor: as(userId), limit: 3, lastSeen: undefined });
}

function search(text: string, viewerId: string | undefined): Work {
  return async (db) => {
    const words = await searchWords({ db }, text);
    return words && listIds(db, { ...images, words }, first, viewerId);
  };
}

function find(
  filter: Omit<SearchFilter, 'contentTypes' | 'words'>,
  sort: SearchSort = 'newest',
  text?: string,
  after?: { readonly place: string; readonly id: string },
): Work {
  return async (db) => {
    const words = text === undefined ? undefined : await searchWords({ db }, text);
    return listFound(db, { ...filter, contentTypes: ['image', 'video'], words }, { sort, limit: 20, after }, viewer);
  };
}

/**
 * So many public items with words, counters and places in the listing; each person likes fifty of them. Every fiftieth is the viewer's,
 * so that a page of theirs is full among a thousand as well.
 */
async function fill(url: string, size: number): Promise<void> {
  // A connection of its own: the product's gives up on a statement after seconds.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The rows below are written as the triggers would have written them, a million at once.
    await client.query("SET session_replication_role = replica; SET work_mem = '256MB'; SET statement_timeout = 0");
    await client.query(
      'TRUNCATE kept_content, content_stats, listing, favorite, prompt_purchase, notification, collection, collection_item CASCADE',
    );
    await client.query(
      `INSERT INTO content (id, user_id, content_type, prompt, style, seed, guidance_scale, width, height, model, engine, credits_used, status, is_public,
        media_key, small_key, media_type, placeholder, created_at, completed_at, deadline_at, enqueued_at)
      SELECT ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, ('00000000-0000-7000-8000-' || lpad(CASE WHEN n % 50 = 0 THEN '7' ELSE (1 + n % ${people})::text END, 12, '0'))::uuid,
        'image', CASE n % 3 WHEN 0 THEN 'A mountain lake at dawn ' ELSE 'A city at night ' END || 'number ' || n || CASE WHEN n % ($1::int / 10) = 7 THEN ' rareword7' ELSE '' END,
        (ARRAY['none', 'neon', 'anime', 'cinematic', 'fantasy'])[1 + n % 5], n, 7, 1024, (ARRAY[768, 1024, 1344])[1 + n % 3], 'm', 'studio', 2, 'completed', true,
        'k', 'k_small', 'image/png', 'nCgKHISUWWiPeIh3dndmdVBlBw==', now() - n * interval '1 second', now(), now(), now() FROM generate_series(1, $1::int) n`,
      [size],
    );
    // Four of the viewer's have failed, however many there are.
    await client.query(
      `UPDATE kept_content SET status = 'failed', failure_code = 'refused', is_public = false, media_key = NULL, small_key = NULL WHERE seed % ($1::int / 4) = 0`,
      [size],
    );
    await client.query(
      'INSERT INTO content_stats (content_id, owner_id, favorite_count, view_count) SELECT id, user_id, seed % 97, seed % 1013 FROM content',
    );
    await client.query(
      `INSERT INTO listing (content_id, content_type, user_id, created_at, facet, orientation, engine, colours, is_locked, favorite_count, trend_score, words)
      SELECT c.id, c.content_type, c.user_id, c.created_at, c.style, orientation_of(c.width, c.height),
        CASE WHEN c.seed % ($1::int / 10) = 7 THEN 'rare' WHEN c.seed % least(5000, $1::int / 20) = 11 THEN 'few' ELSE c.engine END,
        ARRAY[(ARRAY['violet', 'blue', 'teal', 'green', 'gold', 'ember', 'sand'])[1 + (c.seed / 3) % 7]] ||
          CASE WHEN c.seed % 4 = 0 THEN ARRAY['black'] WHEN c.seed % 1000 = 11 AND c.style <> 'neon' THEN ARRAY['rose'] ELSE '{}' END, false, s.favorite_count,
        trend_score(c.created_at, s.view_count, s.favorite_count, 0, 0), to_tsvector('english', c.prompt)
      FROM content c JOIN content_stats s ON s.content_id = c.id WHERE c.is_public`,
      [size],
    );
    await client.query('TRUNCATE listing_word');
    await client.query('INSERT INTO listing_word SELECT DISTINCT unnest(tsvector_to_array(words)) FROM listing');
    await client.query(
      `INSERT INTO favorite (user_id, content_id, created_at, content_type, is_visible)
      SELECT ('00000000-0000-7000-8000-' || lpad(u::text, 12, '0'))::uuid, ('00000000-0000-7000-9000-' || lpad((1 + (u * 7919 + f * 104729) % $1::int)::text, 12, '0'))::uuid,
        now() - f * interval '1 minute', 'image', true FROM generate_series(1, ${people}) u, generate_series(1, 50) f ON CONFLICT DO NOTHING`,
      [size],
    );
    await client.query(
      `INSERT INTO prompt_purchase (buyer_id, content_id, owner_id, content_type, price, earned, fee_percent, prompt, created_at, purchase_no, sale_no)
      SELECT f.user_id, c.id, c.user_id, 'image', 5, 4, 20, c.prompt, f.created_at, 1, 1 FROM favorite f JOIN content c ON c.id = f.content_id
      WHERE c.user_id <> f.user_id`,
    );
    await fillKept(client, size);
    await client.query('RESET session_replication_role; RESET work_mem');
    await client.query(
      'VACUUM ANALYZE users, block, follow, kept_content, content_stats, listing, listing_word, favorite, prompt_purchase, notification, collection, collection_item',
    );
  } finally {
    await client.end();
  }
}

/** What one person has in the trash and was told, as much as there are items, and collections. */
async function fillKept(client: pg.Client, size: number): Promise<void> {
  await client.query(
    `INSERT INTO kept_content (id, user_id, content_type, prompt, style, seed, width, height, model, engine, credits_used, status, is_public,
      media_key, small_key, media_type, created_at, completed_at, deadline_at, enqueued_at, trashed_at, trashed_is_public)
    SELECT ('00000000-0000-7000-a000-' || lpad(n::text, 12, '0'))::uuid, $2, 'image', 'Thrown away ' || n, 'none', n, 1024, 768, 'm', 'studio', 2,
      'completed', false, 'k', 'k_small', 'image/png', now(), now(), now(), now(), now() - n * interval '1 second', true FROM generate_series(1, $1::int) n`,
    [size, told],
  );
  await client.query(
    `INSERT INTO notification (user_id, kind, type, cause, content_type, created_at)
    SELECT $2, 'generation', 'generation_completed', 'bench:' || n, 'image', now() - n * interval '1 second' FROM generate_series(1, $1::int) n`,
    [size, told],
  );
  const collections = async (from: number, ownerId: string, count: number, items: number) => {
    await client.query(
      `INSERT INTO collection (id, owner_id, name, is_public, created_at, updated_at)
      SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $3, 'Collection ' || n, true, now(), now() - n * interval '1 minute'
      FROM generate_series($1::int, $1::int + $2::int - 1) n`,
      [from, count, ownerId],
    );
    await client.query(
      `INSERT INTO collection_item (collection_id, content_id, position, added_at)
      SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ('00000000-0000-7000-9000-' || lpad((1 + (i * 7919) % $4::int)::text, 12, '0'))::uuid, i, now()
      FROM generate_series($1::int, $1::int + $2::int - 1) n, generate_series(1, $3::int) i ON CONFLICT DO NOTHING`,
      [from, count, items, size],
    );
  };
  // The largest was changed the longest ago.
  await collections(0, viewer, 1, 5_000);
  await client.query(`UPDATE collection SET updated_at = now() - interval '1 year'`);
  await collections(1, viewer, 9, 5);
  await collections(10, collector, 9, 1_000);
}

/** The work's own statements, each explained after it has warmed the cache; the sum of what they cost. */
async function explain(database: BenchDatabase, work: Work): Promise<Cost> {
  const statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  // As the product's own connections are: nothing is compiled.
  const pool = new pg.Pool({ connectionString: database.url, max: 1, options: '-c jit=off' });
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      statements.push(query);
    },
  });
  try {
    await work(db);
    return addUp(await Promise.all(statements.map((statement) => costOf(pool, statement))));
  } finally {
    await db.destroy();
  }
}

/** What one statement costs, the median of several runs. */
async function costOf(
  pool: pg.Pool,
  { sql: text, parameters }: { readonly sql: string; readonly parameters: readonly unknown[] },
): Promise<Cost> {
  const times: number[] = [];
  let plan: Plan | undefined;
  for (let run = 0; run < runs; run += 1) {
    const { rows } = await pool.query<{ 'QUERY PLAN': Plan[] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text.replace('/* prepared */', '')}`,
      [...parameters],
    );
    plan = rows[0]?.['QUERY PLAN'][0];
    times.push(plan?.['Execution Time'] ?? Number.NaN);
  }
  const root = plan?.Plan;
  const blocks = (root?.['Shared Hit Blocks'] ?? 0) + (root?.['Shared Read Blocks'] ?? 0);
  return {
    ms: median(times),
    blocks,
    // A bounded walk that ends after a few blocks is no scan.
    isScanned:
      blocks > blocksMax &&
      /"Seq Scan"[^}]*"Relation Name":"(?:kept_content|collection_item|notification|listing|content_stats|favorite)"/.test(
        JSON.stringify(plan),
      ),
  };
}

function addUp(costs: readonly Cost[]): Cost {
  return {
    ms: costs.reduce((sum, cost) => sum + cost.ms, 0),
    blocks: costs.reduce((sum, cost) => sum + cost.blocks, 0),
    isScanned: costs.some((cost) => cost.isScanned),
  };
}

interface Plan {
  readonly 'Execution Time': number;
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}
