import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { contract, limits } from '@loomlight/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blackPng, packedText, withChunks } from '../../testing/png-parts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { removeUnusedUploads } from './remove-unused-uploads.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { presigned, reference } = contract.uploads;

/** A small image that carries what must not be kept: where it was taken. */
async function photo(format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg', side = 64): Promise<Buffer> {
  const source = sharp({ create: { width: side, height: side / 2, channels: 3, background: '#c06020' } });
  return source
    .withExif({ IFD0: { Copyright: 'canaryexif' } })
    .toFormat(format)
    .toBuffer();
}

async function announce(who: TestPerson, bytes: Buffer, type = 'image/jpeg') {
  const { status, body } = await test.call(presigned, {
    token: who.token,
    body: { content_type: type, file_size: bytes.byteLength, purpose: 'reference_image' },
  });
  expect(status).toBe(200);
  return { key: body.key, url: new URL(body.upload_url) };
}

const put = (url: URL, bytes: Buffer, type: string) =>
  test.app.http.inject({
    method: 'PUT',
    url: url.pathname + url.search,
    headers: { 'content-type': type },
    payload: bytes,
  });

/** The same with a body that comes when it likes. */
const putSlowly = (url: URL, bytes: Buffer, body: PassThrough) =>
  test.app.http.inject({
    method: 'PUT',
    url: url.pathname + url.search,
    headers: { 'content-type': 'image/jpeg', 'content-length': String(bytes.byteLength) },
    payload: body,
  });

