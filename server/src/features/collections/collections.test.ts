import { limits } from '@loomlight/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { collectionCalls, missing } from '../../testing/collection-calls.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

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
  create,
  made,
  change,
  remove,
  add,
  takeOut,
  move,
  get,
  items,
  own,
  choices,
  idsOf,
  told,
  images,
  places,
  statuses,
} = collectionCalls(() => test);

describe('a collection', () => {
  it(
    'is made once however often it is asked for, is private unless one wishes, and is changed and removed [KEEP-36]',
    { tags: 'on-server' },
    async () => {
      const id = systemIds.uuid();
      const answers = await Promise.all(Array.from({ length: 100 }, () => create(ada, { name: '  Nights ' }, id)));
      expect(new Set(statuses(answers))).toEqual(new Set([200]));
      const { body } = await own(ada);
      expect(body).toMatchObject({
        collections: [{ id, name: 'Nights', is_public: false, count: 0, covers: [] }],
        next: null,
      });
      test.clock.advanceSeconds(5);
      const changed = (await change(ada, id, { name: 'Day', is_public: true })).body.collection;
      expect(changed).toMatchObject({ id, name: 'Day', is_public: true, cover_id: null });
      expect(changed.updated_at > changed.created_at).toBe(true);
      expect((await create(ada, { name: 'Nights' }, id)).body.collection).toEqual(changed);
      expect([(await remove(ada, id)).status, (await remove(ada, id)).status]).toEqual([204, 404]);
      expect((await own(ada)).body.collections).toEqual([]);
    },
  );

  it.each([{ name: '' }, { name: ' \u200b ' }, { name: 'x'.repeat(81) }, { name: 'a\u0000b' }, { name: 7 }])(
    'has a name: %j is none [KEEP-36]',
    async (body) => {
      expect((await create(ada, body)).status).toBe(422);
      expect((await change(ada, await made(ada), body)).status).toBe(422);
    },
  );

  it('has a name of 80 characters of any script [KEEP-36]', async () => {
    const name = '𐐷'.repeat(40);
    expect((await create(ada, { name })).body.collection.name).toBe(name);
  });

  it(
    `is the ${limits.collectionsMax + 1}st of nobody, of many at once too [KEEP-36]`,
    { tags: 'on-server' },
    async () => {
      await sql`INSERT INTO collection (id, owner_id, name, created_at, updated_at)
      SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${ada.userId}::uuid, 'Number ' || n, now(), now()
      FROM generate_series(1, ${limits.collectionsMax - 1}::int) n`.execute(test.database.db);
      const answers = await Promise.all(Array.from({ length: 20 }, () => create(ada)));
      expect(statuses(answers).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
      expect(answers.find(({ status }) => status === 409)?.error.message).toBe(
        'You have 200 collections, which is the most. Please remove one first.',
      );
      // What is there can be asked for again.
      expect((await create(ada, {}, '00000000-0000-7000-8000-000000000001')).body.collection.name).toBe('Number 1');
      expect((await create(bob)).status).toBe(200);
    },
  );

  it('is listed with all others over its pages, each once, the last changed first [KEEP-36]', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      if (n % 2 === 0) test.clock.advanceSeconds(1);
      ids.push(await made(ada, { name: `Number ${n}` }));
    }
    await made(bob);
    const seen: string[] = [];
    let query = {};
    for (let page = 0; page < 9; page += 1) {
      const { body } = await own(ada, { limit: '3', ...query });
      seen.push(...body.collections.map(({ id }) => id));
      if (!body.next) break;
      query = body.next;
    }
    expect([seen.length, seen.toSorted()]).toEqual([7, ids.toSorted()]);
    test.clock.advanceSeconds(1);
    await add(ada, ids[0] ?? '', await images(ada, 1));
    expect((await own(ada)).body.collections[0]).toMatchObject({ id: ids[0], count: 1 });
    expect((await own(ada, { last_updated_at: 'yesterday' })).status).toBe(422);
  });

  it(
    'can be acted on by its owner alone: to everybody else it is not there, public or not [KEEP-38]',
    { tags: 'on-server' },
    async () => {
      const [item = '', other = ''] = await images(ada, 2);
      for (const isPublic of [false, true]) {
        const id = await made(ada, { is_public: isPublic });
        await add(ada, id, [item, other]);
        const before = await get(ada, id);
        const acts = (who: TestPerson | undefined, named: string) =>
          Promise.all([
            change(who, named, { name: 'Mine' }),
            change(who, named, { cover_id: item }),
            add(who, named, [item]),
            takeOut(who, named, [item]),
            move(who, named, item, null),
            remove(who, named),
          ]);
        for (const named of [id, missing, 'nothing', '\u0000'])
          expect(statuses(await acts(bob, named))).toEqual([404, 404, 404, 404, 404, 404]);
        expect(statuses(await acts(undefined, id))).toEqual([401, 401, 401, 401, 401, 401]);
        expect((await create(bob, {}, id)).status).toBe(404);
        expect((await get(ada, id)).body).toEqual(before.body);
        expect(statuses([await own(undefined), await create(undefined)])).toEqual([401, 401]);
        for (const who of [bob, undefined])
          expect(statuses([await get(who, id), await items(who, id)])).toEqual(isPublic ? [200, 200] : [404, 404]);
      }
      expect((await own(bob)).body.collections).toEqual([]);
      expect((await choices(bob, item)).length).toBe(0);
    },
  );
});

