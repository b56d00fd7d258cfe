import { apiBase, contract, type ReplyOf } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const asGuest = (id: string) => test.call(contract.gallery.publicImage, { params: { id } });

describe('who may see what', () => {
  it('hides a private item from everybody else as if it were not there, to the byte [R-API-14, R-API-48]', async () => {
    const ada = await test.person();
    const bob = await test.person();
    const secret = await test.image(ada, { is_public: false, text_prompt: 'canaryprivate' });
    const missing = '01a1fdc9-2723-7591-8e12-6769da3e780a';
    const strip = (text: string): string => text.replace(/"request_id":"[^"]*"/, '');
    for (const [endpoint, token] of [
      [contract.images.get, undefined],
      [contract.images.get, bob.token],
      [contract.gallery.publicImage, bob.token],
      [contract.gallery.publicImage, ada.token],
      [contract.images.download, bob.token],
      [contract.images.share, ada.token],
    ] as const) {
      const sent = token === undefined ? {} : { token };
      const hidden = await test.call(endpoint, { params: { id: secret }, ...sent });
      const absent = await test.call(endpoint, { params: { id: missing }, ...sent });
      expect([hidden.status, strip(hidden.text)]).toEqual([404, strip(absent.text)]);
    }
    expect((await test.call(contract.images.get, { params: { id: secret }, token: ada.token })).body.text_prompt).toBe(
      'canaryprivate',
    );
    const lists = [
      await test.call(contract.gallery.publicImages, { query: { include: 'details' }, token: bob.token }),
      await test.call(contract.profiles.content, { params: { username: ada.username }, token: bob.token }),
      await test.call(contract.profiles.profile, { params: { username: ada.username } }),
    ];
    for (const list of lists) {
      expect(list.text).not.toContain(secret);
      expect(list.text).not.toContain('canaryprivate');
    }
    expect(lists[2]?.text).toContain('"posts":0');
  });

  it('keeps a locked prompt, its length and its seed from everybody but the owner [R-ENT-04, R-ENT-13, R-API-14, R-API-48]', async () => {
    const ada = await test.person();
    const bob = await test.person();
    const id = await test.image(ada, { is_prompt_locked: true, prompt_price: 7, text_prompt: 'canarylocked words' });
    const views = [
      await asGuest(id),
      await test.call(contract.images.get, { params: { id }, token: bob.token }),
      await test.call(contract.gallery.publicImages, { query: { include: 'details' }, token: bob.token }),
      await test.call(contract.gallery.publicImages),
      await test.call(contract.profiles.content, { params: { username: ada.username } }),
      await test.call(contract.images.share, { params: { id } }),
      await test.call(contract.images.download, { params: { id }, query: { format: 'png' } }),
    ];
    for (const view of views) {
      expect(view.status).toBe(200);
      expect(view.text + JSON.stringify(view.headers)).not.toContain('canarylocked');
    }
    expect(views[1]?.body).toMatchObject({
      text_prompt: null,
      seed: null,
      has_prompt_access: false,
      is_prompt_locked: true,
      prompt_price: 7,
      credits_used: null,
    });
    expect((await test.call(contract.images.get, { params: { id }, token: ada.token })).body).toMatchObject({
      text_prompt: 'canarylocked words',
      has_prompt_access: true,
      credits_used: 1,
    });
  });

  it('shows what is unfinished or failed to its owner alone', async () => {
    const ada = await test.person();
    test.engine.script = async () => ({ kind: 'refused', reason: 'No' });
    const id = await test.image(ada);
    expect((await asGuest(id)).status).toBe(404);
    expect((await test.call(contract.images.get, { params: { id } })).status).toBe(404);
    expect((await test.call(contract.images.get, { params: { id }, token: ada.token })).body.status).toBe('failed');
    expect((await test.call(contract.gallery.publicImages)).body.images).toBeNull();
  });

  it('answers nonsense ids and videos under images with 404', async () => {
    for (const id of ['nonsense', '1', "'; DROP TABLE users", '%00'])
      expect((await test.call(contract.images.get, { params: { id } })).status).toBe(404);
  });
});

