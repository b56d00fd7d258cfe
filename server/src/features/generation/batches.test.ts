import { contract } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const start = (who: TestPerson, count: number, body: { is_public?: boolean; seed?: number } = {}) =>
  test.call(contract.images.generateMany, {
    token: who.token,
    body: { text_prompt: 'A quiet lake', size: '64x64', count, ...body },
  });
const read = (id: string, who?: TestPerson) =>
  test.call(contract.images.get, { params: { id }, ...(who && { token: who.token }) });
/** A finished batch, by its ids in order. */
async function batchOf(who: TestPerson, count: number, body: { is_public?: boolean; seed?: number } = {}) {
  const ids = (await start(who, count, body)).body.generations.map(({ id }) => id);
  for (const id of ids) await test.finished(who, id);
  return ids;
}
const idsOf = (contents: readonly { readonly id: string }[] | undefined) => contents?.map(({ id }) => id);

describe('what was started together', () => {
  it('is told whole and in order to its owner, whichever of them is asked for [MAKE-31]', async () => {
    const ada = await test.person();
    const started = (await start(ada, 4, { seed: 7 })).body.generations;
    const ids = started.map(({ id }) => id);
    expect(started.map(({ batch_id }) => batch_id)).toEqual(Array.from({ length: 4 }, () => ids[0]));
    for (const id of ids) await test.finished(ada, id);
    for (const id of ids) {
      const { body } = await read(id, ada);
      expect(body.id).toBe(id);
      expect(idsOf(body.batch)).toEqual(ids);
      expect(body.batch?.map(({ seed, status }) => [seed, status])).toEqual(
        [7, 8, 9, 10].map((seed) => [seed, 'completed']),
      );
    }
    const list = await test.call(generations.list, { token: ada.token });
    expect(list.body.generations.every(({ batch_id }) => batch_id === ids[0])).toBe(true);
  });

  it('is a batch for variations and videos of several images too, and none for one alone [MAKE-31]', async () => {
    const ada = await test.person({ credits: 100 });
    const [first, second] = [await test.image(ada), await test.image(ada)];
    const variations = await test.call(contract.images.variations, {
      params: { id: first },
      token: ada.token,
      body: { count: 3 },
    });
    const [variation] = variations.body.generations;
    expect(idsOf((await read(variation?.id ?? '', ada)).body.batch)).toEqual(idsOf(variations.body.generations));
    const videos = await test.call(contract.videos.generateFromImages, {
      token: ada.token,
      body: { imageIds: [first, second], resolution: '480p', duration: 1 },
    });
    const video = await test.call(contract.videos.get, { token: ada.token, params: { id: videos.body.id } });
    expect(idsOf(video.body.batch)).toEqual(idsOf(videos.body.generations));
    const alone = (await start(ada, 1)).body.generation;
    for (const id of [first, alone.id]) {
      const { body } = await read(id, ada);
      expect([body.batch_id, body.batch]).toEqual([null, undefined]);
    }
  });

  it('is nobody else’s to see or to count, though one of it is public [MAKE-31]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const ids = await batchOf(ada, 4);
    for (const id of ids.slice(1))
      await test.call(contract.images.visibility, { token: ada.token, params: { id }, body: { is_public: false } });
    const [shown = '', ...hidden] = ids;
    const answers = [
      await read(shown, bob),
      await read(shown),
      await test.call(contract.gallery.publicImage, { params: { id: shown } }),
      await test.call(contract.gallery.publicImages, { query: { include: 'details' } }),
      await test.call(contract.profiles.content, { params: { username: ada.username }, token: bob.token, query: {} }),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/"batch":/);
      expect(text).not.toMatch(/"batch_id":"/);
      for (const id of hidden) expect(text).not.toContain(id);
    }
    for (const id of hidden) expect((await read(id, bob)).status).toBe(404);
    expect(idsOf((await read(shown, ada)).body.batch)).toEqual(ids);
  });

  it('goes on without one that was removed, the first too, until one is left alone [MAKE-31]', async () => {
    const ada = await test.person();
    const ids = await batchOf(ada, 3);
    const remove = (id: string) => test.call(contract.images.remove, { token: ada.token, params: { id } });
    await remove(ids[0] ?? '');
    expect(idsOf((await read(ids[2] ?? '', ada)).body.batch)).toEqual(ids.slice(1));
    await remove(ids[1] ?? '');
    expect((await read(ids[2] ?? '', ada)).body.batch).toBeUndefined();
  });

  it(
    'is begun whole or not at all, however many are asked for at once [MAKE-31, MAKE-30]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person({ credits: 11 });
      test.pauseEngine();
      const answers = await Promise.all(Array.from({ length: 100 }, () => start(ada, 4)));
      const begun = answers.filter(({ status }) => status === 202);
      expect(begun).toHaveLength(2);
      expect(begun.every(({ body }) => body.generations.length === 4)).toBe(true);
      expect(await test.balance(ada)).toBe(3);
      const { rows } = await test.database.pool.query<{ contents: number }>(
        'SELECT count(*)::int AS items FROM content GROUP BY batch_id',
      );
      expect(rows).toEqual([{ items: 4 }, { items: 4 }]);
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );
});

