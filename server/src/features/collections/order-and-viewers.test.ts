import { privacy } from '@loomlight/contract/privacy';
import { trash } from '@loomlight/contract/trash';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { collectionCalls, missing } from '../../testing/collection-calls.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { setActive } from '../accounts/index.ts';

let test: TestApp;
let ada: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [ada, bob] = [
    await test.person({ username: 'Ada', credits: 50 }),
    await test.person({ username: 'Bob', credits: 50 }),
  ];
});
afterAll(() => test.close());

const {
  made,
  change,
  remove,
  add,
  takeOut,
  move,
  get,
  items,
  ofPerson,
  choices,
  idsOf,
  told,
  images,
  discard,
  putBack,
  show,
  leave,
  places,
  statuses,
} = collectionCalls(() => test);

describe('the order by hand', () => {
  it(
    'is that of the moves, over all pages, however often something goes to the same place [KEEP-40]',
    { tags: 'slow' },
    async () => {
      const ids = await images(ada, 5);
      const id = await made(ada);
      await add(ada, id, ids);
      expect(await idsOf(ada, id)).toEqual(ids);
      const order = [...ids];
      const put = async (item: string, before: string | null) => {
        expect((await move(ada, id, item, before)).status).toBe(204);
        order.splice(order.indexOf(item), 1);
        order.splice(before === null ? order.length : order.indexOf(before), 0, item);
        expect(await idsOf(ada, id)).toEqual(order);
      };
      const [a = '', b = '', c = '', d = '', e = ''] = ids;
      await put(e, a);
      await put(a, null);
      await put(b, d);
      await put(b, d);
      expect((await move(ada, id, c, c)).status).toBe(204);
      // Between the same two, again and again: places run out and are numbered anew.
      for (let n = 0; n < 45; n += 1) await put(n % 2 === 0 ? c : d, n % 2 === 0 ? d : c);
      for (let n = 0; n < 40; n += 1) await put(order[1] ?? '', order[3] ?? null);
      const seen: string[] = [];
      let query = {};
      for (let page = 0; page < 9; page += 1) {
        const { body } = await items(ada, id, { limit: '2', ...query });
        seen.push(...body.generations.map((item) => item.id));
        if (!body.next) break;
        query = body.next;
      }
      expect(seen).toEqual(order);
      expect(
        statuses([await move(ada, id, missing, null), await move(ada, id, a, missing), await move(ada, id, 'x', a)]),
      ).toEqual([404, 404, 404]);
      expect((await items(ada, id, { last_position: '1e9' })).status).toBe(422);
    },
  );

  it('holds while others take out, add and remove for good at the same moment [KEEP-40]', async () => {
    const ids = await images(ada, 6);
    const [one, two] = [await made(ada), await made(ada, { name: 'Two' })];
    for (const id of [one, two]) await add(ada, id, ids);
    const acts = Array.from({ length: 100 }, (_, n) => {
      const [item = '', before = ''] = [ids[n % 6], ids[(n * 5 + 1) % 6]];
      const id = n % 2 === 0 ? one : two;
      if (n % 10 === 0) return takeOut(ada, id, [item, before]);
      if (n % 10 === 1) return add(ada, id, ids);
      if (n === 55) return discard(ada, ids[5] ?? '');
      if (n === 77) return test.call(trash.empty, { token: ada.token });
      return move(ada, id, item, before);
    });
    const seen = new Set(statuses(await Promise.all(acts)));
    expect([...seen].filter((status) => ![200, 204, 404].includes(status))).toEqual([]);
    for (const id of [one, two]) {
      const rows = (await places()).filter((row) => row.collection_id === id);
      expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
    }
  });

  it('ends with its collection, which takes along what is added in that moment [KEEP-36]', async () => {
    const ids = await images(ada, 4);
    for (let round = 0; round < 5; round += 1) {
      const id = await made(ada);
      const answers = await Promise.all([
        ...ids.map((item) => add(ada, id, [item])),
        remove(ada, id),
        ...ids.map((item) => add(ada, id, [item])),
        move(ada, id, ids[0] ?? '', null),
        change(ada, id, { is_public: true }),
      ]);
      expect(statuses(answers).filter((status) => ![200, 204, 404].includes(status))).toEqual([]);
      expect([(await get(ada, id)).status, await places()]).toEqual([404, []]);
    }
  });
});

