import { contract } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { search } from '@loomlight/contract/search';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { explaining, pagesRead } from '../../../testing/explaining.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { takeDown } from '../../content/take-down.ts';
import { countListing, type ListingFilter, listIds } from '../listing.store.ts';
import { searchWords } from '../search-words.ts';
import { countFound, foundIds, rareIds, type SearchFilter, type SearchSort, walkedIds, wayOf } from './search.store.ts';

let test: TestApp;
let ada: TestPerson;
let bob: TestPerson;
let cleo: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [ada, bob, cleo] = [await test.person({ username: 'Ada Okonkwo' }), await test.person(), await test.person()];
});
afterAll(() => test.close());

type Query = NonNullable<Parameters<typeof find>[0]>;
const tokenOf = (who?: TestPerson) => (who ? { token: who.token } : {});
const find = (
  query: NonNullable<Parameters<typeof test.call<typeof search.find>>[1]>['query'] = {},
  who?: TestPerson,
) => test.call(search.find, { query, ...tokenOf(who) });
const ids = async (query: Query = {}, who?: TestPerson) =>
  (await find(query, who)).body.generations.map(({ id }) => id);
const suggest = async (q: string, who?: TestPerson) => test.call(search.suggest, { query: { q }, ...tokenOf(who) });
const start = () => test.call(search.start);

/** The seed is the red of the flat test image: 0 is a green, 255 an ember. */
async function paint(who: TestPerson, options: Parameters<TestApp['image']>[1] = {}): Promise<string> {
  test.clock.advanceSeconds(1);
  return test.image(who, options);
}
async function makeVideo(who: TestPerson, words: string): Promise<string> {
  test.clock.advanceSeconds(1);
  const { body } = await test.call(contract.videos.generate, {
    token: who.token,
    body: { text_prompt: words, resolution: '480p', duration: 1, ratio: '9:16' },
  });
  await test.finished(who, body.id, 'videos');
  return body.id;
}
const lock = (who: TestPerson, id: string, price: number) =>
  test.call(contract.images.lock, {
    params: { id },
    token: who.token,
    body: { is_prompt_locked: price > 0, prompt_price: price },
  });
const show = (who: TestPerson, id: string, is_public: boolean) =>
  test.call(contract.images.visibility, { params: { id }, token: who.token, body: { is_public } });
const like = (who: TestPerson, id: string) =>
  test.call(contract.favorites.set, {
    params: { id },
    token: who.token,
    body: { content_type: 'image', action: 'favorite' },
  });

