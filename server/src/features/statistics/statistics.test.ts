import { contract } from '@loomlight/contract';
import { type Timeframe, statistics } from '@loomlight/contract/statistics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

async function make(who: TestPerson, more: object = {}): Promise<string> {
  const { body } = await test.call(contract.images.generate, {
    token: who.token,
    body: { text_prompt: 'canary words', size: '64x64', ...more },
  });
  await test.finished(who, body.id);
  return body.id;
}
const figures = async (who: TestPerson, timeframe?: Timeframe) =>
  (await test.call(statistics.figures, { token: who.token, query: timeframe ? { timeframe } : {} })).body;
const activity = async (who: TestPerson, query: { limit?: number; offset?: number } = {}) =>
  (await test.call(statistics.activity, { token: who.token, query })).body;
const like = (who: TestPerson, id: string) =>
  test.call(contract.favorites.set, {
    token: who.token,
    params: { id },
    body: { content_type: 'image', action: 'favorite' },
  });
const unlock = (who: TestPerson, id: string) =>
  test.call(contract.prompts.purchase, {
    token: who.token,
    params: { id },
    body: { content_type: 'image', expected_price: 5 },
  });
const daysPass = (days: number) => test.clock.advanceSeconds(days * 86_400);

describe('statistics', () => {
  it('tell what was made, spent, refunded, seen, liked and earned, on its day [R-API-30]', async () => {
    let [ada, bob] = [await test.person(), await test.person()];
    const first = test.clock.now().toISOString().slice(0, 10);
    const id = await make(ada, { is_prompt_locked: true, prompt_price: 5 });
    daysPass(2);
    [ada, bob] = [await test.signInAgain(ada), await test.signInAgain(bob)];
    test.engine.script = async () => ({ kind: 'refused', reason: 'no' });
    await make(ada);
    await test.call(contract.images.view, { token: bob.token, params: { id } });
    await like(bob, id);
    await unlock(bob, id);
    const seen = await waitFor('the view to be counted', async () => {
      const now = await figures(ada, '7d');
      return now.views === 1 && now;
    });
    expect(seen).toMatchObject({
      timeframe: '7d',
      generations: 2,
      images: 2,
      videos: 0,
      failed: 1,
      credits_spent: 2,
      credits_refunded: 1,
      views: 1,
      favorites: 1,
      prompts_sold: 1,
      credits_earned: 4,
    });
    expect(seen.daily).toHaveLength(7);
    expect(seen.daily.filter(({ generations }) => generations > 0)).toMatchObject([
      { date: first, images: 1, failed: 0, credits_spent: 1, views: 0 },
      {
        date: test.clock.now().toISOString().slice(0, 10),
        failed: 1,
        credits_refunded: 1,
        favorites: 1,
        credits_earned: 4,
      },
    ]);
    expect(await figures(bob)).toMatchObject({ timeframe: '30d', generations: 0, credits_spent: 5, views: 0 });
  });

  it('look back exactly as far as asked, and remember what was removed [R-API-30]', async () => {
    let ada = await test.person();
    const id = await make(ada);
    await test.call(contract.images.remove, { token: ada.token, params: { id } });
    const made = async (timeframe: Timeframe) => (await figures(ada, timeframe)).images;
    expect(await made('7d')).toBe(1);
    daysPass(6);
    ada = await test.signInAgain(ada);
    expect(await made('7d')).toBe(1);
    daysPass(1);
    ada = await test.signInAgain(ada);
    expect([await made('7d'), await made('30d')]).toEqual([0, 1]);
    daysPass(100);
    ada = await test.signInAgain(ada);
    expect([await made('90d'), await made('all')]).toEqual([0, 1]);
    expect((await figures(ada, 'all')).daily).toHaveLength(108);
  });

  it('are for members, of known timeframes', async () => {
    const ada = await test.person();
    expect((await test.call(statistics.figures)).status).toBe(401);
    expect((await test.call(statistics.activity)).status).toBe(401);
    const odd = await test.app.http.inject({
      url: '/api/v1/user/statistics?timeframe=1y',
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(odd.statusCode).toBe(422);
  });
});

describe('activity', () => {
  it('lists what a person did and sold, newest first, without anybody’s words [R-API-30]', async () => {
    const [ada, bob] = [await test.person({ username: 'Ada' }), await test.person()];
    const id = await make(ada, { is_prompt_locked: true, prompt_price: 5 });
    test.clock.advanceSeconds(1);
    await like(bob, id);
    test.clock.advanceSeconds(1);
    await unlock(bob, id);
    expect(await activity(ada)).toMatchObject({
      activity: [
        { type: 'sale', content_id: id, content_type: 'image', summary: 'Sold a prompt and earned 4 credits' },
        { id: `generation:${id}`, type: 'generation', content_id: id, summary: 'Made an image' },
      ],
      total: 2,
    });
    const bobs = await activity(bob);
    expect(bobs.activity.map(({ summary }) => summary)).toEqual([
      'Unlocked a prompt for 5 credits',
      'Liked an image by Ada',
    ]);
    expect(JSON.stringify([bobs, await activity(ada)])).not.toContain('canary');
    await test.database.pool.query(
      `UPDATE content SET status = 'failed', cancelled_at = now(), status_message = 'Cancelled.' WHERE id = $1`,
      [id],
    );
    expect((await activity(ada)).activity[1]?.summary).toBe('Cancelled an image');
  });

  it('tells nothing of what was hidden or removed since but that it was bought', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const id = await make(ada, { is_prompt_locked: true, prompt_price: 5 });
    await like(bob, id);
    await unlock(bob, id);
    await test.call(contract.images.visibility, { token: ada.token, params: { id }, body: { is_public: false } });
    expect(await activity(bob)).toMatchObject({ activity: [{ type: 'unlock', content_id: null }], total: 1 });
    await test.call(contract.images.remove, { token: ada.token, params: { id } });
    expect(await activity(bob)).toMatchObject({ activity: [{ type: 'unlock', content_id: null }], total: 1 });
    expect(await activity(ada)).toMatchObject({ activity: [{ type: 'sale', content_id: null }], total: 1 });
  });

  it('goes by page without gaps and repeats, across all kinds [R-API-30]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const theirs = await make(bob);
    for (let n = 0; n < 3; n += 1) {
      await make(ada);
      test.clock.advanceSeconds(1);
    }
    await like(ada, theirs);
    const all = (await activity(ada)).activity.map(({ id }) => id);
    expect(new Set(all).size).toBe(4);
    const pages = await Promise.all([0, 1, 2, 3, 4].map((offset) => activity(ada, { limit: 1, offset })));
    expect(pages.flatMap((page) => page.activity.map(({ id }) => id))).toEqual(all);
    expect(await activity(ada, { offset: 5_000 })).toMatchObject({ activity: [], total: 4 });
  });
});
