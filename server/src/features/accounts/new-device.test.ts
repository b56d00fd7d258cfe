import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openKeyServer } from '../../testing/key-server.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

const { accounts } = contract;
let test: TestApp;
let google: Awaited<ReturnType<typeof openKeyServer>>;
beforeAll(async () => {
  google = await openKeyServer('client');
  test = await openTestApp(google.settings);
});
beforeEach(() => test.reset());
afterAll(async () => {
  await test.close();
  google.close();
});

/** Signs in; answers the browser's cookie. */
async function signIn(email: string, cookie?: string): Promise<string> {
  const body = { email, password: test.password };
  const { status, headers } = await test.call(accounts.login, { body, ...(cookie ? { cookie } : {}) });
  expect(status).toBe(200);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** What was mailed about new sign-ins, once all of it has left. */
async function told(): Promise<typeof test.mailer.sent> {
  await waitFor('everything to be mailed', async () => {
    const { rows } = await test.database.pool.query('SELECT 1 FROM mail_outbox WHERE sent_at IS NULL');
    return rows.length === 0;
  });
  return test.mailer.sent.filter(({ subject }) => subject === 'New sign-in to your account');
}

describe('a sign-in in a browser that has not been here before', () => {
  it('is told by mail: when, with which device, and what to do [GROUND-25]', async () => {
    const ada = await test.person();
    await test.app.http.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      payload: { email: ada.email, password: test.password },
    });
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(ada.email);
    expect(mail?.text).toContain('Device: Firefox on Linux');
    expect(mail?.text).toMatch(/When: \d+ \w+ \d{4} at \d\d:\d\d UTC/);
    expect(mail?.text).toContain('http://loomlight.test/settings#security');
    expect(mail?.text).toContain('choose a new password at once');
  });

  it('is told once: the same browser is known from then on, whoever else signs in with it [GROUND-25]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const first = await signIn(ada.email);
    const shared = await signIn(bob.email, first);
    await signIn(bob.email, shared);
    await signIn(ada.email, shared);
    expect((await told()).map(({ to }) => to)).toEqual([ada.email, bob.email]);
  });

  it('is not told at the first sign-in of an account, and not for a password that was wrong [GROUND-25]', async () => {
    const ada = await test.person();
    const wrong = { email: ada.email, password: 'a guess' };
    expect((await test.call(accounts.login, { body: wrong })).status).toBe(401);
    expect(await told()).toEqual([]);
  });

  it('is told at most five times a day [GROUND-25]', async () => {
    const ada = await test.person();
    for (let index = 0; index < 9; index += 1) await signIn(ada.email);
    expect(await told()).toHaveLength(5);
    test.clock.advanceSeconds(86_401);
    await signIn(ada.email);
    expect(await told()).toHaveLength(6);
  });

  it('is told for Google as well, but not twice when the account is opened by it for the first time [GROUND-25]', async () => {
    const ada = await test.person();
    const enter = async (jti: string) => {
      const claims = { sub: 'ada', email: ada.email, jti, nonce: await test.googleNonce() };
      return test.googleSignIn(await google.sign(claims, { now: test.clock.now() }));
    };
    expect((await enter('1')).status).toBe(200);
    expect(await told()).toEqual([]);
    expect((await enter('2')).status).toBe(200);
    expect((await told()).map(({ text }) => /With: (.*)/.exec(text)?.[1])).toEqual(['Google']);
  });

  it(
    'is told once for each of twenty at once, up to five, and all of them come in [GROUND-25]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      await Promise.all(Array.from({ length: 20 }, () => signIn(ada.email)));
      expect(await told()).toHaveLength(5);
    },
  );
});
