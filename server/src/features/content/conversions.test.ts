import { Readable } from 'node:stream';
import { contract, publicViewPath } from '@loomlight/contract';
import { trash } from '@loomlight/contract/trash';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharp } from '../../kernel/sharp.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

const asWebp = (id: string, token?: string) =>
  test.call(contract.images.download, { params: { id }, query: { format: 'webp' }, ...(token ? { token } : {}) });

/** Counts how often a stored image is read, and keeps the readers waiting as long as it is told to. */
function watchReads() {
  const find = test.objectStore.find.bind(test.objectStore);
  const watch = { reads: 0, until: Promise.resolve() };
  vi.spyOn(test.objectStore, 'find').mockImplementation(async (key) => {
    const found = await find(key);
    return (
      found && {
        ...found,
        open: (range) => {
          watch.reads += 1;
          const until = watch.until;
          return Readable.from(
            (async function* () {
              await until;
              yield* found.open(range);
            })(),
          );
        },
      }
    );
  });
  return watch;
}

/** Keeps all who read waiting until the answer is called. */
function hold(watch: { until: Promise<void> }): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  watch.until = promise;
  return resolve;
}

const many = (who: TestPerson, ids: readonly string[]) =>
  test.call(contract.library.downloadMany, { token: who.token, body: { imageIds: [...ids], format: 'webp' } });

describe('an image in another format', () => {
  it('is made once for all who ask for it at the same time, and kept for those who come later [GROUND-6]', async () => {
    const ada = await test.person();
    const id = await test.image(ada);
    const watch = watchReads();
    const answers = await Promise.all(Array.from({ length: 20 }, () => asWebp(id)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.headers['content-type']).toBe('image/webp');
    expect((await asWebp(id, ada.token)).status).toBe(200);
    expect(watch.reads).toBe(1);
  });

  it('is refused with a time to come back when too many are being made, and counts as no download [GROUND-6]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) ids.push(await test.image(ada));
    const watch = watchReads();
    const release = hold(watch);
    const answers = ids.map((id) => asWebp(id));
    const refused: unknown[] = [];
    for (const answer of answers)
      void answer.then(({ status, headers, error }) => refused.push([status, headers['retry-after'], error.code]));
    await waitFor('two of them to be refused', async () => refused.length === 2);
    expect(refused).toEqual(refused.map(() => [503, '5', 'unavailable']));
    // What one visitor waits for is nothing that another is refused for.
    const other = asWebp(ids[0] ?? '', bob.token);
    release();
    expect((await Promise.all(answers)).filter(({ status }) => status === 200)).toHaveLength(8);
    expect((await other).status).toBe(200);
    const counted = await test.database.db.selectFrom('content_stats').select('download_count').execute();
    expect(counted.reduce((sum, row) => sum + row.download_count, 0)).toBe(9);
  });

  it('is gone for everybody else once its item is private, and for all once it is deleted [GROUND-6]', async () => {
    const ada = await test.person();
    const id = await test.image(ada);
    const watch = watchReads();
    expect((await asWebp(id)).status).toBe(200);
    const hide = { params: { id }, token: ada.token, body: { is_public: false } };
    expect((await test.call(contract.images.visibility, hide)).status).toBe(200);
    expect((await asWebp(id)).status).toBe(404);
    expect((await asWebp(id, ada.token)).status).toBe(200);
    expect(watch.reads).toBe(2);
    await test.call(contract.images.remove, { params: { id }, token: ada.token });
    expect((await asWebp(id, ada.token)).status).toBe(404);
  });

  it('is made anew when its item has changed while it was being made [GROUND-6]', async () => {
    const ada = await test.person();
    const id = await test.image(ada);
    const watch = watchReads();
    const release = hold(watch);
    const early = asWebp(id);
    await waitFor('the picture to be read', async () => watch.reads === 1);
    watch.until = Promise.resolve();
    const lock = { params: { id }, token: ada.token, body: { is_prompt_locked: true, prompt_price: 5 } };
    expect((await test.call(contract.images.lock, lock)).status).toBe(200);
    const before = watch.reads;
    release();
    expect((await early).status).toBe(200);
    const late = await asWebp(id);
    expect(watch.reads).toBe(before + 1);
    // The seed belongs to the words that are for sale now.
    expect(late.text).not.toContain('loomlight:Seed');
  });
});

describe('the view of a public image', () => {
  const look = (path: string, headers: Record<string, string> = {}) => test.app.http.inject({ url: path, headers });
  const viewOf = async (id: string): Promise<string> => {
    const { body } = await test.call(contract.images.get, { params: { id } });
    return publicViewPath(body.media_url ?? '');
  };

  it('is small, made once, and repeated to nobody who has it [GROUND-32]', async () => {
    const ada = await test.person();
    const path = await viewOf(await test.image(ada, { size: '2048x512' }));
    const watch = watchReads();
    const [first, second] = await Promise.all([look(path), look(path)]);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(watch.reads).toBe(1);
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 1440, height: 360 });
    const again = await look(path, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is gone once the image is private, and was never there for what is none [GROUND-32]', async () => {
    const ada = await test.person();
    const id = await test.image(ada);
    const path = await viewOf(id);
    expect((await look(path)).statusCode).toBe(200);
    await test.call(contract.images.visibility, { params: { id }, token: ada.token, body: { is_public: false } });
    expect((await look(path)).statusCode).toBe(404);
    expect((await look(path.replace('_view', '_small_view'))).statusCode).toBe(404);
    const { body } = await test.call(contract.images.get, { params: { id }, token: ada.token });
    const [secret = ''] = (body.media_url ?? '').split('?');
    expect((await look(`${secret}_view`)).statusCode).toBe(404);
  });
});

