import { type ContentType, contract, fillPath, lifetimes, publicViewPath } from '@loomlight/contract';
import { endpoints } from '@loomlight/contract/endpoints';
import { collections } from '@loomlight/contract/collections';
import { follows } from '@loomlight/contract/follows';
import { generations } from '@loomlight/contract/generations';
import { privacy } from '@loomlight/contract/privacy';
import { trash } from '@loomlight/contract/trash';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepMediaTasks } from './media-tasks.ts';
import { takeDown } from './take-down.ts';
import { removeWhatIsOld } from '../../compose/maintenance.ts';
import { systemIds } from '../../kernel/ids.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const kinds = { image: contract.images, video: contract.videos } as const;
interface Item {
  readonly id: string;
  readonly contentType: ContentType;
}

const remove = (who: TestPerson, { id, contentType }: Item) =>
  test.call(kinds[contentType].remove, { params: { id }, token: who.token });
const putBack = (who: TestPerson, ids: readonly string[]) =>
  test.call(trash.putBack, { token: who.token, body: { ids: [...ids] } });
const list = (who: TestPerson, query: object = {}) => test.call(trash.list, { token: who.token, query });
const empty = (who: TestPerson) => test.call(trash.empty, { token: who.token });
const look = async (url: string) => (await test.app.http.inject({ method: 'GET', url })).statusCode;
const retention = { mailsDays: 30, viewsDays: 2, importsDays: 90, engineHealthDays: 7 };
const round = () =>
  removeWhatIsOld({ db: test.database.db, clock: test.clock, objectStore: test.objectStore, retention });
const finishMoves = () =>
  sweepMediaTasks({
    ...{ db: test.database.db, clock: test.clock, objectStore: test.objectStore, signals: test.database.signals },
    onError: (error) => {
      throw error;
    },
  });
const itemOf = async (who: TestPerson, { id, contentType }: Item) =>
  (await test.call(kinds[contentType].get, { params: { id }, token: who.token })).body;
const buy = (who: TestPerson, id: string) =>
  test.call(contract.prompts.purchase, {
    params: { id },
    token: who.token,
    body: { content_type: 'image', expected_price: 5 },
  });
const like = (who: TestPerson, item: Item) =>
  test.call(contract.favorites.set, {
    params: { id: item.id },
    token: who.token,
    body: { content_type: item.contentType, action: 'favorite' },
  });
/** How often an item is kept at all, in the trash or not. */
const kept = async (id: string) =>
  (await sql`SELECT FROM kept_content WHERE id = ${id}::uuid`.execute(test.database.db)).rows.length;
const mediaOf = (id: string) => test.objectStore.keys().filter((key) => key.includes(id));
const storedTasks = () => test.database.db.selectFrom('media_task').selectAll().execute();