describe('a search with filters', () => {
  it('narrows by type, shape, style, colour, engine, time and openness, alone and together [KEEP-9, KEEP-12]', async () => {
    const old = await paint(ada, { text_prompt: 'An old lake', size: '128x64', seed: 255 });
    test.clock.advanceSeconds(40 * 86_400);
    [ada, bob] = [await test.signInAgain(ada), await test.signInAgain(bob)];
    const green = await paint(ada, { text_prompt: 'A lake', style: 'neon', size: '64x128', seed: 1 });
    const sold = await paint(bob, { text_prompt: 'A dune', is_prompt_locked: true, prompt_price: 4, seed: 255 });
    const video = await makeVideo(bob, 'A lake in wind');
    expect(await ids()).toEqual([video, sold, green, old]);
    expect(await ids({ filter: 'image' })).toEqual([sold, green, old]);
    expect(await ids({ filter: 'video' })).toEqual([video]);
    expect(await ids({ orientation: 'portrait' })).toEqual([video, green]);
    expect(await ids({ orientation: 'landscape' })).toEqual([old]);
    expect(await ids({ style: 'neon' })).toEqual([green]);
    expect(await ids({ colour: 'ember', filter: 'image' })).toEqual([sold, old]);
    expect(await ids({ colour: 'green', filter: 'image' })).toEqual([green]);
    expect(await ids({ engine: 'memory', filter: 'image' })).toEqual([sold, green, old]);
    expect(await ids({ engine: 'nobody' })).toEqual([]);
    expect(await ids({ since: 'month' })).toEqual([video, sold, green]);
    expect(await ids({ since: 'year' })).toEqual([video, sold, green, old]);
    expect(await ids({ prompt: 'sold' })).toEqual([sold]);
    expect(await ids({ prompt: 'free' })).toEqual([video, green, old]);
    expect(await ids({ q: 'lake', orientation: 'portrait', filter: 'image' })).toEqual([green]);
    expect(await ids({ q: 'lake', colour: 'ember', since: 'year', engine: 'memory', prompt: 'free' })).toEqual([old]);
    expect((await find({ q: 'lake', style: 'neon', colour: 'green' })).body).toMatchObject({
      total: 1,
      total_is_exact: true,
    });
    for (const q of ['the and', '& | !', "'"])
      expect((await find({ q })).body).toMatchObject({ generations: [], total: 0 });
  });

  it('refuses what is no filter, and a place of another sort [KEEP-9]', async () => {
    for (const query of [
      { colour: 'mauve' },
      { orientation: 'round' },
      { style: 'x' },
      { since: 'ever' },
      { prompt: 'mine' },
      { sort: 'ugliest' },
      { filter: 'sound' },
      { q: 'x'.repeat(201) },
      { engine: 'e'.repeat(41) },
      { last: 'x', before: crypto.randomUUID() },
      { last: '2026-01-01T00:00:00.000Z', before: crypto.randomUUID(), sort: 'trending' },
      { last: '5', before: crypto.randomUUID(), sort: 'newest' },
    ])
      expect([query, (await find(query as never)).status]).toEqual([query, 422]);
  });

  it.each([
    { sort: 'newest' },
    { sort: 'trending' },
    { sort: 'favorites' },
    { sort: 'favorites', since: 'day', q: '' },
    { sort: 'trending', since: 'day', q: '' },
  ] as const)('goes through both types by key, asked for as %o, each once [KEEP-9]', async ({ sort, ...besides }) => {
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) made.push(await paint(ada, { text_prompt: `A lake ${index}` }));
    made.push(await makeVideo(ada, 'A lake'));
    await like(bob, made[1] ?? '');
    await like(bob, made[3] ?? '');
    await like(cleo, made[3] ?? '');
    const seen: string[] = [];
    let place: { last: string; before: string } | undefined;
    for (let page = 0; page < 6; page += 1) {
      const { body } = await find({ q: 'lake', sort, limit: 2, ...besides, ...place });
      seen.push(...body.generations.map(({ id }) => id));
      expect(body.total).toBe(page === 0 ? 6 : null);
      if (!body.next) break;
      place = body.next;
    }
    expect(seen.toSorted()).toEqual(made.toSorted());
    if (sort === 'newest') expect(seen).toEqual(made.toReversed());
    if (sort === 'favorites') expect(seen.slice(0, 2)).toEqual([made[3], made[1]]);
  });

  it('never matches a locked word for who may not read it, by page, count, order or suggestion [KEEP-10]', async () => {
    const locked = await paint(ada, { text_prompt: 'canarysecret harbour', is_prompt_locked: true, prompt_price: 5 });
    await paint(ada, { text_prompt: 'canarysecret at home', is_public: false });
    const open = await paint(cleo, { text_prompt: 'A harbour at noon' });
    for (const who of [undefined, bob])
      for (const sort of ['newest', 'trending', 'favorites'] as const)
        for (const q of ['canarysecret', 'canary', 'canarysecret harbour']) {
          const { body } = await find({ q, sort }, who);
          const each = q.split(' ').map((word) => (word === 'harbour' ? 1 : 0));
          expect(body).toEqual({ generations: [], next: null, total: 0, total_is_exact: true, each_word: each });
          for (const prompt of ['sold', 'free'] as const) expect(await ids({ q, sort, prompt }, who)).toEqual([]);
        }
    expect(await ids({ q: 'harbour' }, bob)).toEqual([open]);
    for (const who of [undefined, bob, ada]) {
      const { body, text } = await suggest('canar', who);
      expect([body, text.includes('canarysecret')]).toEqual([{ words: [], generations: [], people: [] }, false]);
    }
    // Its owner and its buyer find it, and nobody else by their finding it.
    expect(await ids({ q: 'canarysecret', prompt: 'sold' }, ada)).toEqual([locked]);
    await test.call(contract.prompts.purchase, {
      params: { id: locked },
      token: bob.token,
      body: { content_type: 'image', expected_price: 5 },
    });
    expect(await ids({ q: 'canarysecret' }, bob)).toEqual([locked]);
    expect(await ids({ q: 'canarysecret', prompt: 'free' }, bob)).toEqual([]);
    expect(await ids({ q: 'canarysecret' }, cleo)).toEqual([]);
    // Without words a sold picture is found, and its words stay locked.
    const { body, text } = await find({ prompt: 'sold', colour: 'ember' }, cleo);
    expect(text).not.toContain('canary');
    expect(body.generations.every((item) => item.text_prompt === null)).toBe(true);
  });

  it('counts each word by itself where nothing has all of them [KEEP-11]', async () => {
    await paint(ada, { text_prompt: 'A quiet lake' });
    await paint(bob, { text_prompt: 'Lakes of tar' });
    await paint(bob, { text_prompt: 'A whale' });
    expect((await find({ q: 'whale lake the zeppelin' })).body).toEqual({
      generations: [],
      next: null,
      total: 0,
      total_is_exact: true,
      // As the words stand; "the" is in every text.
      each_word: [1, 2, null, 0],
    });
  });
});

