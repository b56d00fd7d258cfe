import { PassThrough } from 'node:stream';
import { contract } from '@loomlight/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { refusalOf } from './uploads.rules.ts';

const mb = 1_000_000;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ UPLOADS_UNUSED_MAX: '10', UPLOADS_UNUSED_MB: '50', UPLOADS_TOTAL_MB: '60' });
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const announce = (who: TestPerson, sizeBytes: number) =>
  test.call(contract.uploads.presigned, {
    token: who.token,
    body: { content_type: 'image/png', file_size: sizeBytes, purpose: 'reference_image' },
  });
const announceImage = (who: TestPerson, sizeBytes: number) =>
  test.call(contract.userSettings.pictureUpload, {
    token: who.token,
    body: { content_type: 'image/png', file_size: sizeBytes, purpose: 'profile_picture' },
  });
const roomOf = async (who: TestPerson) =>
  (await test.call(contract.userSettings.settings, { token: who.token })).body.uploads;
const photo = () =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

const boundary = 'x'.repeat(20);
/** A form with one image; `bytes` undefined: its sender never begins. */
function sendForm(who: TestPerson, bytes: Buffer | undefined) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const form = bytes && Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const body = new PassThrough();
  if (form) body.end(form);
  return test.app.http.inject({
    method: 'POST',
    url: `/api/v1${contract.uploads.reference.path}`,
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(form?.byteLength ?? 10 * mb),
    },
    payload: body,
  });
}

describe('the room that one person has for uploads', () => {
  it('is not passed by a hundred announcements at once [GROUND-9]', { tags: 'on-server' }, async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => (n % 2 === 0 ? announce(ada, 1_000) : announceImage(ada, 1_000))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, error }) => `${status} ${error.code}`))).toEqual(
      new Set(['409 uploads_waiting']),
    );
    expect(await roomOf(ada)).toMatchObject({ waiting_files: { used: 10, max: 10 }, waiting_bytes: { used: 10_000 } });
    // It is each person's own.
    expect((await announce(bob, 1_000)).status).toBe(200);
  });

  it('ends by bytes as well as by number, whichever comes first [GROUND-9]', async () => {
    const ada = await test.person();
    const statuses = [];
    for (const size of [20 * mb, 20 * mb, 20 * mb, 10 * mb, 1]) statuses.push((await announce(ada, size)).status);
    expect(statuses).toEqual([200, 200, 409, 200, 409]);
    expect(await roomOf(ada)).toEqual({
      waiting_files: { used: 3, max: 10 },
      waiting_bytes: { used: 50 * mb, max: 50 * mb },
      bytes: { used: 50 * mb, max: 60 * mb },
    });
  });

  it('is asked for before a byte of an image is taken [GROUND-9]', async () => {
    const ada = await test.person();
    for (const size of [20 * mb, 20 * mb, 5 * mb]) await announce(ada, size);
    const refused = await sendForm(ada, undefined);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'uploads_waiting']);
    expect((await sendForm(ada, await photo())).statusCode).toBe(201);
  });

  it('counts what is kept, and nothing that was refused [GROUND-9]', async () => {
    const ada = await test.person();
    expect((await sendForm(ada, Buffer.from('words'))).statusCode).toBe(415);
    expect(await roomOf(ada)).toMatchObject({ waiting_files: { used: 0 }, bytes: { used: 0 } });
    const key = (await sendForm(ada, await photo())).json<{ key: string }>().key;
    const stored = await test.objectStore.find(key);
    expect(await roomOf(ada)).toMatchObject({ waiting_files: { used: 1 }, bytes: { used: stored?.sizeBytes } });
  });

  it('comes back with a video, whose image waits no more [GROUND-9]', async () => {
    const ada = await test.person({ credits: 500 });
    const key = (await sendForm(ada, await photo())).json<{ key: string }>().key;
    const { body } = await test.call(contract.videos.generate, {
      token: ada.token,
      body: { text_prompt: 'Waves', image_s3_key: key, ratio: 'adaptive' },
    });
    await test.finished(ada, body.id, 'videos');
    const room = await roomOf(ada);
    expect([room.waiting_files.used, room.waiting_bytes.used]).toEqual([0, 0]);
    expect(room.bytes.used).toBeGreaterThan(0);
  });

  it('is not taken by copies for videos that were not started [GROUND-9]', async () => {
    const ada = await test.person({ credits: 3 });
    const id = await test.image(ada);
    const { error } = await test.call(contract.videos.generateFromImages, {
      token: ada.token,
      body: { imageIds: [id], ratio: 'adaptive' },
    });
    expect(error.code).toBe('insufficient_credits');
    expect(await roomOf(ada)).toMatchObject({ waiting_files: { used: 0 }, bytes: { used: 0 } });
  });

  it.each([
    [{ unusedFiles: 9, unusedBytes: 0, totalBytes: 0 }, 10, undefined],
    [{ unusedFiles: 10, unusedBytes: 0, totalBytes: 0 }, 10, 'uploads_waiting'],
    [{ unusedFiles: 0, unusedBytes: 91, totalBytes: 91 }, 10, 'uploads_waiting'],
    [{ unusedFiles: 0, unusedBytes: 90, totalBytes: 90 }, 10, undefined],
    [{ unusedFiles: 0, unusedBytes: 0, totalBytes: 191 }, 10, 'uploads_full'],
    [{ unusedFiles: 0, unusedBytes: 0, totalBytes: 190 }, 10, undefined],
  ])('with %o and %i bytes more answers %s [GROUND-9]', (usage, sizeBytes, answer) => {
    const quota = { unusedFilesMax: 10, unusedBytesMax: 100, totalBytesMax: 200 };
    expect(refusalOf(usage, quota, sizeBytes)).toBe(answer);
  });
});
