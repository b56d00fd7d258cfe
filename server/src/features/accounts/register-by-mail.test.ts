import { contract, type WaitingPrompt } from '@loomlight/contract';
import { arrivals } from '@loomlight/contract/arrivals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { accounts } = contract;
const email = 'ada@loomlight.test';
const waiting: WaitingPrompt = {
  ...{ text_prompt: 'Northern lights over a frozen fjord', kind: 'image', size: '1344x768', style: 'cinematic' },
  ...{ guidance_scale: 7, seed: null, camera_fixed: false, count: 1, is_wanted: true },
  ...{ model: null, resolution: null, ratio: null, duration: null, fps: null },
};

const ask = async (besides: { email?: string; username?: string; waiting?: WaitingPrompt } = {}) => {
  const { status, body, error, headers } = await test.call(arrivals.register, { body: { email, ...besides } });
  return { status, body, code: error?.code, cookie: [headers['set-cookie']].flat()[0]?.toString().split(';')[0] ?? '' };
};
const verify = (token: string, cookie = '') =>
  test.call(accounts.verifyEmail, { body: { token }, ...(cookie !== '' && { cookie }) });
const enter = (token: string) => test.call(arrivals.enter, { body: { token } });
const mails = async (count: number) => {
  await waitFor(`${count} mails`, async () => test.mailer.sent.length >= count || undefined);
  return test.mailer.sent.map(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '');
};
const people = async () =>
  (await test.database.pool.query('SELECT username, password_hash FROM users ORDER BY email_key')).rows;

describe('an account that a mailed link opens', () => {
  it('is made of an address alone; its link signs in the browser that asked, with the words that waited [PEOPLE-52]', async () => {
    const { status, body, cookie } = await ask({ waiting });
    expect([status, body.message]).toEqual([
      201,
      'Registration successful! Please check your email to verify your account.',
    ]);
    expect(await people()).toEqual([{ username: 'New Maker', password_hash: null }]);
    const [token = ''] = await mails(1);
    const { body: verified } = await verify(token, cookie);
    expect(verified.entered?.waiting).toEqual(waiting);
    const { body: self } = await test.call(accounts.profile, { token: verified.entered?.token ?? '' });
    expect(self).toMatchObject({ email, credits: 50, has_password: false, email_verified: true });
  });

  it('is opened by no password, and by one that its owner chooses with a mail [PEOPLE-52]', async () => {
    const { cookie } = await ask({ username: 'Ada Lovelace' });
    const login = (password: string) => test.call(accounts.login, { body: { email, password } });
    expect((await login('')).status).toBe(422);
    expect((await login(test.password)).status).toBe(401);
    const [token = ''] = await mails(1);
    await verify(token, cookie);
    expect((await login(test.password)).status).toBe(401);
    await test.call(accounts.forgotPassword, { body: { email } });
    const reset = (await mails(2)).at(-1) ?? '';
    const chosen = { token: reset, newPassword: test.password };
    expect((await test.call(accounts.resetPassword, { body: chosen })).status).toBe(200);
    expect((await login(test.password)).status).toBe(200);
  });

  it('is called as it wishes, or something like it where somebody has that name [PEOPLE-52]', async () => {
    await ask({ username: 'Ada Lovelace' });
    await ask({ email: 'other@loomlight.test', username: 'ada lovelace' });
    const names = (await people()).map(({ username }) => String(username));
    expect(names[0]).toBe('Ada Lovelace');
    expect(names[1]).toMatch(/^ada lovelace \d{4}$/);
    const mixed = await ask({ email: 'third@loomlight.test', username: 'Аda' });
    const reserved = await ask({ email: 'third@loomlight.test', username: 'Admin' });
    expect([mixed.status, reserved.status, (await people()).length]).toEqual([422, 422, 2]);
  });

  it(
    'is one account with one mail, however often it is asked for at once [PEOPLE-52]',
    { tags: 'on-server' },
    async () => {
      const answers = await Promise.all(Array.from({ length: 15 }, () => ask()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      // One browser has registered it, and the others have not.
      expect(answers.filter(({ cookie }) => cookie !== '')).toHaveLength(1);
      expect(await people()).toHaveLength(1);
      await mails(1);
      expect(test.mailer.sent).toHaveLength(1);
    },
  );

  it('that is asked for again gets a newer link, whose words begin nothing by themselves [PEOPLE-52]', async () => {
    const first = await ask({ waiting });
    test.clock.advanceSeconds(61);
    const words = { ...waiting, text_prompt: 'A harbour in the morning' };
    const second = await ask({ username: 'Another Name', waiting: words });
    expect([second.status, second.cookie]).toEqual([201, '']);
    const [older = '', newer = ''] = await mails(2);
    expect((await verify(older, first.cookie)).status).toBe(400);
    const { body } = await verify(newer);
    expect(body).toMatchObject({ entered: null, can_enter: true, username: 'New Maker' });
    expect((await enter(newer)).body.waiting).toEqual({ ...words, is_wanted: false });
  });

  it('is refused for an address that has an account, verified or with a password [PEOPLE-52]', async () => {
    const { cookie } = await ask();
    const [token = ''] = await mails(1);
    await verify(token, cookie);
    const withPassword = { email: 'bob@loomlight.test', username: 'Bob', password: test.password };
    await test.call(accounts.register, { body: withPassword });
    const sent = (await mails(2)).length;
    test.clock.advanceSeconds(120);
    for (const address of [email, 'BOB@loomlight.test']) {
      const { status, code, cookie } = await ask({ email: address });
      expect([status, code, cookie]).toEqual([409, 'account_exists', '']);
    }
    expect(test.mailer.sent).toHaveLength(sent);
  });

  it('is not made where addresses are not verified: nobody could be in it [PEOPLE-52]', async () => {
    const open = await openTestApp({ REQUIRE_EMAIL_VERIFICATION: 'off' });
    try {
      expect((await open.call(arrivals.register, { body: { email } })).status).toBe(404);
    } finally {
      await open.close();
    }
  });
});