describe('suggestions', () => {
  it('finish and follow words of open prompts with counts, and show pictures and people [KEEP-14]', async () => {
    const first = await paint(ada, { text_prompt: 'A whale at dusk' });
    const second = await paint(bob, { text_prompt: 'The whale at dusk, again' });
    await paint(bob, { text_prompt: 'A whale under stars' });
    const { body } = await suggest('wha');
    expect(body.words).toEqual([
      { words: 'whale', count: 3 },
      { words: 'whale at dusk', count: 2 },
      { words: 'whale under stars', count: 1 },
    ]);
    expect(new Set(body.generations.map(({ id }) => id)).has(first)).toBe(true);
    expect(body.generations[0]).toMatchObject({ content_type: 'image', small_url: expect.stringContaining('_small') });
    expect(Object.keys(body.generations[0] ?? {})).not.toContain('text_prompt');
    expect((await suggest('whale ')).body.words[0]).toEqual({ words: 'whale at dusk', count: 2 });
    expect((await suggest('ADA ok')).body.people).toEqual([
      { username: 'Ada Okonkwo', fullName: 'Ada Okonkwo', profile_pic: null },
    ]);
    // What a suggestion counts is what its search finds.
    for (const { words, count } of body.words) expect((await find({ q: words })).body.total).toBe(count);
    expect((await suggest('w')).body).toEqual({ words: [], generations: [], people: [] });
    for (const q of ['', '%_', "o'b", 'zz top']) expect((await suggest(q)).status).toBe(200);
    expect(second).not.toBe(first);
  });

  it('name nobody who shows nothing, or is gone [KEEP-14]', async () => {
    expect((await suggest('Ada')).body.people).toEqual([]);
    const id = await paint(ada, { is_public: false });
    expect((await suggest('Ada')).body.people).toEqual([]);
    await show(ada, id, true);
    expect((await suggest('Ada')).body.people).toHaveLength(1);
    await test.call(privacy.deleteAccount, { token: ada.token, body: { password: test.password, confirm: 'DELETE' } });
    expect((await suggest('Ada')).body.people).toEqual([]);
  });
});

describe('where a search begins', () => {
  it('has words that several people wrote, styles with their pictures, engines and people [KEEP-16, KEEP-17]', async () => {
    await paint(ada, { text_prompt: 'Northern lights over a fjord', style: 'neon' });
    await paint(bob, { text_prompt: 'northern lights and snow' });
    for (const words of ['zeppelinsecret one', 'zeppelinsecret two', 'zeppelinsecret three'])
      await paint(ada, { text_prompt: words });
    const { body, text } = await start();
    expect(body.popular.map(({ words }) => words)).toEqual(['northern lights']);
    // However often one person wrote it.
    expect(text).not.toContain('zeppelin');
    expect(body.styles).toMatchObject([{ style: 'neon', count: 1, item: { username: 'Ada Okonkwo' } }]);
    expect(body.engines).toEqual(['memory']);
    expect(body.people).toMatchObject([{ username: 'Ada Okonkwo', generations: [{}, {}, {}] }]);
  });

  it('never tells what anybody searched for [KEEP-17]', async () => {
    for (const who of [ada, bob, cleo]) for (let n = 0; n < 5; n += 1) await find({ q: 'canarytyped' }, who);
    const { rows } = await test.database.pool.query("SELECT * FROM listing_word WHERE word LIKE 'canary%'");
    expect(rows).toEqual([]);
    expect((await start()).text).not.toContain('canary');
    expect((await suggest('canary')).text).not.toContain('canary');
  });
});

