import { contract } from '@loomlight/contract';
import { follows } from '@loomlight/contract/follows';
import { privacy } from '@loomlight/contract/privacy';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { takeDown } from '../content/take-down.ts';
import { feedIds } from './feed.store.ts';

let test: TestApp;
let ada: TestPerson;
let bob: TestPerson;
let cleo: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [ada, bob, cleo] = [await test.person(), await test.person(), await test.person()];
});
afterAll(() => test.close());

const follow = (who: TestPerson, { username }: TestPerson) =>
  test.call(follows.follow, { token: who.token, params: { username } });
const feed = (who: TestPerson, query: object = {}) => test.call(follows.feed, { token: who.token, query });
const ids = async (who: TestPerson, query: object = {}) =>
  (await feed(who, query)).body.generations.map(({ id }) => id);
async function paint(who: TestPerson, options: Parameters<TestApp['image']>[1] = {}): Promise<string> {
  test.clock.advanceSeconds(1);
  return test.image(who, options);
}
/** So many finished public contents of somebody, every third a video, two of each moment, older than all that is painted here. */
const many = (who: TestPerson, count: number, tag: string) =>
  inTransaction(test.database, async ({ tx }) => {
    const id = sql`(${tag}::text || '000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid`;
    const numbers = sql`generate_series(1, ${count}::int) AS n`;
    const at = sql`${test.clock.now()}::timestamptz - (n / 2 + 60) * interval '1 second'`;
    const type = sql`CASE WHEN n % 3 = 0 THEN 'video' ELSE 'image' END`;
    await sql`INSERT INTO content (id, user_id, content_type, prompt, style, seed, guidance_scale, width, height, model, engine, credits_used, status,
        is_public, media_key, small_key, media_type, created_at, completed_at, deadline_at, enqueued_at, ratio, resolution, duration_s, fps, camera_fixed)
      SELECT ${id}, ${who.userId}::uuid, ${type}, 'A lake', 'none', n, 7, 64, 64, 'm', 'studio', 1,
        CASE WHEN n % 3 = 0 THEN 'succeeded' ELSE 'completed' END, true, 'k', 'k_small', 'image/png', ${at}, ${at}, ${at}, ${at},
        '1:1', '480p', 5, 24, false FROM ${numbers}`.execute(tx);
    await sql`INSERT INTO content_stats (content_id) SELECT ${id} FROM ${numbers} ON CONFLICT DO NOTHING`.execute(tx);
    await sql`INSERT INTO listing (content_id, content_type, user_id, created_at, facet, orientation, is_locked, trend_score, words)
      SELECT ${id}, ${type}, ${who.userId}::uuid, ${at}, 'none', 'square', false, 0, '' FROM ${numbers} ON CONFLICT DO NOTHING`.execute(
      tx,
    );
  });