async function sendForm(who: TestPerson, bytes: Buffer, field = 'file') {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'holiday.png');
  const request = new Request('http://loomlight.test', { method: 'POST', body: form });
  return test.app.http.inject({
    method: 'POST',
    url: `/api/v1${reference.path}`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const codeOf = (answer: { readonly body: string }): unknown => JSON.parse(answer.body || '{}').code;

describe('an announced upload', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('takes a %s, and keeps our own encoding', async (format) => {
    const ada = await test.person();
    const bytes = await photo(format);
    const { key, url } = await announce(ada, bytes, `image/${format}`);
    expect(key.startsWith(`uploads/${ada.userId}/`)).toBe(true);
    expect((await put(url, bytes, `image/${format}`)).statusCode).toBe(200);
    const stored = await test.objectStore.find(key);
    expect(stored?.mediaType).toBe('image/jpeg');
    const chunks = stored ? await stored.open().toArray() : [];
    expect(Buffer.concat(chunks).includes('canaryexif')).toBe(false);
  });

  it('takes one body only [R-ENT-12, R-API-26]', async () => {
    const ada = await test.person();
    const bytes = await photo();
    const { url } = await announce(ada, bytes);
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(url, bytes, 'image/jpeg')));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(codeOf(await put(url, bytes, 'image/jpeg'))).toBe('already_uploaded');
  });

  it('refuses another type, another size, an edited or an expired address, and stores nothing', async () => {
    const ada = await test.person();
    const bytes = await photo();
    const { key, url } = await announce(ada, bytes);
    const edited = new URL(url);
    edited.pathname = edited.pathname.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const answers = [
      await put(url, bytes, 'image/png'),
      await put(url, Buffer.concat([bytes, Buffer.from('x')]), 'image/jpeg'),
      await put(edited, bytes, 'image/jpeg'),
      await put(new URL(url.origin + url.pathname), bytes, 'image/jpeg'),
    ];
    test.clock.advanceSeconds(16 * 60);
    answers.push(await put(url, bytes, 'image/jpeg'));
    expect(answers.map((answer) => [answer.statusCode, codeOf(answer)])).toEqual(
      answers.map(() => [403, 'upload_expired']),
    );
    expect(await test.objectStore.find(key)).toBeUndefined();
  });

  it('never stands in for an address that reads, nor the other way round', async () => {
    const ada = await test.person();
    const bytes = await photo();
    const { key, url } = await announce(ada, bytes);
    await put(url, bytes, 'image/jpeg');
    expect((await test.app.http.inject({ url: url.pathname + url.search })).statusCode).toBe(404);
    const readable = new URL(
      test.objectStore.signedAddress(key, new Date(test.clock.now().getTime() + 60_000)),
      'http://x',
    );
    expect((await put(readable, bytes, 'image/jpeg')).statusCode).toBe(403);
  });

  it.each([
    ['a text named .png', Buffer.from('just some words, no picture'), 415, 'unsupported_image'],
    [
      'a drawing that is a program',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      415,
      'unsupported_image',
    ],
    [
      'a page behind the first bytes of a picture',
      Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'),
      422,
      'invalid_image',
    ],
  ])('refuses %s, and the address can be used again', async (_what, bytes, status, code) => {
    const ada = await test.person();
    const { key, url } = await announce(ada, bytes, 'image/png');
    const answer = await put(url, bytes, 'image/png');
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
    expect(await test.objectStore.find(key)).toBeUndefined();
    expect((await put(url, bytes, 'image/png')).statusCode).toBe(status);
  });

  it('is refused for texts that unpack to five gigabytes, and is spent by the third body that is no image [GROUND-8]', async () => {
    const ada = await test.person();
    const bomb = withChunks(await photo('png'), Array<Buffer>(100).fill(packedText('zTXt', 50_000_000)));
    const { key, url } = await announce(ada, bomb, 'image/png');
    const codes: unknown[] = [];
    for (let n = 0; n < 5; n += 1) codes.push(codeOf(await put(url, bomb, 'image/png')));
    expect(codes).toEqual(['invalid_image', 'invalid_image', 'invalid_image', 'upload_expired', 'upload_expired']);
    expect(await test.objectStore.find(key)).toBeUndefined();
  });

  it('takes a place before its body is read, and only so many for one person [GROUND-8]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const bytes = await photo();
    // Each says what it is, sends nothing, and is asked for no byte before it has a place.
    const bodies = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { url } = await announce(ada, bytes);
        const body = new PassThrough();
        return { url, body, answer: putSlowly(url, bytes, body) };
      }),
    );
    await waitFor('all of them to be under way', async () => {
      const rows = await test.database.db.selectFrom('upload').select('state').execute();
      return rows.every((row) => row.state === 'received');
    });
    const late = await announce(ada, bytes);
    const unread = new PassThrough();
    const refused = await putSlowly(late.url, bytes, unread);
    expect([refused.statusCode, codeOf(refused), refused.headers['retry-after']]).toEqual([503, 'unavailable', '10']);
    expect((await sendForm(ada, bytes)).statusCode).toBe(503);
    const other = await announce(bob, bytes);
    expect((await put(other.url, bytes, 'image/jpeg')).statusCode).toBe(200);
    for (const { body } of bodies) body.end(bytes);
    const answers = await Promise.all(bodies.map(({ answer }) => answer));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(bodies.map(() => 200));
    // Refused for want of a place, it has lost nothing.
    expect((await put(late.url, bytes, 'image/jpeg')).statusCode).toBe(200);
  });

  it('refuses an image of 16000 by 16000 pixels from its header', async () => {
    const ada = await test.person();
    const bomb = blackPng(16_000);
    expect(bomb.byteLength).toBeLessThan(2_000_000);
    const { url } = await announce(ada, bomb, 'image/png');
    const answer = await put(url, bomb, 'image/png');
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'image_too_large']);
  });

  it.each([
    ['a type that is no picture', { content_type: 'text/plain', file_size: 10 }, 415],
    ['an SVG', { content_type: 'image/svg+xml', file_size: 10 }, 415],
    ['20 MB and a byte', { content_type: 'image/png', file_size: limits.referenceMaxBytes + 1 }, 422],
    ['nothing at all', { content_type: 'image/png', file_size: 0 }, 422],
    ['half a byte', { content_type: 'image/png', file_size: 1.5 }, 422],
    ['another purpose', { content_type: 'image/png', file_size: 10, purpose: 'anything' }, 422],
  ])('is refused for %s', async (_what, body, status) => {
    const ada = await test.person();
    const answer = await test.call(presigned, {
      token: ada.token,
      rawBody: { purpose: 'reference_image', ...body },
    });
    expect(answer.status).toBe(status);
    expect(answer.error.message).toMatch(/\.$/);
    expect(await test.database.db.selectFrom('upload').select('id').execute()).toEqual([]);
  });
});