const ends: readonly [how: string, end: (id: string) => Promise<unknown>][] = [
  ['locked', (id) => lock(ada, id, 5)],
  ['hidden', (id) => show(ada, id, false)],
  ['removed', (id) => test.call(contract.images.remove, { params: { id }, token: ada.token })],
  [
    'taken down',
    (id) =>
      takeDown(
        {
          ...{ db: test.database.db, clock: test.clock, ids: { uuid: () => crypto.randomUUID() } as never },
          ...{ objectStore: test.objectStore, signals: test.database.signals },
        },
        { id, reason: 'Test' },
      ),
  ],
  [
    'left by its maker',
    () => test.call(privacy.deleteAccount, { token: ada.token, body: { password: test.password, confirm: 'DELETE' } }),
  ],
];
it.each(ends)('has nothing any more of what is %s, at the next answer [KEEP-10]', async (how, end) => {
  const id = await paint(ada, { text_prompt: 'canary lagoon' });
  await paint(bob, { text_prompt: 'canary lagoon' });
  const seen = async () => {
    const [found, suggested, began] = [await find({ q: 'canary' }), await suggest('canar'), await start()];
    return {
      found: found.body.total,
      counted: suggested.body.words.find(({ words }) => words === 'canary lagoon')?.count,
      shown: suggested.body.generations.some((one) => one.id === id),
      popular: began.body.popular.map(({ words }) => words),
    };
  };
  expect(await seen()).toEqual({ found: 2, counted: 2, shown: true, popular: ['canary lagoon'] });
  await end(id);
  expect(await seen()).toEqual({ found: 1, counted: 1, shown: false, popular: [] });
  if (how !== 'locked') expect(await ids({})).toHaveLength(1);
});