describe('counters', () => {
  it('count an opened item once per viewer and day, never for its owner, and nothing for reading about it [R-API-37, PEOPLE-11]', async () => {
    const ada = await test.person();
    const bob = await test.person();
    const id = await test.image(ada);
    for (let index = 0; index < 5; index += 1) {
      await asGuest(id);
      await test.call(contract.gallery.publicImage, { params: { id }, token: bob.token });
      for (const token of [undefined, bob.token, ada.token])
        expect((await test.call(contract.images.view, { params: { id }, ...(token && { token }) })).status).toBe(204);
    }
    const counted = (views: number) =>
      waitFor(`${views} views`, async () => (await asGuest(id)).body.view_count === views);
    await counted(2);
    test.clock.advanceSeconds(86_400);
    await test.call(contract.images.view, { params: { id } });
    await counted(3);
    // The many looks of this waiting counted nothing.
    expect(await test.database.pool.query('SELECT views FROM content_day ORDER BY day')).toMatchObject({
      rows: [{ views: 2 }, { views: 1 }],
    });
  });

  it('count favorites exactly when 100 clicks come at once [R-API-40]', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    const bob = await test.person();
    const id = await test.image(ada);
    const click = (action: 'favorite' | 'unfavorite') =>
      test.call(contract.favorites.set, { params: { id }, token: bob.token, body: { content_type: 'image', action } });
    await Promise.all(Array.from({ length: 100 }, () => click('favorite')));
    const liked = await test.call(contract.images.get, { params: { id }, token: bob.token });
    expect(liked.body).toMatchObject({ favorite_count: 1, is_user_favorite: true });
    expect((await asGuest(id)).body).toMatchObject({ favorite_count: 1, is_user_favorite: false });
    await Promise.all(Array.from({ length: 100 }, () => click('unfavorite')));
    expect((await click('unfavorite')).body).toEqual({
      success: true,
      status: 'unfavorited',
      stats: { favorite_count: 0, view_count: expect.any(Number) },
    });
  });

  it('let nobody favorite a private item, nor a guest anything [R-API-40]', async () => {
    const ada = await test.person();
    const bob = await test.person();
    const id = await test.image(ada, { is_public: false });
    const body = { content_type: 'image', action: 'favorite' } as const;
    expect((await test.call(contract.favorites.set, { params: { id }, token: bob.token, body })).status).toBe(404);
    expect((await test.call(contract.favorites.set, { params: { id }, body })).status).toBe(401);
  });
});

