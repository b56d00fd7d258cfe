import { contract } from '@loomlight/contract';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { findMissing, findOrphans, findStoredBytes, makeMediaRound, removeOrphans } from './index.ts';
import { lookForMissing } from './look-for-missing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  // Objects carry the time of the store.
  test.clock.showRealTime();
});
afterAll(() => test.close());

const context = () => ({ db: test.database.db, clock: test.clock, objectStore: test.objectStore });
const day = 86_400;
async function all<T>(found: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of found) items.push(item);
  return items;
}
const orphans = async () => (await all(findOrphans(context()))).map(({ key }) => key).toSorted();
const bytes = new Uint8Array(100);
const serves = async (who: TestPerson, id: string): Promise<number> => {
  const { body } = await test.call(contract.images.get, { params: { id }, token: who.token });
  return (await test.app.http.inject({ url: body.media_url ?? '' })).statusCode;
};

/** An item of each visibility, and beside them what killed processes leave. */
async function aStoreWithLeftovers() {
  const ada = await test.person();
  const open = await test.image(ada);
  const hidden = await test.image(ada, { is_public: false });
  const own = test.objectStore.keys();
  const left = [
    `generated/${ada.userId}/images/private/${randomUUID()}/${hidden}`,
    `generated/${ada.userId}/images/private/${randomUUID()}/${hidden}_small`,
    `generated/${ada.userId}/images/public/${hidden}`,
    `generated/${ada.userId}/videos/public/${randomUUID()}`,
    `uploads/${ada.userId}/${randomUUID()}`,
    `profiles/${ada.userId}/${randomUUID()}`,
  ].toSorted();
  const foreign = ['notes/of-the-operator', `generated/${'-'.repeat(36)}/images/public/${'-'.repeat(36)}`];
  for (const key of [...left, ...foreign]) await test.objectStore.put(key, bytes, 'image/webp');
  return { ada, open, hidden, own, left, foreign };
}

describe('media that no row names', () => {
  it('are found after a day, and nothing that is named', async () => {
    const { left, foreign } = await aStoreWithLeftovers();
    expect(await orphans()).toEqual([]);
    test.clock.advanceSeconds(day + 60);
    expect(await orphans()).toEqual([...left, ...foreign].toSorted());
  });

  it('are removed, and whatever the product has never written stays', async () => {
    const { ada, open, hidden, own, left, foreign } = await aStoreWithLeftovers();
    test.clock.advanceSeconds(day + 60);
    expect(await removeOrphans(context())).toEqual({ count: left.length, sizeBytes: left.length * 100, foreign: 2 });
    expect(test.objectStore.keys()).toEqual([...own, ...foreign].toSorted());
    const back = await test.signInAgain(ada);
    expect([await serves(back, open), await serves(back, hidden)]).toEqual([200, 200]);
    expect(await removeOrphans(context())).toMatchObject({ count: 0 });
  });

  it('are none while a task still has to move or remove them', async () => {
    const ada = await test.person();
    const id = await test.image(ada);
    const key = `generated/${ada.userId}/images/private/${randomUUID()}/${id}`;
    await test.objectStore.put(key, bytes, 'image/webp');
    await test.database.db
      .insertInto('media_task')
      .values({ content_id: id, action: 'remove', key, created_at: test.clock.now() })
      .execute();
    test.clock.advanceSeconds(day + 60);
    expect(await orphans()).toEqual([]);
  });

  it('are not those of an item that was made private and public again in the middle of a sweep', async () => {
    const ada = await test.person();
    const id = await test.image(ada);
    test.clock.advanceSeconds(day + 60);
    const back = await test.signInAgain(ada);
    const publish = async (isPublic: boolean): Promise<void> => {
      const body = { is_public: isPublic };
      const { status } = await test.call(contract.images.visibility, { params: { id }, token: back.token, body });
      expect(status).toBe(200);
    };
    const objectStore: typeof test.objectStore = {
      ...test.objectStore,
      // The store has told of the public file; when the rows are asked, it is private.
      list: async function* () {
        yield* test.objectStore.list();
        await publish(false);
      },
      // And when the store is asked again, it lies where it lay.
      find: async (key) => {
        await publish(true);
        return test.objectStore.find(key);
      },
    };
    expect(await removeOrphans({ ...context(), objectStore })).toEqual({ count: 0, sizeBytes: 0, foreign: 0 });
    expect(await serves(back, id)).toBe(200);
    expect(await all(findMissing(context()))).toEqual([]);
  });
});

describe('media of items', () => {
  it('that are not in the store are told with their item', async () => {
    const ada = await test.person();
    const [kept, lost] = [await test.image(ada), await test.image(ada)];
    expect(await all(findMissing(context()))).toEqual([]);
    const key = test.objectStore.keys().find((found) => found.includes(lost) && found.endsWith('_small')) ?? '';
    await test.objectStore.remove(key);
    expect(await all(findMissing(context()))).toEqual([{ id: lost, key }]);
    expect(await serves(ada, kept)).toBe(200);
  });
});

