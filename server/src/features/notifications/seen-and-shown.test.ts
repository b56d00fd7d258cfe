import { contract } from '@loomlight/contract';
import { follows } from '@loomlight/contract/follows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const { notifications: calls } = contract;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const list = async (who: TestPerson) => (await test.call(calls.list, { token: who.token, query: {} })).body;
const seen = (who: TestPerson | undefined, ids: string[]) =>
  test.call(calls.seen, { ...(who && { token: who.token }), body: { content_ids: ids } });
const like = (who: TestPerson, id: string) =>
  test.call(contract.favorites.set, {
    token: who.token,
    params: { id },
    body: { content_type: 'image', action: 'favorite' },
  });
const look = async (url: string) => (await test.app.http.inject({ method: 'GET', url })).statusCode;

describe('a notification', () => {
  it('shows the item that it tells of, four of a batch, and nothing of what is gone [KEEP-61]', async () => {
    const [ada, bob] = [await test.person({ credits: 50 }), await test.person()];
    const secret = await test.image(ada, { is_public: false });
    test.clock.advanceSeconds(1);
    const { body } = await test.call(contract.images.generateMany, {
      token: ada.token,
      body: { text_prompt: 'four of them', size: '64x64', count: 4 },
    });
    const ids = body.generations.map(({ id }) => id);
    for (const id of ids) await test.finished(ada, id);
    test.clock.advanceSeconds(1);
    await like(bob, ids[0] ?? '');
    test.clock.advanceSeconds(1);
    await test.call(follows.follow, { token: bob.token, params: { username: ada.username } });
    const told = (await list(ada)).notifications;
    expect(told.map(({ type, thumbs }) => [type, thumbs.length])).toEqual([
      // Without a picture of their own.
      ['followed', 0],
      ['favorite', 1],
      ['batch_completed', 4],
      ['generation_completed', 1],
    ]);
    expect(told[1]?.thumbs[0]).toContain(ids[0]);
    expect(ids.map((id, place) => told[2]?.thumbs[place]?.includes(id))).toEqual([true, true, true, true]);
    for (const { thumbs } of told) for (const url of thumbs) expect(await look(url)).toBe(200);
    expect((await list(bob)).notifications).toEqual([]);

    await test.call(contract.images.remove, { token: ada.token, params: { id: ids[1] ?? '' } });
    await test.call(contract.images.remove, { token: ada.token, params: { id: secret } });
    expect((await list(ada)).notifications.map(({ thumbs }) => thumbs.length)).toEqual([0, 1, 3, 0]);
  });

  it(
    'of an item is read while its owner looks at it, and by nobody else [KEEP-62]',
    { tags: 'on-server' },
    async () => {
      const [ada, bob] = [await test.person({ credits: 50 }), await test.person({ credits: 50 })];
      const [one, other] = [await test.image(ada, { is_prompt_locked: true, prompt_price: 5 }), await test.image(ada)];
      await like(bob, one);
      await test.call(contract.prompts.purchase, {
        token: bob.token,
        params: { id: one },
        body: { content_type: 'image', expected_price: 5 },
      });
      expect((await list(ada)).unread).toBe(4);
      expect((await seen(undefined, [one])).status).toBe(401);
      expect((await seen(bob, [one, other])).body).toEqual({ unread: 0 });
      expect((await list(ada)).unread).toBe(4);
      // How it was made and that it was favorited are seen; a sale is not.
      const twice = await Promise.all([seen(ada, [one, 'no id']), seen(ada, [one])]);
      expect(twice.map(({ body }) => body)).toEqual([{ unread: 2 }, { unread: 2 }]);
      const unread = (await list(ada)).notifications.filter(({ read_at: readAt }) => readAt === null);
      expect(unread.map(({ type }) => type).sort()).toEqual(['generation_completed', 'prompt_sold']);
      for (const ids of [[], Array.from({ length: 101 }, () => one)]) expect((await seen(ada, ids)).status).toBe(422);
      expect((await seen(ada, ['nothing'])).body).toEqual({ unread: 2 });
    },
  );
});
