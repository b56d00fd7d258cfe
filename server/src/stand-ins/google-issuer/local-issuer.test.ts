import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const { accounts } = contract;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ GOOGLE_TEST_ISSUER: 'on' });
});
afterAll(() => test.close());

const choose = async (form: Record<string, string>) => {
  const { body } = await test.app.http.inject({
    method: 'POST',
    url: '/dev/google/choose',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return { page: body, credential: /data-credential="([^"]+)"/.exec(body)?.[1] ?? '' };
};

describe('the stand-in for Google', () => {
  it('signs a made-up person in through the same judge as Google', async () => {
    const { google } = (await test.call(accounts.config)).body;
    expect(google).toMatchObject({ is_test: true, script_url: '/dev/google/client.js' });
    const nonce = await test.googleNonce();
    const { credential } = await choose({ name: 'Robin Vale', email: 'robin.vale@google.test', verified: 'on', nonce });
    const { body } = await test.googleSignIn(credential);
    expect((await test.call(accounts.profile, { token: body.token })).body).toMatchObject({ username: 'Robin Vale' });
    expect((await test.googleSignIn(credential)).status).toBe(401);
  });

  it('makes credentials for addresses that are not verified too, and they open nothing', async () => {
    const { credential } = await choose({ name: 'No', email: 'no@google.test', nonce: await test.googleNonce() });
    expect((await test.googleSignIn(credential)).error.code).toBe('google_failed');
  });

  it('says plainly what it is, asks again for what is missing, and shows what was typed as text', async () => {
    const page = await test.app.http.inject('/dev/google/choose?nonce="><script>alert(1)</script>');
    expect(page.body).toContain('Local test account');
    expect(page.body).toContain('No Google account is used');
    expect(page.body).not.toContain('<script>');
    const again = await choose({ name: '', email: 'x', nonce: 'kept' });
    expect(again.page).toContain('A name and an email are needed.');
    expect(again.page).toContain('value="kept"');
  });

  it('publishes the half of its key that everybody may have, and keeps it over a restart', async () => {
    const keys = async () => (await test.app.http.inject('/dev/google/jwks.json')).json<{ keys: object[] }>().keys;
    expect(await keys()).toHaveLength(1);
    for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect((await keys())[0]).not.toHaveProperty(secret);
    const kept = await test.database.db
      .selectFrom('installation')
      .select('value')
      .where('name', '=', 'local_issuer_key')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(kept.value)).toMatchObject({ n: (await keys())[0]?.['n' as keyof object] });
  });
});