it('reads no table from end to end, and no part gives more than a page [KEEP-15, SCALE-69]', async () => {
  await listMany();
  const types = { contentTypes: ['image', 'video'] } as const;
  const words = await searchWords(test.database, 'mountain lake');
  const filters: readonly (readonly [SearchFilter, SearchSort])[] = [
    [types, 'newest'],
    [{ ...types, blockerId: ada.userId }, 'newest'],
    [{ ...types, words, blockerId: ada.userId }, 'trending'],
    [{ ...types, colour: 'violet' }, 'newest'],
    [{ ...types, colour: 'gold', style: 'none', orientation: 'landscape' }, 'trending'],
    [{ ...types, engine: 'rare' }, 'favorites'],
    // A quarter has the one, an eighth the other, and none both.
    [{ ...types, colour: 'violet', style: 'fantasy' }, 'favorites'],
    [{ ...types, prompt: 'sold' }, 'trending'],
    [{ ...types, words, colour: 'teal' }, 'newest'],
  ];
  for (const [filter, sort] of filters) {
    const page = { sort, limit: 20, after: undefined };
    const way = await wayOf(test.database.db, filter, page);
    const nodes = await planOf(way === 'planned' ? foundIds(filter, page, bob.userId) : walkedIds(filter, page));
    const scans = nodes.filter((node) => node['Relation Name'] === 'listing');
    expect([filter, scans.some((node) => node['Node Type'] === 'Seq Scan')]).toEqual([filter, false]);
    // Besides what it gives it looks at no more than a walk is long, for each type.
    const seen = scans.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
    expect([filter, Math.max(...seen) <= 2_500]).toEqual([filter, true]);
  }
  // What a walk does not fill a page with is found by its set, without looking at anything else.
  for (const rare of [
    { engine: 'rare', colour: 'ember' },
    { colour: 'violet', style: 'fantasy' },
    { colour: 'white' },
  ] as const) {
    const nodes = await planOf(rareIds({ ...types, ...rare }, { sort: 'favorites', limit: 20, after: undefined }));
    const scans = nodes.filter((node) => node['Relation Name'] === 'listing');
    expect([rare, scans.map((node) => node['Node Type'])]).toEqual([rare, ['Bitmap Heap Scan']]);
    expect(scans.reduce((sum, node) => sum + node['Actual Rows'], 0)).toBeLessThan(20);
  }
  // Rare words are taken from the index of words, whole, and only then put in order; common ones are met on the way.
  const rareWords = await searchWords(test.database, 'city 19987');
  const neverSaid = await searchWords(test.database, 'nowhere');
  expect([words, rareWords, neverSaid].map((query) => query?.rare)).toEqual([undefined, ["'19987'"], ["'nowher'"]]);
  for (const query of [rareWords, neverSaid]) {
    const nodes = await planOf(
      foundIds({ ...types, words: query }, { sort: 'newest', limit: 20, after: undefined }, undefined),
    );
    const ways = nodes.filter((node) => node['Relation Name'] === 'listing');
    expect(ways.map((node) => node['Node Type'])).toEqual(ways.map(() => 'Bitmap Heap Scan'));
    expect(ways.reduce((sum, node) => sum + node['Actual Rows'], 0)).toBeLessThanOrEqual(2);
  }
  // A short time is looked through whole, and by nothing but its index; a long one is walked.
  const since = async (seconds: number) => {
    const from = new Date(Date.now() - seconds * 1000);
    const page = { sort: 'favorites', limit: 20, after: undefined } as const;
    const nodes = await planOf(rareIds({ ...types, from }, page));
    const seen = nodes.filter((node) => node['Relation Name'] === 'listing').map((node) => node['Actual Rows']);
    return Math.max(...seen);
  };
  expect(await since(600)).toBeLessThanOrEqual(600);
  // A total looks at the newest 2,500 alone, and says so.
  const count = (filter: SearchFilter) => countFound(test.database.db, filter, bob.userId);
  expect(await count({ ...types, colour: 'violet' })).toEqual({ count: 312, isExact: false });
  expect(await count({ ...types, colour: 'black', blockerId: bob.userId })).toEqual({ count: 0, isExact: false });
  // What has an index of its own is counted by it.
  expect(await count({ ...types, engine: 'rare', blockerId: bob.userId })).toEqual({ count: 4, isExact: true });
  expect(await count({ ...types, style: 'neon' })).toEqual({ count: 1_000, isExact: false });
  expect(await count({ contentTypes: ['video'], colour: 'violet' })).toEqual({ count: 0, isExact: true });
  expect(await count({ ...types, words })).toEqual({ count: 1_000, isExact: false });
});

it('costs of what few or none have as much as of what many have, in every order, in galleries and totals too [SCALE-71]', async () => {
  await listMany();
  const types = { contentTypes: ['image', 'video'] } as const;
  const { db } = test.database;
  const few = [{ engine: 'rare' }, { engine: 'nobody' }, { prompt: 'sold' }, { style: 'cinematic' }] as const;
  const many = [{ engine: 'studio' }, { style: 'neon' }] as const;
  // No walk can fill a page with these, and none is begun: they are few, or the statistics know them as such.
  const fewTogether = [
    { colour: 'white' },
    { colour: 'violet', style: 'cinematic' },
    { engine: 'rare', colour: 'gold' },
  ] as const;
  for (const sort of ['newest', 'trending', 'favorites'] as const) {
    const page = { sort, limit: 20, after: undefined };
    for (const chosen of [...few, ...many]) {
      const filter = { ...types, ...chosen };
      expect([filter, await wayOf(db, filter, page)]).toEqual([filter, 'planned']);
      const pages = await pagesOf((db) =>
        sql`SELECT * FROM ${foundIds(filter, page, bob.userId)} AS found`.execute(db),
      );
      expect([sort, filter, pages, pages <= aPage]).toEqual([sort, filter, pages, true]);
    }
    for (const chosen of fewTogether) {
      const filter = { ...types, ...chosen };
      const pages = await pagesOf((db) => sql`SELECT * FROM ${rareIds(filter, page)} AS found`.execute(db));
      expect([sort, filter, pages, pages <= aPage]).toEqual([sort, filter, pages, true]);
      expect([filter, await wayOf(db, filter, page)]).toEqual([filter, 'whole']);
    }
    for (const chosen of [
      ...[{ facet: 'cinematic' }, { orientation: 'round' as never }, { facet: 'neon', orientation: 'round' as never }],
      ...[
        { facet: 'neon' },
        { orientation: 'square' },
        { userId: cleo.userId },
        { userId: authorOfMany },
        { contentType: 'video' },
      ],
    ] as const) {
      const filter: ListingFilter = { contentType: 'image', sort, ...chosen };
      const pages = await pagesOf((db) => listIds(db, filter, { limit: 5, offset: 0 }, bob.userId));
      expect([filter, pages, pages <= aPage]).toEqual([filter, pages, true]);
    }
  }
  for (const chosen of few) {
    const pages = await pagesOf((db) => countFound(db, { ...types, ...chosen }, undefined));
    expect([chosen, pages, pages <= aPage]).toEqual([chosen, pages, true]);
  }
  for (const chosen of [{ facet: 'cinematic' }, { orientation: 'round' as never }, { contentType: 'video' }] as const) {
    const filter: ListingFilter = { contentType: 'image', sort: 'newest', ...chosen };
    const pages = await pagesOf((db) => countListing(db, filter, undefined));
    expect([chosen, pages, pages <= aPage]).toEqual([chosen, pages, true]);
  }
});