/** A person with one item of each state, somebody who has favorited, bought, remixed and followed, and somebody who has not. */
async function makeWorld() {
  const [ada, bob, eve] = [
    await test.person({ username: 'Ada', credits: 200 }),
    await test.person({ username: 'Bob', credits: 100 }),
    await test.person({ username: 'Eve' }),
  ];
  const image = async (wish: object): Promise<Item> => ({ id: await test.image(ada, wish), contentType: 'image' });
  const open = await image({ text_prompt: 'canaryopen meadow' });
  const locked = await image({ text_prompt: 'canarylocked valley', is_prompt_locked: true, prompt_price: 5 });
  const secret = await image({ text_prompt: 'canarysecret cellar', is_public: false });
  const { body } = await test.call(contract.videos.generate, {
    token: ada.token,
    body: { text_prompt: 'canaryvideo waves', model: 'seedance-lite-t2v', resolution: '480p', duration: 1 },
  });
  await test.finished(ada, body.id, 'videos');
  const video: Item = { id: body.id, contentType: 'video' };
  await test.call(follows.follow, { token: bob.token, params: { username: 'Ada' } });
  expect((await buy(bob, locked.id)).status).toBe(200);
  for (const item of [open, locked, video]) for (const who of [ada, bob]) await like(who, item);
  await like(ada, secret);
  const remix = await test.image(bob, { text_prompt: 'another meadow', remix_of: open.id });
  // What is in collections of both is asked for by name: who may not see it has no such place.
  for (const [who, id] of [
    [ada, '01a1fdc9-2723-7591-8e12-6769da3e7801'],
    [bob, '01a1fdc9-2723-7591-8e12-6769da3e7802'],
  ] as const) {
    const mine = { token: who.token, params: { id } };
    await test.call(collections.create, { ...mine, body: { name: 'All', is_public: true } });
    const ids = [open, locked, secret, video].map((item) => item.id);
    await test.call(collections.addItems, { ...mine, body: { ids } });
    await test.call(collections.change, { ...mine, body: { cover_id: open.id } });
  }
  return { ada, bob, eve, items: { open, locked, secret, video }, remix };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

/** Answers that only tell what is at rest: no stream, no file, no puzzle of a report, and not the trash itself. */
const readers = endpoints.filter(
  ({ method, produces, id }) => method === 'GET' && produces === undefined && !/^(?:trash|reports)\./.test(id),
);
const ofItems = /^\/(?:images|videos|public\/images|public\/videos|generations)\/\{id\}/;

/** What everybody is told by every call of the contract that reads, by actor and call. */
async function whatIsTold({ ada, bob, eve, items, remix }: World): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const [actor, who] of Object.entries({ ada, bob, eve, guest: undefined }))
    for (const call of readers) {
      const ids = call.path.includes('{id}') ? [...Object.values(items).map(({ id }) => id), remix] : [undefined];
      if (call.path.includes('{id}') && !ofItems.test(call.path)) continue;
      for (const id of ids) {
        const path = fillPath(call.path, { id: id ?? '', username: 'Ada', slug: 'terms' });
        const query = call.path.endsWith('/search') ? { q: 'canaryopen' } : {};
        const { status, text } = await test.call(call, {
          params: { id, username: 'Ada', slug: 'terms' },
          query,
          ...(who && { token: who.token }),
        });
        told[`${actor} ${call.id} ${path}`] = `${status} ${plain(text)}`;
      }
    }
  return told;
}

/** The calls whose answers differ. */
const changed = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).filter((call) => one[call] !== other[call]);

/** Without what differs each time: the random part of private names, signatures, the number of the request. */
function plain(text: string): string {
  return text
    .replaceAll(/private\/[0-9a-f-]{36}/g, 'private/somewhere')
    .replaceAll(/signature=[\w-]+/g, 'signature=some')
    .replaceAll(/expires=\d+/g, 'expires=then')
    .replaceAll(/"request_id":"[^"]+"/g, '');
}