describe('what is in a collection', () => {
  it('is one row after a hundred adds at once, and keeps its place [KEEP-37]', { tags: 'on-server' }, async () => {
    const ids = await images(ada, 3);
    const id = await made(ada);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => add(ada, id, [ids[n % 3] ?? '', ids[0] ?? ''])),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    expect((await places()).length).toBe(3);
    const before = await idsOf(ada, id);
    expect((await add(ada, id, ids.toReversed())).body.added.toSorted()).toEqual(ids.toSorted());
    expect(await idsOf(ada, id)).toEqual(before);
    for (const _ of [1, 2]) expect((await takeOut(ada, id, [ids[0] ?? '', missing, 'nothing'])).status).toBe(204);
    expect(await idsOf(ada, id)).toEqual(before.filter((item) => item !== ids[0]));
  });

  it('is one’s own or public, in as many collections as one likes [KEEP-37]', async () => {
    const [mine = '', secret = ''] = [...(await images(ada, 1)), ...(await images(ada, 1, { is_public: false }))];
    const [open = '', hidden = ''] = [...(await images(bob, 1)), ...(await images(bob, 1, { is_public: false }))];
    const [one, two] = [await made(ada), await made(ada, { name: 'Two' })];
    const { body } = await add(ada, one, [open, hidden, secret, mine, missing, 'nothing']);
    expect(body.added.toSorted()).toEqual([open, secret, mine].toSorted());
    expect(body.failed).toEqual([hidden, missing, 'nothing'].map((id) => ({ id, code: 'not_found' })));
    expect(await idsOf(ada, one)).toEqual([open, secret, mine]);
    await add(ada, two, [mine]);
    const inWhich = async (item: string) =>
      Object.fromEntries((await choices(ada, item)).map((choice) => [choice.id, choice.has_item]));
    expect(await inWhich(mine)).toEqual({ [one]: true, [two]: true });
    expect(await inWhich(open)).toEqual({ [one]: true, [two]: false });
    expect(await inWhich('nothing')).toEqual({ [one]: false, [two]: false });
    expect((await add(ada, one, [])).status).toBe(422);
    expect(
      (
        await add(
          ada,
          one,
          Array.from({ length: 101 }, () => mine),
        )
      ).status,
    ).toBe(422);
  });

  it(
    `is ${limits.collectionItemsMax} items at most, of many adds at once too, all of one add or none [KEEP-37]`,
    { tags: 'slow' },
    async () => {
      const id = await made(ada);
      const first = await images(ada, 1);
      const four = await images(ada, 4);
      const [source = ''] = first;
      // The database's own word for a row, without its id: as many as there is room for but three.
      const { rows } = await sql<{ columns: string }>`
      SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
      WHERE table_name = 'kept_content' AND column_name NOT IN ('id', 'media_key', 'small_key', 'operation')`.execute(
        test.database.db,
      );
      const columns = sql.raw(rows[0]?.columns ?? '');
      await sql`INSERT INTO kept_content (id, media_key, small_key, ${columns})
      SELECT ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, media_key || n, small_key || n, ${columns} FROM kept_content, generate_series(1, ${limits.collectionItemsMax - 3}::int) n
      WHERE id = ${source}::uuid`.execute(test.database.db);
      await sql`INSERT INTO collection_item (collection_id, content_id, position, added_at)
      SELECT ${id}::uuid, id, row_number() OVER (ORDER BY id), now() FROM kept_content WHERE id::text LIKE '00000000-%'`.execute(
        test.database.db,
      );
      const refused = await add(ada, id, four);
      expect([refused.status, refused.error.message]).toEqual([
        409,
        'A collection holds at most 5,000 items. Please take some out first.',
      ]);
      const answers = await Promise.all(four.map((item) => add(ada, id, [item])));
      expect(statuses(answers).toSorted()).toEqual([200, 200, 200, 409]);
      expect((await places()).length).toBe(limits.collectionItemsMax);
      // What is in it already needs no room, its count ends at 1,000, and its places can all be numbered anew.
      const inIt = four.filter((_, index) => answers[index]?.status === 200);
      expect((await add(ada, id, inIt)).status).toBe(200);
      expect((await told(ada, id)).count).toBe(limits.totalMax);
      expect((await move(ada, id, inIt[0] ?? '', '00000000-0000-7000-9000-000000000002')).status).toBe(204);
      expect((await places()).slice(0, 3).map((row) => row.content_id)).toEqual([
        '00000000-0000-7000-9000-000000000001',
        inIt[0],
        '00000000-0000-7000-9000-000000000002',
      ]);
      expect((await remove(ada, id)).status).toBe(204);
      expect(await places()).toEqual([]);
    },
  );
});