it('goes by what is known where there are no statistics: a walk, and then all that few have [SCALE-71]', async () => {
  const white = { contentTypes: ['image'], colour: 'white' } as const;
  await test.database.pool.query("DELETE FROM pg_statistic WHERE starelid = 'listing'::regclass");
  expect(await wayOf(test.database.db, white, { sort: 'newest', limit: 20, after: undefined })).toBe('walk');
});

/** Has made 182 of the twenty thousand, each in another block. */
const authorOfMany = '000000ee-0000-7000-8000-000000000001';

/** As many blocks as a page of twenty items and the ways to them may take, of some two thousand that the list has. */
const aPage = 90;

async function pagesOf(work: (db: typeof test.database.db) => Promise<unknown>): Promise<number> {
  const plans: string[] = [];
  await work(test.database.db.withPlugin(explaining(plans)));
  return plans.reduce((sum, plan) => sum + pagesRead(plan), 0);
}

/**
 * Twenty thousand rows of the listing, without the items behind them: only what is looked through. Of more people than statistics know by name, so that the
 * planner takes whoever has nothing for one of them.
 */
async function listMany(): Promise<void> {
  await inTransaction(test.database, async ({ tx }) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await sql`INSERT INTO listing (content_id, content_type, user_id, created_at, facet, orientation, engine, colours, is_locked, favorite_count,
        trend_score, words)
      SELECT ('000000ff-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, 'image',
        ('000000ee-0000-7000-8000-' || lpad((n % 110)::text, 12, '0'))::uuid, now() - n * interval '1 second',
        (ARRAY['none', 'neon', 'anime', 'fantasy'])[1 + n % 4], (ARRAY['square', 'landscape', 'portrait'])[1 + n % 3],
        CASE WHEN n % 5000 = 7 THEN 'rare' ELSE 'studio' END,
        ARRAY[(ARRAY['violet', 'blue', 'teal', 'green', 'gold', 'ember', 'rose', 'sand'])[1 + n % 8]], n % 5000 = 9, n % 97, n,
        to_tsvector('english', CASE n % 3 WHEN 0 THEN 'A mountain lake ' ELSE 'A city ' END || n)
      FROM generate_series(1, 20000) AS n`.execute(tx);
  });
  await test.database.pool.query('VACUUM ANALYZE listing');
}

async function planOf(ids: RawBuilder<unknown>): Promise<PlanNode[]> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ readonly Plan: PlanNode }] }>`
    EXPLAIN (ANALYZE, FORMAT JSON) SELECT * FROM ${ids} AS found`.execute(test.database.db);
  return flatten(rows[0]?.['QUERY PLAN'][0].Plan);
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

function flatten(plan: PlanNode | undefined): PlanNode[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(flatten)] : [];
}