describe('taking a batch back', () => {
  const cancel = (who: TestPerson, id: string) =>
    test.call(generations.cancelBatch, { token: who.token, params: { id } });

  it('keeps what is done and gives the rest back, whichever of them is named [MAKE-33]', async () => {
    const ada = await test.person();
    let painted = 0;
    const held = Promise.withResolvers<void>();
    const paint = test.engine.script;
    test.engine.script = async (...asked) => {
      painted += 1;
      if (painted > 1) await held.promise;
      return paint(...asked);
    };
    const ids = (await start(ada, 4)).body.generations.map(({ id }) => id);
    const done = await waitFor('one to be done', async () => {
      const { body } = await read(ids[0] ?? '', ada);
      return body.batch?.find(({ status }) => status === 'completed')?.id;
    });
    const { status, body } = await cancel(ada, ids[3] ?? '');
    expect([status, body.refunded_credits]).toEqual([200, 3]);
    expect(idsOf(body.generations)).toEqual(ids);
    expect(body.generations.map(({ id, status }) => [id === done, status])).toEqual(
      ids.map((id) => (id === done ? [true, 'completed'] : [false, 'failed'])),
    );
    held.resolve();
    expect(await test.balance(ada)).toBe(49);
    expect((await cancel(ada, ids[0] ?? '')).body.refunded_credits).toBe(0);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it(
    'gives each credit back once, however many ask at once, for the batch or for one of it [MAKE-33]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const release = test.pauseEngine();
      const ids = (await start(ada, 4)).body.generations.map(({ id }) => id);
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, index) => {
          const params = { id: ids[index % 4] ?? '' };
          return test.call(index % 3 === 0 ? generations.cancel : generations.cancelBatch, {
            token: ada.token,
            params,
          });
        }),
      );
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(answers.reduce((sum, { body }) => sum + body.refunded_credits, 0)).toBe(4);
      expect(await test.balance(ada)).toBe(50);
      release();
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it('is not there for somebody else, and a batch of one is the one [MAKE-33]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const release = test.pauseEngine();
    const ids = (await start(ada, 2)).body.generations.map(({ id }) => id);
    const alone = (await start(ada, 1)).body.id;
    for (const id of [...ids, alone, '01a1fdc9-2723-7591-8e12-6769da3e780a', 'no-id'])
      expect((await cancel(bob, id)).status).toBe(404);
    expect(await test.balance(ada)).toBe(47);
    expect((await cancel(ada, alone)).body).toMatchObject({ refunded_credits: 1, generations: [{ id: alone }] });
    expect(await test.balance(ada)).toBe(48);
    release();
  });

  it('says that it is too late only where nothing could be stopped [MAKE-33]', async () => {
    const ada = await test.person();
    test.engine.capabilities = { ...test.engine.capabilities, restartable: false };
    const release = test.pauseEngine();
    const ids = (await start(ada, 3)).body.generations.map(({ id }) => id);
    await waitFor('two to be with the engine', async () => test.engine.requests.length === 2);
    const first = await cancel(ada, ids[0] ?? '');
    expect([first.status, first.body.refunded_credits]).toEqual([200, 1]);
    expect(await cancel(ada, ids[0] ?? '')).toMatchObject({ status: 409, body: { code: 'too_late_to_cancel' } });
    release();
    for (const id of ids) await test.finished(ada, id);
    expect(await test.balance(ada)).toBe(48);
    test.engine.capabilities = { ...test.engine.capabilities, restartable: true };
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});