describe('files', () => {
  it('download in the format asked for, with a name of ours, and count [R-API-14]', async () => {
    const ada = await test.person();
    const id = await test.image(ada);
    for (const [format, type] of [
      [undefined, 'image/png'],
      ['png', 'image/png'],
      ['jpg', 'image/jpeg'],
      ['webp', 'image/webp'],
    ] as const) {
      const { headers, status } = await test.call(contract.images.download, {
        params: { id },
        query: format ? { format } : {},
      });
      expect([status, headers['content-type']]).toEqual([200, type]);
      expect(headers['content-disposition']).toBe(`attachment; filename="loomlight-${id}.${format ?? 'png'}"`);
    }
    expect((await asGuest(id)).body.download_count).toBe(1);
    const bob = await test.person();
    for (const { token } of [ada, bob, bob]) await test.call(contract.images.download, { params: { id }, token });
    expect((await asGuest(id)).body.download_count).toBe(2);
    const head = await test.app.http.inject({ method: 'HEAD', url: `${apiBase}/images/${id}/download` });
    expect(head.statusCode).toBe(404);
    expect((await test.call(contract.images.download, { params: { id }, query: { format: 'gif' } })).status).toBe(422);
  });

  it('are served with a tag, answer 304 and ranges', async () => {
    const ada = await test.person();
    const url = (await test.call(contract.images.get, { params: { id: await test.image(ada) } })).body.media_url ?? '';
    const whole = await test.app.http.inject({ url });
    expect(whole.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=60',
      'x-content-type-options': 'nosniff',
    });
    const etag = String(whole.headers.etag);
    expect((await test.app.http.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    const part = await test.app.http.inject({ url, headers: { range: 'bytes=0-9' } });
    expect([part.statusCode, part.rawPayload.length, part.headers['content-range']]).toEqual([
      206,
      10,
      `bytes 0-9/${whole.rawPayload.length}`,
    ]);
    expect((await test.app.http.inject({ url, headers: { range: 'bytes=99999999-' } })).statusCode).toBe(416);
  });
});

describe('the public listing', () => {
  it('walks towards the newest without repeats too', async () => {
    const ada = await test.person();
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) ids.push(await test.image(ada));
    const oldest = (await test.call(contract.gallery.publicImages, { query: { offset: '6' } })).body.images?.[0];
    let cursor = { last_created_at: oldest?.created_at ?? '', before: oldest?.id ?? '' };
    const seen: string[] = [];
    for (let page = 0; page < 5; page += 1) {
      const { body }: { body: ReplyOf<typeof contract.gallery.publicImages> } = await test.call(
        contract.gallery.publicImages,
        { query: { limit: '2', filter_direction: 'after', ...cursor } },
      );
      seen.push(...(body.images ?? []).map((image) => image.id).toReversed());
      if (!body.next) break;
      cursor = body.next;
    }
    expect(seen).toEqual(ids.slice(1));
  });

  it('pages by key without gaps or repeats, older and newer, and ends with null [R-API-36]', async () => {
    const ada = await test.person();
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) ids.unshift(await test.image(ada));
    const seen: string[] = [];
    let cursor: { last_created_at?: string; before?: string } = {};
    for (let page = 0; page < 5; page += 1) {
      const { body }: { body: ReplyOf<typeof contract.gallery.publicImages> } = await test.call(
        contract.gallery.publicImages,
        {
          query: { limit: '3', ...cursor },
        },
      );
      seen.push(...(body.images ?? []).map((image) => image.id));
      if (!body.next) break;
      cursor = body.next;
    }
    expect(seen).toEqual(ids);
    const oldest = (await test.call(contract.gallery.publicImages, { query: { offset: '6' } })).body.images?.[0];
    const newer = await test.call(contract.gallery.publicImages, {
      query: {
        limit: '2',
        last_created_at: oldest?.created_at ?? '',
        before: oldest?.id ?? '',
        filter_direction: 'after',
      },
    });
    expect(newer.body.images?.map((image) => image.id)).toEqual(ids.slice(4, 6));
    expect((await test.call(contract.gallery.publicImages, { query: { offset: '7' } })).body).toEqual({
      images: null,
      next: null,
    });
  });

  it('gives cards enough to be laid out, and no word [R-GAL-07]', async () => {
    const ada = await test.person();
    const id = await test.image(ada);
    const { body } = await test.call(contract.gallery.publicImages);
    expect(Object.keys(body.images?.[0] ?? {}).toSorted()).toEqual([
      'created_at',
      'height',
      'id',
      'placeholder',
      'small_url',
      'user_id',
      'width',
    ]);
    expect(body.images?.[0]).toMatchObject({ id, width: 64, height: 64, user_id: ada.userId });
  });
});

describe('profiles', () => {
  it('count what the viewer can see, and are found in any case [R-ENT-03, R-API-27]', async () => {
    const ada = await test.person({ username: 'Ada Byron' });
    await test.image(ada);
    await test.image(ada, { is_public: false });
    const params = { username: 'ADA BYRON' };
    expect((await test.call(contract.profiles.profile, { params })).body.user).toMatchObject({
      username: 'Ada Byron',
      fullName: 'Ada Byron',
      counts: { posts: 1, images: 1, videos: 0 },
    });
    expect((await test.call(contract.profiles.profile, { params, token: ada.token })).body.user.counts.posts).toBe(2);
    const mine = await test.call(contract.profiles.content, { params, token: ada.token });
    expect([mine.body.images.length, mine.body.total]).toEqual([2, 2]);
    const theirs = await test.call(contract.profiles.content, { params });
    expect([theirs.body.images.length, theirs.body.total]).toEqual([1, 1]);
    expect(theirs.text).not.toContain(ada.email);
    expect((await test.call(contract.profiles.profile, { params: { username: 'Nobody Here' } })).status).toBe(404);
  });
});