describe('what a viewer is shown of a collection', () => {
  it('is what they may see, by list, count and cover, and locked words stay locked [KEEP-39]', async () => {
    const [open = ''] = await images(ada, 1);
    const [secret = ''] = await images(ada, 1, { is_public: false, text_prompt: 'canarysecret cellar' });
    const [locked = ''] = await images(bob, 1, {
      is_prompt_locked: true,
      prompt_price: 5,
      text_prompt: 'canarylocked',
    });
    const id = await made(ada, { is_public: true });
    await add(ada, id, [secret, open, locked]);
    expect((await change(ada, id, { cover_id: secret })).status).toBe(200);
    expect(await told(ada, id)).toEqual({ count: 3, covers: [secret, open, locked], cover_id: secret });
    for (const who of [bob, undefined]) {
      expect(await told(who, id)).toEqual({ count: 2, covers: [open, locked], cover_id: null });
      expect(await idsOf(who, id)).toEqual([open, locked]);
      const texts = [(await get(who, id)).text, (await items(who, id)).text, (await ofPerson('ada', who)).text];
      for (const text of texts) expect([text.includes(secret), text.includes('canarysecret')]).toEqual([false, false]);
      expect((await ofPerson('ada', who)).body.collections).toMatchObject([{ id, count: 2 }]);
    }
    for (const who of [ada, undefined]) expect((await items(who, id)).text).not.toContain('canarylocked');
    expect((await items(bob, id)).text).toContain('canarylocked');
  });

  it('loses what is hidden or thrown away at once, and has it back in its place when that is undone [KEEP-39]', async () => {
    const [first = '', middle = '', last = ''] = await images(bob, 3);
    const id = await made(ada, { is_public: true });
    await add(ada, id, [first, middle, last]);
    await change(ada, id, { cover_id: middle });
    const before = await get(ada, id);
    const gone = async () => {
      for (const who of [ada, bob, undefined]) {
        if (who === bob && (await idsOf(who, id)).includes(middle)) continue;
        expect(await idsOf(who, id)).toEqual([first, last]);
        expect(await told(who, id)).toEqual({ count: 2, covers: [first, last], cover_id: null });
        expect(JSON.stringify((await get(who, id)).body)).not.toContain(middle);
      }
      expect((await choices(ada, middle)).map((choice) => choice.has_item)).toEqual([false]);
      expect((await add(ada, id, [middle])).body).toEqual({ added: [], failed: [{ id: middle, code: 'not_found' }] });
      expect((await move(ada, id, middle, null)).status).toBe(404);
      expect((await move(ada, id, first, middle)).status).toBe(404);
      expect((await change(ada, id, { cover_id: middle })).status).toBe(404);
    };
    await show(bob, middle, false);
    await gone();
    await show(bob, middle, true);
    expect((await get(ada, id)).body.collection).toMatchObject({ count: 3, cover_id: middle });
    await discard(bob, middle);
    await gone();
    await putBack(bob, [middle]);
    const { covers, count } = before.body.collection;
    expect((await get(ada, id)).body.collection).toMatchObject({ covers, count, cover_id: middle });
    expect(await idsOf(ada, id)).toEqual([first, middle, last]);
    // Removed for good it leaves no row.
    await discard(bob, middle);
    await test.call(trash.empty, { token: bob.token });
    expect((await places()).map((row) => row.content_id)).toEqual([first, last]);
    await gone();
  });

  it('is nothing at all once it is private again, or its person is inactive [KEEP-38]', async () => {
    const id = await made(ada, { is_public: true });
    await add(ada, id, await images(ada, 1));
    await made(ada, { name: 'Private' });
    expect((await ofPerson('Ada')).body.collections.map((collection) => collection.id)).toEqual([id]);
    expect((await ofPerson('Ada', ada)).body.collections.length).toBe(1);
    expect((await get(undefined, id)).body.collection).toMatchObject({ is_own: false, owner: { username: 'Ada' } });
    expect((await get(ada, id)).body.collection.is_own).toBe(true);
    await change(ada, id, { is_public: false });
    expect([(await ofPerson('Ada')).body.collections, (await get(bob, id)).status]).toEqual([[], 404]);
    await change(ada, id, { is_public: true });
    await inTransaction(test.database, ({ tx }) => setActive(tx, ada.userId, false));
    expect(statuses([await ofPerson('Ada'), await get(bob, id), await items(bob, id)])).toEqual([404, 404, 404]);
    for (const name of ['Nobody', ' ', '\u0000']) expect((await ofPerson(name)).status).toBe(404);
  });
});

describe('an account that leaves', () => {
  it('takes its collections along, and its items out of those of others [KEEP-41]', async () => {
    const [mine = '', theirs = ''] = [...(await images(ada, 1)), ...(await images(bob, 1))];
    const [own1, other] = [await made(ada, { is_public: true }), await made(bob, { is_public: true })];
    for (const _ of [1, 2]) await made(ada, { name: 'More' });
    await add(ada, own1, [mine, theirs]);
    await add(bob, other, [mine, theirs]);
    await leave(ada);
    expect(statuses([await get(undefined, own1), await items(bob, own1), await ofPerson('Ada')])).toEqual([
      404, 404, 404,
    ]);
    expect(await told(undefined, other)).toEqual({ count: 1, covers: [theirs], cover_id: null });
    await expect.poll(async () => (await places()).map((row) => row.content_id)).toEqual([theirs]);
    await expect
      .poll(async () => (await test.database.db.selectFrom('collection').select('owner_id').execute()).length)
      .toBe(1);
  });

  it('has them in its export, with what is in them as references [KEEP-41]', async () => {
    const [theirs = ''] = await images(bob, 1, { is_prompt_locked: true, prompt_price: 5, text_prompt: 'canarywords' });
    const id = await made(ada, { name: 'Canary cellar' });
    await add(ada, id, [theirs]);
    await made(bob, { name: 'Somebody else’s' });
    const { text } = await test.call(privacy.exportData, { token: ada.token });
    const data = JSON.parse(text) as { collections: unknown; collection_items: unknown };
    expect(data.collections).toMatchObject([{ id, name: 'Canary cellar', is_public: false }]);
    expect(data.collection_items).toMatchObject([{ id: `${id}/${theirs}` }]);
    expect([text.includes('canarywords'), text.includes('Somebody else')]).toEqual([false, false]);
  });
});