describe('the wide still', () => {
  const look = (path: string) => test.app.http.inject({ url: path });
  /** Takes the stored one away: the image is as one that was made before there were wide stills. */
  const asBefore = async (id: string) => {
    for (const key of test.objectStore.keys()) if (key.endsWith(`${id}_wide`)) await test.objectStore.remove(key);
  };
  const itemOf = async (who: TestPerson, id: string) =>
    (await test.call(contract.images.get, { params: { id }, token: who.token })).body;

  it('of what was made without one is made once when it is asked for [PEOPLE-16]', async () => {
    const ada = await test.person();
    const id = await test.image(ada, { size: '1024x512' });
    await asBefore(id);
    const { wide_url } = await itemOf(ada, id);
    const watch = watchReads();
    const [first, second] = await Promise.all([look(wide_url ?? ''), look(wide_url ?? '')]);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 666, height: 333 });
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(watch.reads).toBe(1);
  });

  it('is the small one while too many are being made [PEOPLE-16]', { tags: 'slow' }, async () => {
    const ada = await test.person();
    const id = await test.image(ada, { size: '1024x512' });
    const late = await test.image(ada, { size: '1024x512' });
    for (const each of [id, late]) await asBefore(each);
    const [{ media_url }, { wide_url }] = [await itemOf(ada, id), await itemOf(ada, late)];
    const watch = watchReads();
    const release = hold(watch);
    // One visitor may have eight made at once: they all wait when the ninth is refused.
    const others = await Promise.all(Array.from({ length: 9 }, () => test.image(ada)));
    const refused: number[] = [];
    const waiting = others.map((other) =>
      asWebp(other).then(({ status }) => void (status === 503 && refused.push(status))),
    );
    await waitFor('one of them to be refused', async () => refused.length === 1);
    watch.until = Promise.resolve();
    const still = await look(wide_url ?? '');
    release();
    await Promise.all(waiting);
    expect(still.statusCode).toBe(200);
    expect((await sharp(still.rawPayload).metadata()).width).toBe(333);
    expect(media_url).not.toBeNull();
  });

  it('is as open as its image: signed while it is private, and gone with it [PEOPLE-16]', async () => {
    const ada = await test.person();
    for (const isStored of [true, false]) {
      const id = await test.image(ada, { size: '1024x512' });
      if (!isStored) await asBefore(id);
      const open = (await itemOf(ada, id)).wide_url ?? '';
      expect((await look(open)).statusCode).toBe(200);
      await test.call(contract.images.visibility, { params: { id }, token: ada.token, body: { is_public: false } });
      expect((await look(open)).statusCode).toBe(404);
      const signed = (await itemOf(ada, id)).wide_url ?? '';
      expect((await look(signed)).statusCode).toBe(200);
      expect((await look(signed.split('?')[0] ?? '')).statusCode).toBe(404);
      // A signature opens the one file that it names.
      expect((await look(signed.replace('_wide?', '_small?'))).statusCode).toBe(404);
      await test.call(contract.images.remove, { params: { id }, token: ada.token });
      expect((await look(signed)).statusCode).toBe(404);
      await test.call(trash.empty, { token: ada.token });
      expect(test.objectStore.keys().filter((key) => key.includes(id))).toEqual([]);
    }
  });
});

describe('many images in another format', () => {
  it('are taken from what was made for others [GROUND-6]', async () => {
    const ada = await test.person();
    const ids = [await test.image(ada), await test.image(ada)];
    const watch = watchReads();
    for (const id of ids) await asWebp(id);
    const answer = await many(ada, ids);
    expect(answer.status).toBe(200);
    for (const id of ids) expect(answer.text).toContain(`loomlight-${id}.webp`);
    expect(watch.reads).toBe(2);
  });

  it('wait for their turn where others are refused, two files at once for one person [GROUND-6]', async () => {
    const ada = await test.person();
    const ids: string[] = [];
    for (let n = 0; n < 9; n += 1) ids.push(await test.image(ada));
    const watch = watchReads();
    const release = hold(watch);
    const singles = ids.slice(0, 8).map((id) => asWebp(id, ada.token));
    const files = [many(ada, ids), many(ada, ids), many(ada, ids)];
    const first = await Promise.race(files);
    expect([first.status, first.headers['retry-after']]).toEqual([503, '30']);
    release();
    for (const single of await Promise.all(singles)) expect(single.status).toBe(200);
    expect((await Promise.all(files)).map(({ status }) => status).sort()).toEqual([200, 200, 503]);
    expect((await many(ada, ids)).status).toBe(200);
  });
});