describe('an upload as a form', () => {
  it('answers a key and an address that shows the image [R-API-17]', async () => {
    const ada = await test.person();
    const answer = await sendForm(ada, await photo('png'));
    expect(answer.statusCode).toBe(201);
    const { key, url } = answer.json<{ key: string; url: string }>();
    expect(key).toContain(ada.userId);
    const shown = await test.app.http.inject({ url });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('turns an image upright and makes it no larger than a video needs', async () => {
    const ada = await test.person();
    const bytes = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { key } = (await sendForm(ada, bytes)).json<{ key: string }>();
    const row = await test.database.db.selectFrom('upload').selectAll().where('key', '=', key).executeTakeFirst();
    expect([row?.width, row?.height, row?.state]).toEqual([1024, 2048, 'ready']);
  });

  it('refuses what is too large, empty, no image, in another field, or no form', async () => {
    const ada = await test.person();
    const large = await sendForm(ada, Buffer.alloc(limits.referenceMaxBytes + 1));
    expect([large.statusCode, codeOf(large)]).toEqual([413, 'file_too_large']);
    expect((await sendForm(ada, Buffer.alloc(0))).statusCode).toBe(422);
    expect((await sendForm(ada, Buffer.from('words'))).statusCode).toBe(415);
    expect((await sendForm(ada, await photo('png'), 'picture')).statusCode).toBe(422);
    const json = await test.call(reference, { token: ada.token, rawBody: { file: 'x' } });
    expect(json.status).toBe(415);
    expect(test.objectStore.keys()).toEqual([]);
  });

  it('is for people who are signed in, and for this one call only', async () => {
    expect((await test.call(reference, {})).status).toBe(401);
    const ada = await test.person();
    const elsewhere = await test.app.http.inject({
      method: 'POST',
      url: '/api/v1/images/generate',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    });
    expect(elsewhere.statusCode).toBe(415);
  });
});

describe('uploads that nothing is made of', () => {
  it('are all removed in one round, however many they are [GROUND-9]', async () => {
    const ada = await test.person();
    const created = test.clock.now();
    const rows = Array.from({ length: 450 }, () => ({ id: randomUUID() })).map(({ id }) => ({
      id,
      user_id: ada.userId,
      key: `uploads/${ada.userId}/${id}`,
      purpose: 'reference_image' as const,
      media_type: 'image/jpeg',
      size_bytes: 4,
      state: 'ready' as const,
      width: 1,
      height: 1,
      created_at: created,
      expires_at: created,
    }));
    await test.database.db.insertInto('upload').values(rows).execute();
    for (const { key } of rows) await test.objectStore.put(key, Buffer.from('jpeg'), 'image/jpeg');
    test.clock.advanceSeconds(25 * 3600);
    await removeUnusedUploads({ db: test.database.db, clock: test.clock, objectStore: test.objectStore });
    expect(await test.database.db.selectFrom('upload').select('id').execute()).toEqual([]);
    expect(test.objectStore.keys()).toEqual([]);
  });

  it('go after a day; those that a video starts from stay', async () => {
    const ada = await test.person();
    const used = (await sendForm(ada, await photo('png'))).json<{ key: string }>().key;
    const unused = (await sendForm(ada, await photo('png'))).json<{ key: string }>().key;
    const { body } = await test.call(contract.videos.generate, {
      token: ada.token,
      body: { text_prompt: 'Waves', image_s3_key: used, ratio: 'adaptive' },
    });
    await test.finished(ada, body.id, 'videos');
    test.clock.advanceSeconds(25 * 3600);
    await removeUnusedUploads({ db: test.database.db, clock: test.clock, objectStore: test.objectStore });
    expect(await test.objectStore.find(used)).toBeDefined();
    expect(await test.objectStore.find(unused)).toBeUndefined();
  });
});
