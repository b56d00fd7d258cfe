import { contract } from '@loomlight/contract';
import { ownLibrary } from '@loomlight/contract/own-library';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { listSought, soughtRows } from './own-library.store.ts';

let test: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  ada = await test.person({ credits: 50 });
});
afterAll(() => test.close());

const list = (who: TestPerson, query: object = {}) => test.call(ownLibrary.list, { token: who.token, query });
const idsOf = async (query: object = {}) => (await list(ada, query)).body.generations.map(({ id }) => id);
/** Copies of an item, one for each hour before it. */
const copies = (id: string, count: number) =>
  sql`WITH made AS (INSERT INTO content (id, user_id, content_type, prompt, style, seed, width, height, model, engine, credits_used, status, is_public,
      media_key, small_key, created_at, deadline_at, enqueued_at)
    SELECT gen_random_uuid(), user_id, content_type, 'copy ' || n, style, seed, width, height, model, engine, credits_used, status, false,
      'k' || n, 's' || n, created_at - n * interval '1 hour', deadline_at, enqueued_at
    FROM content, generate_series(1, ${count}::int) n WHERE id = ${id}::uuid RETURNING id)
    INSERT INTO content_stats (content_id) SELECT id FROM made`.execute(test.database.db);

describe('one’s own library', () => {
  it('finds by words, type, visibility, lock, state and favorites, and by several of them [KEEP-32]', async () => {
    const open = await test.image(ada, { text_prompt: 'A Lighthouse on a cliff' });
    const locked = await test.image(ada, { text_prompt: 'Lake by night', is_prompt_locked: true, prompt_price: 5 });
    const secret = await test.image(ada, { text_prompt: 'Lake at dawn', is_public: false });
    const { body } = await test.call(contract.videos.generate, {
      token: ada.token,
      body: { text_prompt: 'Waves at the lake', model: 'seedance-lite-t2v', resolution: '480p', duration: 1 },
    });
    await test.finished(ada, body.id, 'videos');
    await test.call(contract.favorites.set, {
      params: { id: locked },
      token: ada.token,
      body: { content_type: 'image', action: 'favorite' },
    });
    const found: readonly (readonly [query: object, ids: readonly string[]])[] = [
      [{}, [body.id, secret, locked, open]],
      [{ sort: 'oldest' }, [open, locked, secret, body.id]],
      [{ q: 'LAKE' }, [body.id, secret, locked]],
      [{ q: ' lake  at ' }, [body.id, secret]],
      [{ q: 'ighthou' }, [open]],
      [{ q: '100%_' }, []],
      [{ content_type: 'video' }, [body.id]],
      [{ visibility: 'private' }, [secret]],
      [{ visibility: 'public', content_type: 'image' }, [locked, open]],
      [{ prompt: 'locked' }, [locked]],
      [{ prompt: 'open', q: 'lake' }, [body.id, secret]],
      [{ only: 'favorites' }, [locked]],
      [{ state: 'failed' }, []],
      [{ state: 'ready', limit: 1 }, [body.id]],
    ];
    for (const [query, ids] of found) expect([query, await idsOf(query)]).toEqual([query, ids]);
    const bob = await test.person();
    expect((await list(bob, { q: 'lake' })).body).toEqual({ generations: [], next: null });
    expect((await test.call(ownLibrary.list)).status).toBe(401);
    for (const query of [{ sort: 'best' }, { month: '2026-13' }, { q: 'x'.repeat(201) }, { before: 'nothing' }])
      expect([query, (await list(ada, query)).status]).toEqual([query, 422]);
    await test.call(contract.images.remove, { params: { id: secret }, token: ada.token });
    expect(await idsOf({ q: 'lake' })).toEqual([body.id, locked]);
  });

  it('comes page by page, each item once, and begins with a month [KEEP-32, KEEP-33]', async () => {
    const newest = await test.image(ada);
    await copies(newest, 1_500);
    for (const sort of ['newest', 'oldest']) {
      const seen: string[] = [];
      let next: object | null = {};
      while (next !== null) {
        const { body }: Awaited<ReturnType<typeof list>> = await list(ada, { sort, limit: 100, ...next });
        seen.push(...body.generations.map(({ id }) => id));
        next = body.next;
      }
      expect([new Set(seen).size, seen.length]).toEqual([1_501, 1_501]);
    }
    const { months } = (await test.call(ownLibrary.months, { token: ada.token })).body;
    expect(months.length).toBeGreaterThan(2);
    expect(months).toEqual([...months].sort().reverse());
    for (const month of months) {
      const [late, early] = [
        await list(ada, { month, limit: 1 }),
        await list(ada, { month, limit: 1, sort: 'oldest' }),
      ];
      for (const { body } of [late, early]) expect(body.generations[0]?.created_at.slice(0, 7)).toBe(month);
    }
    expect((await list(ada, { month: '1999-01' })).body.generations).toEqual([]);
    const bob = await test.person();
    expect((await test.call(ownLibrary.months, { token: bob.token })).body).toEqual({ months: [] });
  });

  it('comes in the order of views, favorites or income, page by page, to its owner alone [KEEP-60, KEEP-57]', async () => {
    const newest = await test.image(ada);
    await copies(newest, 300);
    await sql`UPDATE content_stats s SET view_count = n % 7, favorite_count = n % 5, credits_earned = CASE WHEN n % 3 = 0 THEN n ELSE 0 END
      FROM (SELECT id, row_number() OVER (ORDER BY id)::int AS n FROM content WHERE user_id = ${ada.userId}::uuid) c WHERE c.id = s.content_id`.execute(
      test.database.db,
    );
    for (const [sort, count] of [
      ['views', 301],
      ['favorites', 301],
      ['earned', 100],
    ] as const) {
      const seen: { id: string; count: number }[] = [];
      let next: object | null = {};
      while (next !== null) {
        const { body }: Awaited<ReturnType<typeof list>> = await list(ada, { sort, limit: 50, ...next });
        seen.push(
          ...body.generations.map((item) => ({
            id: item.id,
            count: { views: item.view_count, favorites: item.favorite_count, earned: item.credits_earned }[sort],
          })),
        );
        next = body.next;
      }
      expect([sort, seen.length, new Set(seen.map(({ id }) => id)).size]).toEqual([sort, count, count]);
      const counts = seen.map((one) => one.count);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }
    const [best] = (await list(ada, { sort: 'earned', limit: 1 })).body.generations;
    await test.call(contract.images.remove, { params: { id: best?.id ?? '' }, token: ada.token });
    expect((await list(ada, { sort: 'earned', limit: 1 })).body.generations[0]?.id).not.toBe(best?.id);
    const bob = await test.person();
    expect((await list(bob, { sort: 'views' })).body.generations).toEqual([]);
  });

  it('looks at no more than a page may, and goes on from there, whatever is sought [KEEP-34, KEEP-92]', async () => {
    const newest = await test.image(ada);
    await copies(newest, 4_500);
    const first = (await list(ada, { q: 'copy 4400' })).body;
    expect([first.generations, first.next !== null]).toEqual([[], true]);
    const second = (await list(ada, { q: 'copy 4400', ...first.next })).body;
    const third = (await list(ada, { q: 'copy 4400', ...second.next })).body;
    expect([second.generations, third.generations.map(({ text_prompt: words }) => words), third.next]).toEqual([
      [],
      ['copy 4400'],
      null,
    ]);
    const page = { userId: ada.userId, sort: 'newest', after: undefined, window: 50, limit: 5 } as const;
    const fiftieth = (await list(ada, { limit: 50 })).body.generations.at(-1)?.id;
    const rows = await listSought(test.database.db, {
      ...page,
      filter: { words: ['nowhere'], onlyFavorites: false },
    });
    expect(rows).toMatchObject([{ isFound: false, id: fiftieth }]);
  });

  it.each(['newest', 'oldest', 'views', 'favorites'] as const)(
    'ends a page that is full with its last item, %s first, and walks what has failed by itself [KEEP-92]',
    async (sort) => {
      await copies(await test.image(ada), 2_500);
      const page = { userId: ada.userId, sort, after: undefined, window: 2_000, limit: 5 };
      // How many rows each step of the statement has read, in all.
      const steps = async (filter: object) => {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN (ANALYZE, TIMING OFF, COSTS OFF)
          ${soughtRows({ ...page, filter: { words: [], onlyFavorites: false, ...filter } })}`.execute(test.database.db);
        const plan = rows.map((row) => row['QUERY PLAN']);
        const read = plan
          .map((line) => /rows=([\d.]+) loops=(\d+)/.exec(line))
          .map((found) => Number(found?.[1] ?? 0) * Number(found?.[2] ?? 0));
        return { most: Math.max(...read), plan: plan.join('\n') };
      };
      await sql`ANALYZE kept_content, content_stats`.execute(test.database.db);
      expect((await steps({ words: ['copy'] })).most).toBeLessThanOrEqual(6);
      expect((await steps({ words: ['nowhere'] })).most).toBeLessThanOrEqual(2_000);
      if (sort === 'newest' || sort === 'oldest')
        expect((await steps({ isReady: false })).plan).toContain('content_failed_by_owner');
    },
  );
});
