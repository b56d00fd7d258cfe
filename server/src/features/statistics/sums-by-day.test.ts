import { contract } from '@loomlight/contract';
import { statistics } from '@loomlight/contract/statistics';
import { trash } from '@loomlight/contract/trash';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const figures = async (who: TestPerson) => (await test.call(statistics.figures, { token: who.token })).body;
const remove = (who: TestPerson, id: string) => test.call(contract.images.remove, { params: { id }, token: who.token });
const putBack = (who: TestPerson, ids: string[]) => test.call(trash.putBack, { token: who.token, body: { ids } });
const look = (who: TestPerson, id: string) => test.call(contract.images.view, { token: who.token, params: { id } });
const like = (who: TestPerson, id: string, action: 'favorite' | 'unfavorite' = 'favorite') =>
  test.call(contract.favorites.set, { params: { id }, token: who.token, body: { content_type: 'image', action } });
const buy = (who: TestPerson, id: string) =>
  test.call(contract.prompts.purchase, {
    params: { id },
    token: who.token,
    body: { content_type: 'image', expected_price: 5 },
  });

/** What lies ready and differs from the rows that it is made of. */
async function differences(): Promise<unknown[]> {
  const { rows } = await sql`
    WITH seen AS (
      SELECT c.user_id, d.day, sum(views)::int AS views, sum(locked_views)::int AS locked, sum(favorites)::int AS favorites
      FROM content c JOIN content_day d ON d.content_id = c.id GROUP BY 1, 2),
    spent AS (
      SELECT user_id, date_trunc('day', created_at, 'UTC') AS day,
        coalesce(-sum(amount) FILTER (WHERE kind IN ('image_generation', 'video_generation', 'prompt_purchase')), 0)::int AS spent,
        coalesce(sum(amount) FILTER (WHERE kind = 'prompt_sale'), 0)::int AS earned,
        count(*) FILTER (WHERE kind = 'image_generation')::int AS images
      FROM credit_entry GROUP BY 1, 2),
    sold AS (
      SELECT owner_id, date_trunc('day', created_at, 'UTC') AS day, price, count(*)::int AS sold, sum(earned)::int AS earned
      FROM prompt_purchase GROUP BY 1, 2, 3)
    SELECT 'seen' AS what, user_id FROM seen s FULL JOIN owner_day o USING (user_id, day)
    WHERE (coalesce(s.views, 0), coalesce(s.locked, 0), coalesce(s.favorites, 0)) <> (coalesce(o.views, 0), coalesce(o.locked_views, 0), coalesce(o.favorites, 0))
    UNION ALL
    SELECT 'spent', user_id FROM spent s FULL JOIN credit_day o USING (user_id, day)
    WHERE (coalesce(s.spent, 0), coalesce(s.earned, 0), coalesce(s.images, 0)) <> (coalesce(o.credits_spent, 0), coalesce(o.credits_earned, 0), coalesce(o.images, 0))
    UNION ALL
    SELECT 'sold', owner_id FROM sold s FULL JOIN price_day o USING (owner_id, day, price)
    WHERE (s.sold, s.earned) IS DISTINCT FROM (o.sold, o.earned)
    UNION ALL
    SELECT 'owner', s.content_id FROM content_stats s LEFT JOIN content c ON c.id = s.content_id WHERE s.owner_id IS DISTINCT FROM c.user_id`.execute(
    test.database.db,
  );
  return rows;
}

describe('the sums that statistics are made from', () => {
  it(
    'leave out what is in the trash, and have it again when it is put back [KEEP-56]',
    { tags: 'on-server' },
    async () => {
      const [ada, bob] = [await test.person({ credits: 50 }), await test.person({ credits: 50 })];
      const [kept, other] = [await test.image(ada), await test.image(ada, { is_prompt_locked: true, prompt_price: 5 })];
      for (const id of [kept, other]) await like(bob, id);
      await Promise.all([look(bob, kept), look(bob, other), look(ada, kept)]);
      await expect.poll(async () => (await figures(ada)).views).toBe(2);
      expect(await figures(ada)).toMatchObject({ locked_views: 1, favorites: 2, before: { views: 0, favorites: 0 } });
      await remove(ada, other);
      expect(await figures(ada)).toMatchObject({ views: 1, locked_views: 0, favorites: 1 });
      await putBack(ada, [other]);
      expect(await figures(ada)).toMatchObject({ views: 2, locked_views: 1, favorites: 2 });
      expect(await figures(bob)).toMatchObject({ views: 0, favorites: 0, prices: [] });
      expect(await differences()).toEqual([]);
    },
  );

  it('say what was sold at which price, and how many looked at what was for sale [KEEP-58]', async () => {
    const [ada, bob, eve] = [
      await test.person({ credits: 50 }),
      await test.person({ credits: 50 }),
      await test.person({ credits: 50 }),
    ];
    const id = await test.image(ada, { is_prompt_locked: true, prompt_price: 5 });
    const free = await test.image(ada, { is_prompt_locked: true, prompt_price: 0 });
    for (const who of [bob, eve]) expect((await buy(who, id)).status).toBe(200);
    await test.call(contract.prompts.purchase, {
      params: { id: free },
      token: bob.token,
      body: { content_type: 'image', expected_price: 0 },
    });
    const { prices, prompts_sold: sold, credits_earned: earned } = await figures(ada);
    expect(prices.find(({ price }) => price === 5)).toEqual({ price: 5, sold: 2, earned });
    expect(prices.reduce((sum, line) => sum + line.sold, 0)).toBeGreaterThanOrEqual(sold);
    // What is sold and removed was sold all the same.
    await remove(ada, id);
    expect((await figures(ada)).prices).toEqual(prices);
    expect((await figures(bob)).prices).toEqual([]);
  });

  it(
    'stay those of their rows while a hundred look, favorite, buy, delete and put back at once [KEEP-56]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person({ credits: 50 });
      const ids = [
        await test.image(ada),
        await test.image(ada, { is_prompt_locked: true, prompt_price: 5 }),
        await test.image(ada),
      ];
      const others: TestPerson[] = [];
      for (let n = 0; n < 8; n += 1) others.push(await test.person({ credits: 50 }));
      for (let turn = 0; turn < 3; turn += 1) {
        const acts = Array.from({ length: 100 }, async (_, n) => {
          const [who, id = ''] = [others[n % others.length] ?? ada, ids[n % ids.length]];
          if (n % 5 === 0) return remove(ada, id);
          if (n % 5 === 1) return putBack(ada, ids);
          if (n % 5 === 2) return look(who, id);
          if (n % 5 === 3) return like(who, id, n % 2 === 0 ? 'favorite' : 'unfavorite');
          return buy(who, ids[1] ?? '');
        });
        const statuses = new Set((await Promise.all(acts)).map(({ status }) => status));
        expect([...statuses].filter((status) => status >= 500 || status === 401)).toEqual([]);
        expect(await differences()).toEqual([]);
        await putBack(ada, ids);
        expect(await differences()).toEqual([]);
      }
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it('are nobody else’s, and those of an account that leaves are empty of what it showed [KEEP-56]', async () => {
    const [ada, bob] = [await test.person({ credits: 50 }), await test.person()];
    const id = await test.image(ada);
    await like(bob, id);
    expect((await test.call(statistics.figures)).status).toBe(401);
    expect(await figures(bob)).toMatchObject({ favorites: 0, generations: 0 });
    await sql`DELETE FROM kept_content WHERE id = ${id}::uuid`.execute(test.database.db);
    expect(await figures(ada)).toMatchObject({ favorites: 0, generations: 1 });
    expect(await differences()).toEqual([]);
  });
});
