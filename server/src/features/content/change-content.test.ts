import { contract, publicMediaPath } from '@loomlight/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { sweepMediaTasks } from './media-tasks.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

type Area = 'images' | 'videos';

async function make(who: TestPerson, area: Area, options: { is_public?: boolean; is_prompt_locked?: boolean } = {}) {
  const { body } =
    area === 'images'
      ? await test.call(contract.images.generate, {
          token: who.token,
          body: { text_prompt: 'A lake', size: '64x64', seed: 77, ...options },
        })
      : await test.call(contract.videos.generate, {
          token: who.token,
          body: { text_prompt: 'Waves', resolution: '480p', duration: 1, ...options },
        });
  return test.finished(who, body.id, area);
}

const statusOf = async (url: string | null): Promise<number> =>
  (await test.app.http.inject({ url: url ?? '' })).statusCode;
const pathOf = (who: TestPerson, area: Area, id: string): string =>
  publicMediaPath({ userId: who.userId, contentType: area === 'images' ? 'image' : 'video', id });

describe.each(['images', 'videos'] as const)('the owner of %s', (area) => {
  const calls = contract[area];

  it(
    'makes an item private: its old address is dead at once, its listing gone, its lock open',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const item = await make(ada, area, { is_prompt_locked: true });
      const { status, body } = await test.call(calls.visibility, {
        params: { id: item.id },
        token: ada.token,
        body: { is_public: false },
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ is_public: false, is_prompt_locked: false, prompt_price: 0 });
      expect(body.visibility_updated_at).not.toBeNull();
      expect(await statusOf(pathOf(ada, area, item.id))).toBe(404);
      expect(await statusOf(`${pathOf(ada, area, item.id)}_small`)).toBe(404);
      expect(await statusOf(body.media_url)).toBe(200);
      expect(await statusOf(body.small_url)).toBe(200);
      expect((await test.call(calls.get, { params: { id: item.id } })).status).toBe(404);
      expect((await test.call(calls.share, { params: { id: item.id }, token: ada.token })).status).toBe(404);
    },
  );

  it('makes it public again under the address that everybody can build', async () => {
    const ada = await test.person();
    const item = await make(ada, area, { is_public: false });
    const { body } = await test.call(calls.change, {
      params: { id: item.id },
      token: ada.token,
      body: { is_public: true, is_prompt_locked: true, prompt_price: 9 },
    });
    expect(body).toMatchObject({ is_public: true, is_prompt_locked: true, prompt_price: 9 });
    expect(body.media_url).toBe(pathOf(ada, area, item.id));
    expect(await statusOf(body.media_url)).toBe(200);
    expect(await statusOf(item.media_url)).toBe(404);
    expect((await test.call(calls.get, { params: { id: item.id } })).body.text_prompt).toBeNull();
  });

  it('locks with the usual price, changes it, and opens the prompt for everyone [R-API-21, R-API-25]', async () => {
    const ada = await test.person();
    const { id } = await make(ada, area);
    const lock = (body: { is_prompt_locked: boolean; prompt_price?: number }) =>
      test.call(calls.lock, { params: { id }, token: ada.token, body });
    expect((await lock({ is_prompt_locked: true })).body).toMatchObject({ is_prompt_locked: true, prompt_price: 5 });
    expect((await lock({ is_prompt_locked: true, prompt_price: 40 })).body.prompt_price).toBe(40);
    expect((await lock({ is_prompt_locked: true })).body.prompt_price).toBe(40);
    const opened = (await lock({ is_prompt_locked: false, prompt_price: 40 })).body;
    expect(opened).toMatchObject({ is_prompt_locked: false, prompt_price: 0, has_prompt_access: true });
    expect(opened.lock_updated_at).not.toBeNull();
  });

  it('is told what cannot be: a lock on what is private, a price for what is open, a price off the scale, nothing', async () => {
    const ada = await test.person();
    const secret = await make(ada, area, { is_public: false });
    const open = await make(ada, area);
    const change = (id: string, rawBody: unknown) =>
      test.call(calls.change, { params: { id }, token: ada.token, rawBody });
    expect((await change(secret.id, { is_prompt_locked: true })).error.code).toBe('private_content');
    expect((await change(open.id, { is_public: false, is_prompt_locked: true })).error.code).toBe('private_content');
    expect((await change(open.id, { prompt_price: 5 })).error.code).toBe('not_locked');
    for (const price of [0.5, 101, -1, '5', null])
      expect((await change(open.id, { is_prompt_locked: true, prompt_price: price })).status).toBe(422);
    expect((await change(open.id, {})).status).toBe(422);
    const after = await test.call(calls.get, { params: { id: open.id }, token: ada.token });
    expect(after.body).toMatchObject({ is_public: true, is_prompt_locked: false, prompt_price: 0 });
  });

  it('removes it, with its media, and the ledger keeps what it cost [R-API-12, R-API-24, KEEP-25]', async () => {
    const ada = await test.person();
    const item = await make(ada, area);
    const { status, text } = await test.call(calls.remove, { params: { id: item.id }, token: ada.token });
    expect([status, text]).toEqual([204, '']);
    expect((await test.call(calls.get, { params: { id: item.id }, token: ada.token })).status).toBe(404);
    expect(test.objectStore.keys().filter((key) => !key.includes('/private/'))).toEqual([]);
    const history = await test.call(contract.credits.history, { token: ada.token });
    expect(history.body.transactions.some((entry) => entry.generation_id === item.id)).toBe(true);
    const profile = await test.call(contract.profiles.profile, {
      params: { username: ada.username },
      token: ada.token,
    });
    expect(profile.body.user.counts.posts).toBe(0);
    expect((await test.call(calls.remove, { params: { id: item.id }, token: ada.token })).status).toBe(404);
  });

  it('reads how it is doing, by day [R-API-18]', async () => {
    const ada = await test.person();
    const bob = await test.person();
    const { id } = await make(ada, area);
    const contentType = area === 'images' ? ('image' as const) : ('video' as const);
    await test.call(calls.view, { params: { id }, token: bob.token });
    await test.call(calls.view, { params: { id }, token: bob.token });
    await test.call(calls.download, { params: { id }, token: bob.token });
    await test.call(calls.share, { params: { id }, token: bob.token });
    await test.call(contract.favorites.set, {
      params: { id },
      token: bob.token,
      body: { content_type: contentType, action: 'favorite' },
    });
    test.clock.advanceSeconds(24 * 3600);
    await test.call(calls.view, { params: { id } });
    // The jump of the clock ended the session of a quarter of an hour.
    const login = await test.call(contract.accounts.login, { body: { email: ada.email, password: test.password } });
    const body = await waitFor('both views', async () => {
      const answer = await test.call(calls.analytics, { params: { id }, token: login.body.token });
      return answer.body.views === 2 && answer.body;
    });
    expect(body).toMatchObject({ views: 2, favorites: 1, downloads: 1, shares: 1, unlocks: 0, credits_earned: 0 });
    expect(body.daily.map(({ views, favorites, downloads }) => [views, favorites, downloads])).toEqual([
      [1, 1, 1],
      [1, 0, 0],
    ]);
  });

  it(
    'is the only one who may: what others may see is forbidden to them, what they may not see is not there [R-API-49, GROUND-27]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const bob = await test.person();
      const item = await make(ada, area);
      const other = area === 'images' ? contract.videos : contract.images;
      const attempts = (token: string | undefined, from: typeof contract.images | typeof contract.videos) => {
        const sent = { params: { id: item.id }, ...(token === undefined ? {} : { token }) };
        return Promise.all([
          test.call(from.change, { ...sent, body: { is_public: false } }),
          test.call(from.lock, { ...sent, body: { is_prompt_locked: true } }),
          test.call(from.visibility, { ...sent, body: { is_public: false } }),
          test.call(from.remove, sent),
          test.call(from.analytics, sent),
        ]);
      };
      expect((await attempts(bob.token, calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
      expect((await attempts(undefined, calls)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
      // Its owner, through the calls of the other kind.
      expect((await attempts(ada.token, other)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      const after = await test.call(calls.get, { params: { id: item.id } });
      expect(after.body).toMatchObject({ is_public: true, is_prompt_locked: false });
      await test.call(calls.visibility, { params: { id: item.id }, token: ada.token, body: { is_public: false } });
      expect((await attempts(bob.token, calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    },
  );

  it('ends with the row and the files agreeing when many changes come at once', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    const item = await make(ada, area);
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        test.call(calls.visibility, {
          params: { id: item.id },
          token: ada.token,
          body: { is_public: index % 2 === 1 },
        }),
      ),
    );
    await sweepMediaTasks({
      db: test.database.db,
      clock: test.clock,
      objectStore: test.objectStore,
      signals: test.database.signals,
      onError: rethrow,
    });
    const { body } = await test.call(calls.get, { params: { id: item.id }, token: ada.token });
    expect(await statusOf(body.media_url)).toBe(200);
    expect(await statusOf(body.small_url)).toBe(200);
    expect(await statusOf(body.wide_url ?? body.small_url)).toBe(200);
    expect(test.objectStore.keys()).toHaveLength(body.wide_url === null ? 2 : 3);
    expect(await statusOf(pathOf(ada, area, item.id))).toBe(body.is_public ? 200 : 404);
  });
});

function rethrow(error: unknown): never {
  throw error;
}

describe('a still that is asked for while its item changes', () => {
  it('is dead under its old address afterwards, even when it was read just before its file moved', async () => {
    const ada = await test.person();
    const item = await make(ada, 'images');
    const small = `${pathOf(ada, 'images', item.id)}_small`;
    const { move } = test.objectStore;
    // Somebody looks at the worst moment: the row has changed, the file has not moved yet.
    test.objectStore.move = async (from, to) => {
      await statusOf(small);
      await move(from, to);
    };
    try {
      await test.call(contract.images.visibility, {
        params: { id: item.id },
        token: ada.token,
        body: { is_public: false },
      });
    } finally {
      test.objectStore.move = move;
    }
    expect(await statusOf(small)).toBe(404);
  });
});

describe('a change', () => {
  it('waits until the image is finished', async () => {
    const ada = await test.person();
    const release = test.holdEngine();
    const { body } = await test.call(contract.images.generate, { token: ada.token, body: { text_prompt: 'A lake' } });
    const hidden = await test.call(contract.images.visibility, {
      params: { id: body.id },
      token: ada.token,
      body: { is_public: false },
    });
    const removed = await test.call(contract.images.remove, { params: { id: body.id }, token: ada.token });
    expect([hidden.error.code, removed.error.code]).toEqual(['not_ready', 'not_ready']);
    release();
    await test.finished(ada, body.id);
  });

  it('is finished by the next round when the process died between row and files', async () => {
    const ada = await test.person();
    const item = await make(ada, 'images');
    const target = `generated/${ada.userId}/images/private/x/${item.id}`;
    await test.database.db
      .insertInto('media_task')
      .values({
        content_id: item.id,
        action: 'move',
        key: `generated/${ada.userId}/images/public/${item.id}`,
        target,
        created_at: test.clock.now(),
        lease_until: test.clock.now(),
      })
      .execute();
    await sweepMediaTasks({
      db: test.database.db,
      clock: test.clock,
      objectStore: test.objectStore,
      signals: test.database.signals,
      onError: rethrow,
    });
    expect(test.objectStore.keys()).toContain(target);
    expect(await statusOf(pathOf(ada, 'images', item.id))).toBe(404);
  });
});

describe('the mark in a file', () => {
  const xmpOf = async (url: string | null): Promise<string> => {
    const file = await test.app.http.inject({ url: url ?? '' });
    return (await sharp(file.rawPayload).metadata()).xmp?.toString('utf8') ?? '';
  };

  it('says that it was computed and by what, and never the seed [ORIGIN-14]', async () => {
    const ada = await test.person();
    for (const options of [{}, { is_prompt_locked: true }, { is_public: false }]) {
      const mark = await xmpOf((await make(ada, 'images', options)).media_url);
      expect(mark).toContain('digitalsourcetype/algorithmicMedia');
      expect(mark).toContain('loomlight:Engine="memory"');
      expect(mark).not.toContain('Seed');
      expect(mark).not.toContain('lake');
    }
  });

  it('stays as it is when the prompt is locked later: the file has not changed by a byte [ORIGIN-14]', async () => {
    const ada = await test.person();
    const item = await make(ada, 'images');
    const read = async () => (await test.app.http.inject({ url: item.media_url ?? '' })).rawPayload;
    const before = await read();
    const lock = { params: { id: item.id }, token: ada.token, body: { is_prompt_locked: true } };
    expect((await test.call(contract.images.lock, lock)).status).toBe(200);
    expect(await read()).toEqual(before);
  });

  it('of an older file loses the seed when the prompt is locked, and says the rest as before', async () => {
    const ada = await test.person();
    const item = await make(ada, 'images');
    const key = test.objectStore.keys().find((one) => one.endsWith(item.id)) ?? '';
    const older = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .withXmp((await xmpOf(item.media_url)).replace('/>', ' loomlight:Seed="77"/>'))
      .png()
      .toBuffer();
    await test.objectStore.put(key, older, 'image/png');
    expect(await xmpOf(item.media_url)).toContain('Seed="77"');
    await test.call(contract.images.lock, {
      params: { id: item.id },
      token: ada.token,
      body: { is_prompt_locked: true },
    });
    const mark = await xmpOf(item.media_url);
    expect(mark).toContain('algorithmicMedia');
    expect(mark).not.toContain('Seed');
    const file = await test.call(contract.images.download, { params: { id: item.id }, query: { format: 'webp' } });
    expect(file.text).not.toContain('Seed');
  });
});
