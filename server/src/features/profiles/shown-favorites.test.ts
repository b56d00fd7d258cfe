import { contract } from '@loomlight/contract';
import { blocks } from '@loomlight/contract/blocks';
import { shownFavorites } from '@loomlight/contract/shown-favorites';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
let ada: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [ada, bob] = [await test.person({ credits: 50 }), await test.person({ credits: 50 })];
});
afterAll(() => test.close());

const favorite = (who: TestPerson, id: string, action: 'favorite' | 'unfavorite' = 'favorite') => {
  test.clock.advanceSeconds(1);
  return test.call(contract.favorites.set, {
    token: who.token,
    params: { id },
    body: { content_type: 'image', action },
  });
};
const choose = (who: TestPerson, show_favorites_publicly: boolean) =>
  test.call(contract.userSettings.saveSettings, { token: who.token, body: { show_favorites_publicly } });
const shownOf = ({ username }: TestPerson, viewer?: TestPerson, query: object = {}) =>
  test.call(shownFavorites.ofPerson, { params: { username }, query, ...(viewer && { token: viewer.token }) });
const ids = async (...of: Parameters<typeof shownOf>) => (await shownOf(...of)).body.generations.map(({ id }) => id);

describe('favorites on a profile', () => {
  it('stand there for everybody when their person says so, the latest first, and for nobody before and after [KEEP-100, PEOPLE-49]', async () => {
    const [first, second] = [await test.image(bob), await test.image(bob)];
    for (const id of [first, second]) await favorite(ada, id);
    for (const viewer of [undefined, bob, ada])
      expect((await shownOf(ada, viewer)).body).toEqual({ generations: [], next: null });
    expect((await choose(ada, true)).body.show_favorites_publicly).toBe(true);
    for (const viewer of [undefined, bob, ada]) expect(await ids(ada, viewer)).toEqual([second, first]);
    await favorite(ada, second, 'unfavorite');
    expect(await ids(ada)).toEqual([first]);
    await choose(ada, false);
    expect(await ids(ada)).toEqual([]);
  });

  it('are only what everybody may see at that moment, and no locked words [KEEP-100]', async () => {
    await choose(ada, true);
    const own = await test.image(ada, { is_public: false });
    const [open, sold] = [await test.image(bob), await test.image(bob, { prompt: 'the canary of a sold prompt' })];
    for (const id of [open, sold]) await favorite(ada, id);
    // A favorite of one's own that has become private since.
    const since = await test.image(ada);
    await favorite(ada, since);
    const visibility = { token: ada.token, params: { id: since } };
    await test.call(contract.images.visibility, { ...visibility, body: { is_public: false } });
    await test.call(contract.images.lock, {
      token: bob.token,
      params: { id: sold },
      body: { is_prompt_locked: true, prompt_price: 5 },
    });
    const { body } = await shownOf(ada);
    expect(body.generations.map(({ id }) => id)).toEqual([sold, open]);
    expect(JSON.stringify(body)).not.toContain('canary');
    expect(JSON.stringify(body)).not.toContain(own);
    await test.call(contract.images.remove, { token: bob.token, params: { id: open } });
    expect(await ids(ada)).toEqual([sold]);
  });

  it('show nothing of whom the viewer has blocked, and nothing to who has blocked their person [KEEP-100, KEEP-67]', async () => {
    await choose(ada, true);
    const cleo = await test.person();
    const made = await test.image(bob);
    await favorite(ada, made);
    await test.call(blocks.block, { token: cleo.token, params: { username: bob.username } });
    expect(await ids(ada, cleo)).toEqual([]);
    await test.call(blocks.unblock, { token: cleo.token, params: { username: bob.username } });
    expect(await ids(ada, cleo)).toEqual([made]);
    await test.call(blocks.block, { token: cleo.token, params: { username: ada.username } });
    expect(await ids(ada, cleo)).toEqual([]);
  });

  it('come page by page, each once, behind as many as are not shown [KEEP-100]', async () => {
    await choose(ada, true);
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.unshift(await test.image(bob));
    for (const id of made.toReversed()) await favorite(ada, id);
    const pages: string[][] = [];
    let place: object | null = {};
    while (place && pages.length < 9) {
      const { body }: Awaited<ReturnType<typeof shownOf>> = await shownOf(ada, undefined, { limit: 2, ...place });
      pages.push(body.generations.map(({ id }) => id));
      place = body.next;
    }
    expect(pages.flat()).toEqual(made);
    // 250 newer ones of her own that are private: a page looks at 200 of them, shows nothing and says where the next begins.
    await sql`INSERT INTO content (id, user_id, content_type, prompt, style, seed, guidance_scale, width, height, model, engine, credits_used, status,
        is_public, media_key, small_key, media_type, created_at, completed_at, deadline_at, enqueued_at)
      SELECT ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, ${ada.userId}::uuid, 'image', 'A lake', 'none', n, 7, 64, 64, 'm', 'studio', 1,
        'completed', false, 'k', 'k_small', 'image/png', now(), now(), now(), now() FROM generate_series(1, 250) n`.execute(
      test.database.db,
    );
    await sql`INSERT INTO favorite (user_id, content_id, created_at, content_type, is_visible)
      SELECT ${ada.userId}::uuid, id, ${test.clock.now()}::timestamptz + interval '1 hour', 'image', true FROM content
      WHERE user_id = ${ada.userId}::uuid AND NOT is_public`.execute(test.database.db);
    const { body: empty } = await shownOf(ada);
    expect(empty.generations).toEqual([]);
    expect(empty.next).not.toBeNull();
    expect(await ids(ada, undefined, empty.next ?? {})).toEqual(made);
  });

  it('of nobody are 404, and a wrong place is a sentence [KEEP-100]', async () => {
    expect((await test.call(shownFavorites.ofPerson, { params: { username: 'Nobody Here' } })).status).toBe(404);
    expect((await shownOf(ada, undefined, { last_favorited_at: 'yesterday' })).status).toBe(422);
    expect((await shownOf(ada, undefined, { before: 'the last' })).status).toBe(422);
  });
});
