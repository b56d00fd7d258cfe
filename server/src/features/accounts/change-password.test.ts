import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { accounts } = contract;
const signIn = (email: string, password: string) => test.call(accounts.login, { body: { email, password } });
const change = (who: TestPerson | undefined, current_password: string, new_password = 'a new secret', app = test) =>
  app.call(accounts.changePassword, {
    body: { current_password, new_password },
    ...(who && { token: who.token }),
  });

/** Mails of a change; those of sign-ins in other browsers come beside them. */
const ofChange = () => test.mailer.sent.filter(({ subject }) => subject === 'Your password was changed');

describe('changing the password', () => {
  it(
    'ends every other session at once, lets this one live, and says so in a mail [R-API-05]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const phone = (await signIn(ada.email, test.password)).body;
      const { status, body } = await change(ada, test.password);
      expect([status, body.message]).toEqual([
        200,
        'Your password has been changed. Every other device has been signed out.',
      ]);
      expect((await test.call(accounts.profile, { token: phone.token })).error.code).toBe('session_expired');
      expect((await test.call(accounts.refresh, { body: { refresh_token: phone.refreshToken } })).status).toBe(401);
      expect((await test.call(accounts.profile, { token: ada.token })).status).toBe(200);
      expect((await test.call(accounts.refresh, { body: { refresh_token: ada.refreshToken } })).status).toBe(200);
      expect((await signIn(ada.email, test.password)).status).toBe(401);
      expect((await signIn(ada.email, 'a new secret')).status).toBe(200);
      const mail = await waitFor('the mail', async () => ofChange()[0]);
      expect(mail.to).toBe(ada.email);
      expect(mail.text).toContain('Every other device has been signed out.');
      expect(mail.text).toContain('http://loomlight.test/forgot-password');
    },
  );

  it('needs the current one, and says so at its field without ending the session [R-API-05]', async () => {
    const ada = await test.person();
    const { status, error } = await change(ada, 'not my password');
    const sentence = 'Your current password is not correct. Please try again.';
    expect([status, error.code, error.message]).toEqual([422, 'invalid_field', sentence]);
    expect(error.details).toEqual([{ path: 'current_password', message: sentence }]);
    expect((await test.call(accounts.profile, { token: ada.token })).status).toBe(200);
    expect((await signIn(ada.email, test.password)).status).toBe(200);
    expect(ofChange()).toEqual([]);
  });

  it.each([
    ['no current one', '', 'a new secret', 'current_password', 'Current password is required'],
    ['none', 'x', '', 'new_password', 'Password is required'],
    ['a short one', 'x', '12345', 'new_password', 'Password must be at least 6 characters'],
    ['one of 129', 'x', 'x'.repeat(129), 'new_password', 'Password must have at most 128 characters'],
  ])('refuses %s', async (_what, current, next, path, message) => {
    const { status, error } = await change(await test.person(), current, next);
    expect([status, error.details]).toEqual([422, [{ path, message }]]);
  });

  it('is for the signed-in alone', async () => {
    expect((await change(undefined, test.password)).error.code).toBe('unauthenticated');
  });

  it('never matches where a person has no password, and a mail gives one', async () => {
    const ada = await test.person();
    await test.database.pool.query('UPDATE users SET password_hash = NULL');
    expect((await change(ada, test.password)).status).toBe(422);
    expect((await signIn(ada.email, test.password)).status).toBe(401);
  });

  it('happens once when twenty change it at once, and one session is left', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => change(ada, test.password, `new secret ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await signIn(ada.email, `new secret ${winner}`)).status).toBe(200);
  });

  it('makes links worth nothing that were mailed before', async () => {
    const ada = await test.person();
    await test.call(accounts.forgotPassword, { body: { email: ada.email } });
    const mail = await waitFor('the mail', async () => test.mailer.sent[0]);
    await change(ada, test.password);
    const token = /token=(\S+)/.exec(mail.text)?.[1] ?? '';
    const { error } = await test.call(accounts.resetPassword, { body: { token, newPassword: 'another one' } });
    expect(error.code).toBe('invalid_token');
  });

  it(
    'lets nobody guess at the current password, and others change theirs meanwhile',
    { tags: 'on-server' },
    async () => {
      const limited = await openTestApp({ RATE_LIMIT: 'standard' });
      try {
        const [thief, other] = [await limited.person(), await limited.person()];
        const guesses = [];
        for (let guess = 0; guess < 12; guess += 1)
          guesses.push(await change(thief, `guess ${guess}`, 'x'.repeat(8), limited));
        expect(guesses.map(({ status }) => status)).toEqual([...Array<number>(10).fill(422), 429, 429]);
        expect(Number(guesses[11]?.headers['retry-after'])).toBeGreaterThan(600);
        expect((await change(thief, limited.password, 'x'.repeat(8), limited)).status).toBe(429);
        expect((await change(other, limited.password, 'x'.repeat(8), limited)).status).toBe(200);
      } finally {
        await limited.close();
      }
    },
  );
});
