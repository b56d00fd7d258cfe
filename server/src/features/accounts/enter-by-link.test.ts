import { contract, type WaitingPrompt } from '@loomlight/contract';
import { arrivals } from '@loomlight/contract/arrivals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword } from '../../testing/good-password.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { accounts } = contract;
const ada = { email: 'ada@loomlight.test', password: goodPassword, username: 'Ada Lovelace' };
const waiting: WaitingPrompt = {
  ...{ text_prompt: 'Northern lights over a frozen fjord', kind: 'image', size: '1344x768', style: 'cinematic' },
  ...{ guidance_scale: 7, seed: null, camera_fixed: false, count: 4 },
  ...{ model: null, resolution: null, ratio: null, duration: null, fps: null },
};

async function newestToken(): Promise<string> {
  const mail = await waitFor('a verification mail', async () => test.mailer.sent.at(-1));
  return /token=(\S+)/.exec(mail.text)?.[1] ?? '';
}
/** Registers; answers the link's token and what the browser keeps. */
async function register(besides: { waiting?: WaitingPrompt } = {}) {
  const { status, headers } = await test.call(accounts.register, { body: { ...ada, ...besides } });
  expect(status).toBe(201);
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  return { token: await newestToken(), cookie };
}
const verify = (token: string, cookie?: string) =>
  test.call(accounts.verifyEmail, { body: { token }, ...(cookie && { cookie }) });
const enter = (token: string) => test.call(arrivals.enter, { body: { token } });
const look = (token: string) => test.call(arrivals.link, { body: { token } });
const nameOf = async (token: string) => (await test.call(accounts.profile, { token })).body.username;
const sql = async (text: string) => (await test.database.pool.query(text)).rows;

describe('the link of a verification mail', () => {
  it('signs in the browser that registered, and brings the words that waited [PEOPLE-21]', async () => {
    const { token, cookie } = await register({ waiting });
    const { status, body } = await verify(token, cookie);
    expect([status, body.username, body.can_enter]).toEqual([200, ada.username, false]);
    expect(body.entered?.waiting).toEqual(waiting);
    expect(await nameOf(body.entered?.token ?? '')).toBe(ada.username);
    expect((await test.call(accounts.profile, { token: body.entered?.token ?? '' })).body.credits).toBe(50);
    const { body: list } = await test.call(accounts.sessions, { token: body.entered?.token ?? '' });
    expect(list.sessions.map(({ method }) => method)).toEqual(['mail']);
    // The words are the person's own, and nowhere any more.
    expect(await sql('SELECT waiting FROM mail_tokens')).toEqual([{ waiting: null }]);
  });

  it('signs in any other browser only when it is asked to, once [PEOPLE-21]', async () => {
    const { token } = await register({ waiting });
    const { body } = await verify(token);
    expect(body).toMatchObject({ entered: null, can_enter: true, username: ada.username });
    expect((await look(token)).body).toEqual({ username: ada.username });
    const entered = await enter(token);
    expect(entered.body.waiting).toEqual(waiting);
    expect(await nameOf(entered.body.token)).toBe(ada.username);
    expect((await enter(token)).error.code).toBe('invalid_token');
    expect((await look(token)).error.code).toBe('link_used');
  });

  it('signs in whoever comes after a program that has opened it [PEOPLE-21]', async () => {
    const { token, cookie } = await register();
    expect((await verify(token)).status).toBe(200);
    expect((await verify(token, cookie)).error.code).toBe('invalid_token');
    expect((await look(token)).body).toEqual({ username: ada.username });
    expect((await enter(token)).status).toBe(200);
  });

  it('gives one session and one bonus to a hundred at once [PEOPLE-21]', { tags: 'on-server' }, async () => {
    const { token } = await register();
    const answers = await Promise.all(Array.from({ length: 100 }, () => enter(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sql('SELECT method FROM sessions')).toEqual([{ method: 'mail' }]);
    expect(await sql('SELECT kind, amount FROM credit_entry')).toEqual([{ kind: 'bonus', amount: 50 }]);
  });

  it('signs nobody in by the sign-up of another account [PEOPLE-21]', async () => {
    const { cookie } = await register();
    await test.call(accounts.register, {
      body: { ...ada, email: 'eve@loomlight.test', username: 'Eve Holt' },
    });
    await waitFor('the mail to Eve', async () => test.mailer.sent.find(({ to }) => to === 'eve@loomlight.test'));
    const { body } = await verify(await newestToken(), cookie);
    expect([body.username, body.entered]).toEqual(['Eve Holt', null]);
  });

  it('opens no account that has a second factor [PEOPLE-21]', async () => {
    const { token, cookie } = await register();
    await sql(`INSERT INTO totp_factor (user_id, sealed_secret, created_at, confirmed_at)
      SELECT id, 'sealed', now(), now() FROM users`);
    const { body } = await verify(token, cookie);
    expect(body).toMatchObject({ entered: null, can_enter: false });
    expect((await enter(token)).error.code).toBe('second_factor_needed');
    expect((await look(token)).error.code).toBe('link_used');
    expect(await sql('SELECT id FROM sessions')).toEqual([]);
  });

  it.each([
    ['a day has passed', async () => test.clock.advanceSeconds(24 * 3600 + 1)],
    ['the account was closed', () => sql('UPDATE users SET is_active = false')],
    [
      'another password was chosen',
      async () => {
        await test.call(accounts.forgotPassword, { body: { email: ada.email } });
        await waitFor('the reset mail', async () =>
          test.mailer.sent.find(({ text }) => text.includes('reset-password')),
        );
        const body = { token: await newestToken(), newPassword: 'Another-pass-9' };
        expect((await test.call(accounts.resetPassword, { body })).status).toBe(200);
      },
    ],
  ])('signs nobody in any more when %s [PEOPLE-21]', async (_name, happen) => {
    const { token } = await register();
    expect((await verify(token)).body.can_enter).toBe(true);
    await happen();
    const { status } = await enter(token);
    expect([400, 403]).toContain(status);
    expect(await sql('SELECT id FROM sessions')).toEqual([]);
  });

  it('hands its words on to a newer link, and they are gone with the last one [PEOPLE-21]', async () => {
    await register({ waiting });
    test.clock.advanceSeconds(61);
    await test.call(accounts.resendVerification, { body: { email: ada.email } });
    await waitFor('the second mail', async () => test.mailer.sent[1]);
    const { body } = await enter(await newestToken());
    expect(body.waiting?.text_prompt).toBe(waiting.text_prompt);
    expect(await sql('SELECT count(waiting)::int AS n FROM mail_tokens')).toEqual([{ n: 0 }]);
  });

  it.each([
    ['too many words', { text_prompt: 'a'.repeat(701) }],
    ['no words', { text_prompt: ' ' }],
    ['words that cannot be stored', { text_prompt: 'a\0b' }],
    ['a long style', { style: 'x'.repeat(41) }],
  ])('takes no words with %s [PEOPLE-21]', async (_name, wrong) => {
    const { status } = await test.call(accounts.register, { body: { ...ada, waiting: { ...waiting, ...wrong } } });
    expect(status).toBe(422);
    expect(await sql('SELECT id FROM users')).toEqual([]);
  });
});