describe('a look for what is missing', () => {
  const missing = async () =>
    (await test.database.db.selectFrom('missing_media').selectAll().orderBy('key').execute()).map(
      ({ content_id: id, key, found_at: at }) => ({ id, key, at }),
    );
  const look = (items?: number, objectStore = test.objectStore) =>
    lookForMissing({ ...context(), objectStore }, items === undefined ? {} : { items });
  const keysOf = (id: string) => test.objectStore.keys().filter((key) => key.includes(id));
  /** Loses every file of these items; answers how many. */
  async function lose(...ids: readonly string[]): Promise<number> {
    const keys = ids.flatMap(keysOf);
    for (const key of keys) await test.objectStore.remove(key);
    return keys.length;
  }

  it('writes down what is missing, since when it has been first, until it is there again or its item is gone [DESK-141]', async () => {
    const ada = await test.person();
    const [kept, lost] = [await test.image(ada), await test.image(ada)];
    expect(await look()).toBe(0);
    const [key = ''] = keysOf(kept);
    await test.objectStore.remove(key);
    const count = await lose(lost);
    expect(await look()).toBe(count + 1);
    const first = await missing();
    test.clock.advanceSeconds(3_600);
    expect(await look()).toBe(count + 1);
    expect(await missing()).toEqual(first);
    expect(first.map(({ id }) => id).toSorted()).toEqual([kept, lost, lost].toSorted());
    await test.objectStore.put(key, bytes, 'image/webp');
    expect(await look()).toBe(count);
    const { status } = await test.call(contract.images.remove, {
      params: { id: lost },
      token: (await test.signInAgain(ada)).token,
    });
    expect(status).toBe(204);
    await test.database.db.deleteFrom('kept_content').where('id', '=', lost).execute();
    expect(await missing()).toEqual([]);
    expect(await look()).toBe(0);
  });

  it('goes on where the last one has ended, and begins anew behind the last item [DESK-141]', async () => {
    const ada = await test.person();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.push(await test.image(ada));
    ids.sort();
    const [first = '', , , , last = ''] = ids;
    const each = keysOf(first).length;
    await lose(first, last);
    expect([await look(2), await look(2), await look(2)]).toEqual([each, each, 2 * each]);
    // What comes to be missing behind the place of the next look is found on its next way round.
    const second = ids[1] ?? '';
    await look(2);
    await lose(second);
    expect([await look(2), await look(2), await look(2)]).toEqual([2 * each, 2 * each, 3 * each]);
  });

  it('calls nothing missing because of a store that does not answer, and forgets nothing [DESK-141]', async () => {
    const ada = await test.person();
    const lost = await test.image(ada);
    await test.image(ada);
    const count = await lose(lost);
    expect(await look()).toBe(count);
    const before = await missing();
    const broken = { ...test.objectStore, find: async () => Promise.reject(new Error('no answer')) };
    await expect(look(undefined, broken)).rejects.toThrow('no answer');
    expect(await missing()).toEqual(before);
  });

  it('is told by the round [DESK-141]', async () => {
    const told: unknown[] = [];
    const round = () =>
      makeMediaRound({ ...context(), onOrphans: () => undefined, onMissing: (found) => told.push(found) });
    const lost = await test.image(await test.person());
    await round();
    expect(told).toEqual([]);
    const count = await lose(lost);
    test.clock.advanceSeconds(3_601);
    await round();
    expect(told).toEqual([{ count }]);
    const alerts = readFileSync(join(import.meta.dirname, '../../../../deploy/prometheus-alerts.yaml'), 'utf8');
    expect(alerts).toContain('increase(loomlight_errors_total{where="missing media"}[2h]) > 0');
  });
});

describe('the hourly round', () => {
  it('is made by one process of all, and tells what it found', { tags: 'on-server' }, async () => {
    // What is not ours is no alarm: a sweep would leave it there for ever.
    const { left } = await aStoreWithLeftovers();
    test.clock.advanceSeconds(day + 60);
    const told: unknown[] = [];
    const round = () =>
      makeMediaRound({ ...context(), onOrphans: (found) => told.push(found), onMissing: () => undefined });
    await Promise.all([round(), round(), round()]);
    expect(told).toEqual([{ count: left.length, sizeBytes: left.length * 100 }]);
    await round();
    expect(told).toHaveLength(1);
    test.clock.advanceSeconds(3601);
    await round();
    expect(told).toHaveLength(2);
    await removeOrphans(context());
    test.clock.advanceSeconds(3601);
    await round();
    expect(told).toHaveLength(2);
  });

  it('writes down how many bytes there are of everything, once it has seen all of it [DESK-90]', async () => {
    await aStoreWithLeftovers();
    let sum = 0;
    for await (const { sizeBytes } of test.objectStore.list()) sum += sizeBytes;
    const stopped = new AbortController();
    stopped.abort();
    const round = (signal?: AbortSignal) =>
      makeMediaRound({
        ...context(),
        onOrphans: () => undefined,
        onMissing: () => undefined,
        ...(signal && { signal }),
      });
    await expect(round(stopped.signal)).rejects.toThrow('aborted');
    expect(await findStoredBytes(test.database.db)).toBeUndefined();
    test.clock.advanceSeconds(3601);
    await round();
    expect([await findStoredBytes(test.database.db), sum > 0]).toEqual([sum, true]);
  });

  it('ends when its process is to end', async () => {
    await aStoreWithLeftovers();
    const signal = AbortSignal.abort();
    await expect(all(findOrphans({ ...context(), signal }))).rejects.toThrow(/abort/i);
  });
});
