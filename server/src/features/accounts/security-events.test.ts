import { contract } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openKeyServer } from '../../testing/key-server.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const { accounts } = contract;
const lines: string[] = [];
let test: TestApp;
let google: Awaited<ReturnType<typeof openKeyServer>>;
beforeAll(async () => {
  google = await openKeyServer('client');
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  test = await openTestApp({ ...google.settings, RATE_LIMIT: 'standard', TRUST_PROXY: '1' }, undefined, logger);
});
beforeEach(async () => {
  await test.reset();
  lines.length = 0;
});
afterAll(async () => {
  await test.close();
  google.close();
});

interface Told {
  readonly level: number;
  readonly kind: string;
  readonly userId?: string;
}
const warning = 40;
const securityLines = () =>
  lines
    .map((line) => JSON.parse(line) as Told & { readonly log?: string; readonly network?: string })
    .filter(({ log }) => log === 'security');
/** What the log of security has but for sign-ins, by which every test begins. */
const told = (): Told[] =>
  securityLines()
    .filter(({ kind }) => kind !== 'login_succeeded')
    .map(({ level, kind, userId }) => ({ level, kind, ...(userId && { userId }) }));
const login = (email: string, password: string) => test.call(accounts.login, { body: { email, password } });

describe('the log of security', () => {
  it('tells of a refresh token that was used again after its time, as a warning', async () => {
    const ada = await test.person();
    const first = { body: { refresh_token: ada.refreshToken } };
    expect((await test.call(accounts.refresh, first)).status).toBe(200);
    expect((await test.call(accounts.refresh, first)).status).toBe(200);
    expect(told()).toEqual([]);
    test.clock.advanceSeconds(61);
    expect((await test.call(accounts.refresh, first)).status).toBe(401);
    expect(told()).toEqual([{ level: warning, kind: 'refresh_token_reused', userId: ada.userId }]);
  });

  it('tells of refused log-ins, with an account only where there is one, and of guessing', async () => {
    const ada = await test.person();
    await login(ada.email, 'not the password');
    await login('nobody@loomlight.test', 'whatever it is');
    expect(told()).toEqual([
      { level: 30, kind: 'login_refused', userId: ada.userId },
      { level: 30, kind: 'login_refused' },
    ]);
    for (let attempt = 0; attempt < 20; attempt += 1) await login(ada.email, 'a guess');
    expect(told().at(-1)).toEqual({ level: warning, kind: 'too_many_attempts' });
  });

  it('tells of passwords that change and of wrong ones on the way, and of a deleted account', async () => {
    const ada = await test.person();
    const change = (current: string) =>
      test.call(accounts.changePassword, {
        token: ada.token,
        body: { current_password: current, new_password: 'a better password' },
      });
    expect((await change('not this one')).status).toBe(422);
    expect((await change(test.password)).status).toBe(200);
    const leave = (password: string) =>
      test.call(privacy.deleteAccount, { token: ada.token, body: { password, confirm: 'DELETE' } });
    expect((await leave('not this one')).status).toBe(422);
    expect((await leave('a better password')).status).toBe(200);
    expect(told().map(({ kind, userId }) => [kind, userId === ada.userId])).toEqual([
      ['wrong_password', true],
      ['password_changed', true],
      ['wrong_password', true],
      ['account_deleted', true],
    ]);
  });

  it('tells of credentials that Google did not sign, and of accounts that Google opens for the first time', async () => {
    const ada = await test.person();
    const sign = (credential: string) => test.googleSignIn(credential);
    expect((await sign('not.a.credential')).status).toBe(401);
    const credential = await google.sign(
      { sub: 'ada', email: ada.email, nonce: await test.googleNonce() },
      { now: test.clock.now() },
    );
    expect((await sign(credential)).status).toBe(200);
    expect(told()).toEqual([
      { level: 30, kind: 'google_refused' },
      { level: 30, kind: 'google_linked', userId: ada.userId },
    ]);
  });

  it('tells of log-ins that succeeded, with a keyed hash of the network and never its address [GROUND-25]', async () => {
    const ada = await test.person();
    const from = ['203.0.113.77', '2001:db8:77:1::5', '2001:db8:77:1::9', '2001:db8:77:2::5'];
    lines.length = 0;
    for (const address of from)
      await test.call(accounts.login, { body: { email: ada.email, password: test.password }, from: address });
    const credential = await google.sign(
      { sub: 'ada', email: ada.email, nonce: await test.googleNonce() },
      { now: test.clock.now() },
    );
    expect((await test.googleSignIn(credential)).status).toBe(200);
    const logged = securityLines().filter(({ kind }) => kind === 'login_succeeded');
    expect(logged.map(({ userId }) => userId)).toEqual(Array.from({ length: 5 }, () => ada.userId));
    const [four, one, same, other] = logged.map(({ network }) => network);
    for (const hash of [four, one, other]) expect(hash).toMatch(/^[\w-]{16}$/);
    expect(same).toBe(one);
    expect(new Set([four, one, other]).size).toBe(3);
    for (const address of ['203.0.113', '2001:db8']) expect(lines.join('\n')).not.toContain(address);
  });

  it('tells of calls that were refused because their caller may not make them [GROUND-25]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const id = await test.image(ada, { is_public: true });
    lines.length = 0;
    const body = { amount: 5, description: 'A present' };
    expect((await test.call(contract.credits.add, { token: bob.token, body, from: '203.0.113.77' })).status).toBe(403);
    expect((await test.call(contract.images.analytics, { token: bob.token, params: { id } })).status).toBeGreaterThan(
      400,
    );
    const refused = securityLines().find(({ kind }) => kind === 'access_refused');
    expect(refused).toMatchObject({
      level: 30,
      userId: bob.userId,
      network: expect.stringMatching(/^[\w-]{16}$/) as unknown,
    });
    expect(lines.join('\n')).not.toContain('203.0.113');
  });

  it('has no word that somebody typed, and is counted', async () => {
    await login('canary@loomlight.test', 'canary password');
    expect(lines.join('\n')).not.toContain('canary');
    const { payload } = await test.app.http.inject({ url: '/metrics' });
    expect(payload).toMatch(/loomlight_security_events_total\{kind="login_refused"\} [1-9]/);
  });
});