describe('what its owner has deleted', () => {
  it('is told of to nobody, exactly as if it were removed for good, and comes back as it was [KEEP-25, KEEP-27]', async () => {
    const world = await makeWorld();
    const { ada, items } = world;
    const before = await whatIsTold(world);
    const all = Object.values(items);
    for (const item of all) expect((await remove(ada, item)).status).toBe(204);
    const inTrash = await whatIsTold(world);
    expect(await ledgerViolations(test.database)).toEqual([]);

    expect(
      (
        await putBack(
          ada,
          all.map(({ id }) => id),
        )
      ).body,
    ).toMatchObject({ failed: [] });
    expect(changed(before, await whatIsTold(world))).toEqual([]);
    expect(changed(before, inTrash).length).toBeGreaterThan(40);
    expect(await ledgerViolations(test.database)).toEqual([]);

    const { body } = await test.call(contract.library.removeMany, {
      token: ada.token,
      body: { imageIds: all.map(({ id }) => id) },
    });
    expect(body).toEqual({ deleted: expect.any(Array) as unknown, failed: [] });
    expect(changed(inTrash, await whatIsTold(world))).toEqual([]);
    expect((await empty(ada)).body).toEqual({ removed: all.length, left: 0 });
    for (const { id } of all) expect([await kept(id), mediaOf(id)]).toEqual([0, []]);
    expect(changed(inTrash, await whatIsTold(world))).toEqual([]);
    expect(await ledgerViolations(test.database)).toEqual([]);
    // A buyer keeps the words that were paid for, and nobody else has one.
    const words = Object.entries(inTrash).filter(([, text]) => text.includes('canary'));
    expect(new Set(words.map(([call]) => call.split(' ').slice(0, 2).join(' ')))).toEqual(
      new Set(['bob prompts.purchases']),
    );
  });

  it('can be acted on by nobody: each call answers as of what never was [KEEP-25]', { tags: 'slow' }, async () => {
    const world = await makeWorld();
    const { ada, bob, eve, items } = world;
    for (const item of Object.values(items)) await remove(ada, item);
    const missing = '018f0000-0000-7000-8000-000000000000';
    const acts = endpoints.filter(({ path }) => ofItems.test(path) || path.startsWith('/public/content/{id}'));
    const body = {
      is_public: true,
      is_prompt_locked: false,
      content_type: 'image',
      action: 'favorite',
      expected_price: 5,
    };
    for (const [actor, who] of Object.entries({ ada, bob, eve, guest: undefined }))
      for (const call of acts.filter(({ produces }) => produces !== 'text/event-stream'))
        for (const [state, { id }] of Object.entries(items)) {
          const answer = async (named: string) => {
            const sent = { ...(call.body ? { rawBody: body } : {}), ...(who && { token: who.token }) };
            const { status, error } = await test.call(call, { ...sent, params: { id: named } });
            return { status, code: error.code };
          };
          const [gone, never] = [await answer(id), await answer(missing)];
          expect([actor, state, call.id, gone]).toEqual([actor, state, call.id, never]);
          expect(gone.status).toBeGreaterThanOrEqual(400);
        }
    const ids = Object.values(items).map(({ id }) => id);
    const { body: removal } = await test.call(contract.library.removeMany, {
      token: ada.token,
      body: { imageIds: ids },
    });
    expect(removal).toEqual({ deleted: [], failed: ids.map((id) => ({ id, code: 'not_found' })) });
    expect((await test.call(contract.library.downloadMany, { token: ada.token, body: { imageIds: ids } })).status).toBe(
      404,
    );
    for (const who of [bob, eve])
      expect((await putBack(who, ids)).body).toEqual({
        restored: [],
        failed: ids.map((id) => ({ id, code: 'not_found' })),
      });
    expect((await list(ada)).body.total).toBe(4);
  });

  it('has media that answer at no address that was known, signed ones too, until it is put back [KEEP-26]', async () => {
    const { ada, items } = await makeWorld();
    for (const item of Object.values(items)) {
      const { media_url: url, small_url: small, wide_url: wide } = await itemOf(ada, item);
      const known = [url, small, wide].filter((address) => address !== null);
      if (url?.includes('/images/public/')) known.push(publicViewPath(url));
      expect(await Promise.all(known.map(look))).toEqual(known.map(() => 200));
      const count = mediaOf(item.id).length;
      await remove(ada, item);
      expect(await Promise.all(known.map(look))).toEqual(known.map(() => 404));
      expect(await storedTasks()).toEqual([]);
      // The owner alone is told of an address, of the small still in the trash.
      const shown = (await list(ada)).body.generations.find(({ id }) => id === item.id)?.small_url ?? '';
      expect([await look(shown), await look(shown.split('?')[0] ?? '')]).toEqual([200, 404]);
      await putBack(ada, [item.id]);
      const again = await itemOf(ada, item);
      expect([await look(again.media_url ?? ''), mediaOf(item.id).length]).toEqual([200, count]);
      if (again.is_public) expect(await Promise.all(known.map(look))).toEqual(known.map(() => 200));
    }
  });

  it('is listed to its owner alone, the latest first, by key, with the day on which it goes [KEEP-28]', async () => {
    const [ada, bob] = [await test.person({ credits: 50 }), await test.person()];
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await test.image(ada, { text_prompt: `Lake ${n}`, is_public: n > 1 }));
    for (const [place, id] of [...ids].reverse().entries()) {
      if (place % 2 === 0) test.clock.advanceSeconds(60);
      await remove(ada, { id, contentType: 'image' });
    }
    const first = (await list(ada, { limit: 2 })).body;
    const second = (await list(ada, { limit: 2, ...first.next })).body;
    const third = (await list(ada, { limit: 2, ...second.next })).body;
    expect([first.total, second.total, third.next]).toEqual([5, 5, null]);
    const pages = [first, second, third].flatMap(({ generations }) => generations);
    expect(pages.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const times = pages.map(({ trashed_at: at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    for (const item of pages) {
      expect(Date.parse(item.gone_at) - Date.parse(item.trashed_at)).toBe(lifetimes.trashDays * 86_400_000);
      expect(item.is_public).toBe(item.text_prompt > 'Lake 1');
    }
    expect((await list(bob)).body).toEqual({ generations: [], total: 0, next: null });
    expect((await test.call(trash.list)).status).toBe(401);
    expect((await empty(bob)).body).toEqual({ removed: 0, left: 0 });
    expect((await list(ada)).body.total).toBe(5);
    expect((await list(ada, { last_trashed_at: 'yesterday' })).status).toBe(422);
  });

  it('goes for good after thirty days and not before, with its media, and the books keep what it cost [KEEP-28]', async () => {
    const ada = await test.person({ credits: 50 });
    const [early, late] = [await test.image(ada), await test.image(ada)];
    await remove(ada, { id: early, contentType: 'image' });
    test.clock.advanceSeconds(60);
    await remove(ada, { id: late, contentType: 'image' });
    test.clock.advanceSeconds(lifetimes.trashDays * 86_400 - 61);
    await round();
    expect([await kept(early), await kept(late)]).toEqual([1, 1]);
    test.clock.advanceSeconds(1);
    const signIn = await test.call(contract.accounts.login, { body: { email: ada.email, password: test.password } });
    const again = { ...ada, token: signIn.body.token };
    // Over, whether or not the round has come by.
    expect((await putBack(again, [early])).body.restored).toEqual([]);
    expect((await list(again)).body.generations.map(({ id }) => id)).toEqual([late]);
    await round();
    expect([await kept(early), mediaOf(early), await kept(late)]).toEqual([0, [], 1]);
    expect((await putBack(again, [late])).body.restored).toEqual([late]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('is whole or gone, whoever deletes, puts back and empties a hundred times at once [KEEP-29]', async () => {
    const ada = await test.person({ credits: 50 });
    const bob = await test.person();
    const ids = [await test.image(ada), await test.image(ada), await test.image(ada, { is_public: false })];
    for (const id of ids.slice(0, 2)) await like(bob, { id, contentType: 'image' });
    for (const emptied of [false, true]) {
      const acts = Array.from({ length: 100 }, (_, n) => {
        const id = ids[n % ids.length] ?? '';
        if (emptied && n % 10 === 9) return empty(ada);
        return n % 2 === 0 ? remove(ada, { id, contentType: 'image' }) : putBack(ada, ids);
      });
      const statuses = new Set((await Promise.all(acts)).map(({ status }) => status));
      expect([...statuses].filter((status) => ![200, 204, 404].includes(status))).toEqual([]);
      await round();
      if (!emptied) await putBack(ada, ids);
      else await empty(ada);
      // One request does so much for an item, and the round does what is left.
      await finishMoves();
      for (const id of ids) {
        const isThere = (await test.call(contract.images.get, { params: { id }, token: ada.token })).status === 200;
        if (!emptied) expect(isThere).toBe(true);
        expect([await kept(id), mediaOf(id).length > 0]).toEqual(isThere ? [1, true] : [0, false]);
        if (!isThere) continue;
        const {
          media_url: url,
          is_public: isPublic,
          favorite_count: count,
        } = await itemOf(ada, { id, contentType: 'image' });
        expect([await look(url ?? ''), count]).toEqual([200, isPublic ? 1 : 0]);
      }
      expect(await storedTasks()).toEqual([]);
      const { rows } = await sql<{ counted: number; there: number }>`
        SELECT s.all_images AS counted, (SELECT count(*)::int FROM content c WHERE c.user_id = s.user_id) AS there
        FROM user_stats s WHERE s.user_id = ${ada.userId}::uuid`.execute(test.database.db);
      expect(rows[0]?.counted).toBe(rows[0]?.there);
      expect(await ledgerViolations(test.database)).toEqual([]);
    }
  });

  it('can be bought and favorited by nobody who comes at the same moment, or was before it [KEEP-29]', async () => {
    const ada = await test.person({ credits: 50 });
    for (let n = 0; n < 10; n += 1) {
      const bob = await test.person({ credits: 10 });
      const id = await test.image(ada, { is_prompt_locked: true, prompt_price: 5 });
      const item: Item = { id, contentType: 'image' };
      const [bought, liked] = await Promise.all([buy(bob, id), like(bob, item), remove(ada, item)]);
      expect([200, 404, 409]).toContain(bought.status);
      expect([200, 404]).toContain(liked.status);
      await putBack(ada, [id]);
      const { has_prompt_access: access, is_user_favorite: favorite, ...shown } = await itemOf(bob, item);
      expect([access, favorite]).toEqual([bought.status === 200, liked.status === 200]);
      expect([shown.is_prompt_locked, shown.prompt_price, shown.favorite_count]).toEqual([true, 5, favorite ? 1 : 0]);
    }
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('goes with its person, and stands in their copy until then [KEEP-30]', async () => {
    const ada = await test.person({ credits: 50 });
    const id = await test.image(ada, { text_prompt: 'canarytrashed' });
    await remove(ada, { id, contentType: 'image' });
    const copy = await test.call(privacy.exportData, { token: ada.token });
    expect([copy.status, copy.text.includes('canarytrashed')]).toEqual([200, true]);
    await test.call(privacy.deleteAccount, { token: ada.token, body: { password: test.password, confirm: 'DELETE' } });
    await expect.poll(() => kept(id)).toBe(0);
    await expect.poll(() => mediaOf(id)).toEqual([]);
  });

  it('is reached by an operator who removes it for good [KEEP-30]', async () => {
    const ada = await test.person({ credits: 50 });
    const id = await test.image(ada);
    await remove(ada, { id, contentType: 'image' });
    const { db } = test.database;
    const ctx = {
      db,
      clock: test.clock,
      objectStore: test.objectStore,
      ids: systemIds,
      signals: { publish: async () => undefined },
    };
    expect(await takeDown(ctx, { id, reason: 'a law' })).toMatchObject({ kind: 'removed', owner: ada.username });
    expect([await kept(id), mediaOf(id), (await putBack(ada, [id])).body.restored]).toEqual([0, [], []]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('that has failed goes and comes too, and nothing of it can be taken back meanwhile [KEEP-27]', async () => {
    const ada = await test.person({ credits: 50 });
    const release = test.holdEngine();
    const { body } = await test.call(contract.images.generate, { token: ada.token, body: { text_prompt: 'x' } });
    expect((await remove(ada, { id: body.id, contentType: 'image' })).status).toBe(409);
    await test.call(generations.cancel, { token: ada.token, params: { id: body.id } });
    release();
    await test.finished(ada, body.id);
    expect((await remove(ada, { id: body.id, contentType: 'image' })).status).toBe(204);
    expect((await list(ada)).body.generations).toMatchObject([{ id: body.id, status: 'failed', small_url: null }]);
    expect((await putBack(ada, [body.id, body.id, 'nothing'])).body).toEqual({
      restored: [body.id],
      failed: [{ id: 'nothing', code: 'not_found' }],
    });
    expect(await itemOf(ada, { id: body.id, contentType: 'image' })).toMatchObject({
      status: 'failed',
      is_public: true,
    });
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});

it('is a view that has every column of what is kept, but those of the trash [KEEP-25]', async () => {
  const { rows } = await sql<{ missing: string }>`
    SELECT column_name AS missing FROM information_schema.columns kept
    WHERE table_name = 'kept_content' AND column_name NOT LIKE 'trashed\\_%' AND NOT EXISTS (
      SELECT FROM information_schema.columns shown WHERE shown.table_name = 'content' AND shown.column_name = kept.column_name)`.execute(
    test.database.db,
  );
  expect(rows).toEqual([]);
});