describe('the feed', () => {
  it('has what those make whom one follows, newest first, and nothing of anybody else [KEEP-4]', async () => {
    await follow(ada, bob);
    const first = await paint(bob);
    await paint(cleo);
    await paint(ada);
    await paint(bob, { is_public: false });
    const second = await paint(bob);
    expect(await ids(ada)).toEqual([second, first]);
    await follow(ada, cleo);
    expect(await ids(ada)).toHaveLength(3);
    expect(await ids(bob)).toEqual([]);
    await test.call(follows.unfollow, { token: ada.token, params: { username: bob.username } });
    expect(await ids(ada)).toHaveLength(1);
  });

  it('gives each once over its pages, also of one moment, of both types and of one [KEEP-4]', async () => {
    await follow(ada, bob);
    await follow(ada, cleo);
    await many(bob, 40, '01');
    await many(cleo, 3, '02');
    await many(ada, 5, '03');
    for (const [filter, total] of [
      ['all', 43],
      ['video', 14],
      ['image', 29],
    ] as const) {
      const seen: { readonly id: string; readonly created_at: string; readonly content_type: string }[] = [];
      let query = {};
      for (let page = 0; page < 20; page += 1) {
        const { body } = await feed(ada, { limit: '6', filter, ...query });
        seen.push(...body.generations);
        if (!body.next) break;
        query = body.next;
      }
      expect([filter, seen.length, new Set(seen.map(({ id }) => id)).size]).toEqual([filter, total, total]);
      const order = seen.map(({ created_at, id }) => `${created_at} ${id}`);
      expect(order).toEqual(order.toSorted().reverse());
      if (filter !== 'all') expect(new Set(seen.map(({ content_type }) => content_type))).toEqual(new Set([filter]));
    }
  });

  it('keeps locked words locked, and shows them to who has bought them [KEEP-4]', async () => {
    await follow(ada, bob);
    const id = await paint(bob, { text_prompt: 'canarywords', is_prompt_locked: true, prompt_price: 3 });
    const before = await feed(ada);
    expect([before.body.generations[0], before.text.includes('canarywords')]).toMatchObject([
      { id, text_prompt: null, seed: null, has_prompt_access: false, credits_used: null },
      false,
    ]);
    const body = { content_type: 'image', expected_price: 3 } as const;
    await test.call(contract.prompts.purchase, { token: ada.token, params: { id }, body });
    expect((await feed(ada)).body.generations[0]).toMatchObject({ text_prompt: 'canarywords' });
  });

  const ends: readonly [how: string, end: (id: string) => Promise<unknown>][] = [
    [
      'hidden',
      (id) => test.call(contract.images.visibility, { params: { id }, token: bob.token, body: { is_public: false } }),
    ],
    ['removed', (id) => test.call(contract.images.remove, { params: { id }, token: bob.token })],
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
      () =>
        test.call(privacy.deleteAccount, { token: bob.token, body: { password: test.password, confirm: 'DELETE' } }),
    ],
  ];
  it.each(ends)('has nothing any more of what is %s, at the next answer [KEEP-4]', async (_how, end) => {
    await follow(ada, bob);
    const id = await paint(bob);
    expect(await ids(ada)).toEqual([id]);
    await end(id);
    expect(await ids(ada)).toEqual([]);
  });

  it('refuses what is no time, no id and no type [KEEP-4]', async () => {
    for (const query of [{ last_created_at: 'x' }, { before: 'x' }, { filter: 'sound' }])
      expect((await feed(ada, query)).status).toBe(422);
  });
});

it(
  'is found by walks of one index, and sorts nothing but the newest of each walk [KEEP-4]',
  { tags: 'slow' },
  async () => {
    await sql`INSERT INTO users (id, email, email_key, username, username_key, email_verified_at, created_at)
    SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'c' || n || '@x.yz', 'c' || n || '@x.yz', 'Crowd ' || n, 'crowd ' || n,
      now(), now() FROM generate_series(1, 300) n`.execute(test.database.db);
    await sql`INSERT INTO follow (follower, followed, since) SELECT ${ada.userId}::uuid, id, now() FROM users WHERE username_key LIKE 'crowd %'`.execute(
      test.database.db,
    );
    await follow(ada, bob);
    await many(bob, 3_000, '01');
    await many(cleo, 3_000, '02');
    await sql`ANALYZE listing`.execute(test.database.db);
    const after = { createdAt: test.clock.now(), id: '00000000-0000-7000-9000-000000000000' };
    for (const page of [
      { followerId: ada.userId, filter: 'all', limit: 20, after: undefined } as const,
      { followerId: ada.userId, filter: 'all', limit: 20, after } as const,
      { followerId: ada.userId, filter: 'image', limit: 20, after } as const,
    ]) {
      const { rows } = await sql<{ 'QUERY PLAN': [{ readonly Plan: PlanNode }] }>`
      EXPLAIN (ANALYZE, FORMAT JSON) SELECT id FROM content WHERE id IN ${feedIds(page)}`.execute(test.database.db);
      const nodes = flatten(rows[0]?.['QUERY PLAN'][0].Plan);
      const onListing = nodes.filter((node) => node['Relation Name'] === 'listing');
      expect(new Set(onListing.map((node) => node['Index Name']))).toEqual(new Set(['listing_by_user']));
      for (const node of onListing) expect(node['Actual Rows']).toBeLessThanOrEqual(page.limit);
      // At most one row of each walk, or a page of each of at most a page of walks, is ever put in order.
      for (const node of nodes.filter((one) => one['Node Type'].includes('Sort')))
        expect(node.Plans?.[0]?.['Actual Rows']).toBeLessThanOrEqual(602);
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan on listing');
    }
  },
);

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly PlanNode[];
}

function flatten(plan: PlanNode | undefined): PlanNode[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(flatten)] : [];
}
