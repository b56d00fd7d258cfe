import { contract, defaultPreferences, defaultSettings } from '@loomlight/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { userSettings } = contract;

async function upload(who: TestPerson, bytes?: Buffer): Promise<string> {
  const picture =
    bytes ??
    (await sharp({ create: { width: 900, height: 300, channels: 3, background: 'tomato' } })
      .withExif({ IFD0: { Copyright: 'canaryexif' } })
      .png()
      .toBuffer());
  const { body } = await test.call(userSettings.pictureUpload, {
    token: who.token,
    body: { content_type: 'image/png', file_size: picture.byteLength, purpose: 'profile_picture' },
  });
  const url = new URL(body.upload_url);
  await test.app.http.inject({
    method: 'PUT',
    url: url.pathname + url.search,
    headers: { 'content-type': 'image/png' },
    payload: picture,
  });
  return body.file_id;
}

const take = (who: TestPerson, fileId: string) =>
  test.call(userSettings.picture, { token: who.token, body: { file_id: fileId } });

describe('a profile picture', () => {
  it('is cut to a square, encoded anew, and seen by everybody, and the one before is removed [R-ENT-12, R-API-04]', async () => {
    const ada = await test.person();
    const first = await take(ada, await upload(ada));
    expect(first.status).toBe(200);
    const seen = await test.app.http.inject({ url: first.body.profile_pic ?? '' });
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    const { width, height, exif } = await sharp(seen.rawPayload).metadata();
    expect([width, height, exif]).toEqual([512, 512, undefined]);
    const profile = await test.call(contract.profiles.profile, { params: { username: ada.username } });
    expect(profile.body.user.profile_pic).toBe(first.body.profile_pic);
    const second = await take(ada, await upload(ada));
    expect(second.body.profile_pic).not.toBe(first.body.profile_pic);
    expect((await test.app.http.inject({ url: first.body.profile_pic ?? '' })).statusCode).toBe(404);
    expect(test.objectStore.keys()).toHaveLength(1);
  });

  it("is not made of somebody else's upload, of nothing, of what is no image, or of a video's", async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    expect((await take(bob, await upload(ada))).status).toBe(404);
    expect((await take(ada, 'nothing')).status).toBe(404);
    expect((await take(ada, await upload(ada, Buffer.from('words')))).error.code).toBe('upload_missing');
    const reference = await test.call(contract.uploads.presigned, {
      token: ada.token,
      body: { content_type: 'image/png', file_size: 10, purpose: 'reference_image' },
    });
    expect((await take(ada, reference.body.key.split('/').at(-1) ?? '')).status).toBe(404);
    expect((await test.call(contract.accounts.profile, { token: ada.token })).body.profile_pic).toBeNull();
  });

  it.each([
    ['a text', { content_type: 'text/plain', file_size: 10 }, 422, 'Please select a valid image file'],
    ['5 MB and a byte', { content_type: 'image/png', file_size: 5_000_001 }, 422, 'File size must be less than 5MB'],
    [
      'an SVG',
      { content_type: 'image/svg+xml', file_size: 10 },
      415,
      'Please upload a JPEG, PNG, WebP, GIF or AVIF picture.',
    ],
  ])('is not announced for %s', async (_what, body, status, sentence) => {
    const ada = await test.person();
    const answer = await test.call(userSettings.pictureUpload, {
      token: ada.token,
      rawBody: { purpose: 'profile_picture', ...body },
    });
    expect([answer.status, answer.error.message]).toEqual([status, sentence]);
  });
});

describe('the profile', () => {
  it('takes another name and a bio; a taken or reserved name is refused', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const change = (rawBody: object) => test.call(userSettings.profile, { token: ada.token, rawBody });
    expect((await change({ username: 'Ada Neu', bio: 'Lakes.' })).body).toMatchObject({
      username: 'Ada Neu',
      bio: 'Lakes.',
    });
    const seen = await test.call(contract.profiles.profile, { params: { username: 'Ada Neu' } });
    expect(seen.body.user.bio).toBe('Lakes.');
    expect((await test.call(contract.profiles.profile, { params: { username: 'ada neu' } })).status).toBe(200);
    expect((await change({ username: bob.username.toUpperCase() })).error.code).toBe('username_taken');
    expect((await change({ username: 'favorites' })).status).toBe(422);
    expect((await change({ bio: 'x'.repeat(301) })).status).toBe(422);
    expect((await change({})).body.username).toBe('Ada Neu');
  });
});

describe('choices', () => {
  it('begin with the defaults, change field by field, and belong to one person [R-API-28]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    expect((await test.call(userSettings.preferences, { token: ada.token })).body).toEqual(defaultPreferences);
    await test.call(userSettings.savePreferences, { token: ada.token, body: { theme: 'light' } });
    const { body } = await test.call(userSettings.savePreferences, {
      token: ada.token,
      body: { default_style: 'neon' },
    });
    expect(body).toEqual({ ...defaultPreferences, theme: 'light', default_style: 'neon' });
    expect((await test.call(userSettings.preferences, { token: bob.token })).body).toEqual(defaultPreferences);
    const settings = await test.call(userSettings.saveSettings, {
      token: ada.token,
      body: { email_notifications: false },
    });
    expect(settings.body).toEqual({ ...defaultSettings, email_notifications: false });
    expect((await test.call(userSettings.settings, { token: ada.token })).body).toMatchObject(settings.body);
    for (const rawBody of [{ theme: 'pink' }, { default_size: '65x64' }, { default_is_public: 'yes' }])
      expect((await test.call(userSettings.savePreferences, { token: ada.token, rawBody })).status).toBe(422);
    expect((await test.call(userSettings.preferences, {})).status).toBe(401);
  });
});
