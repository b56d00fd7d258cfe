import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@loomlight/contract';
import { arrivals } from '@loomlight/contract/arrivals';
import { desk } from '@loomlight/contract/desk';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { openKeyServer } from '../../testing/key-server.ts';
import { performed } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

const { accounts, credits } = contract;
const folder = mkdtempSync(join(tmpdir(), 'loomlight-domains-'));
const file = join(folder, 'domains.txt');
let google: Awaited<ReturnType<typeof openKeyServer>>;
beforeAll(async () => {
  google = await openKeyServer('the-client');
  writeFileSync(file, '# Hosts that hand out mailboxes\nmailbin.test\n\nbücher.example\n');
});
let test: TestApp;
const open = async (settings: Readonly<Record<string, string>> = {}): Promise<void> => {
  test = await openTestApp({ ...google.settings, DISPOSABLE_DOMAINS_FILE: file, ...settings });
};
afterEach(() => test.close());
afterAll(() => {
  google.close();
  rmSync(folder, { recursive: true, force: true });
});

let people = 0;
const mailedToken = (email: string) =>
  waitFor(`the mail to ${email}`, async () => {
    const mail = test.mailer.sent.find(({ to, text }) => to === email && text.includes('/verify-email?token='));
    return /token=(\S+)/.exec(mail?.text ?? '')?.[1];
  });
const logIn = async (email: string): Promise<string> =>
  (await test.call(accounts.login, { body: { email, password: test.password } })).body.token;

/** Every way to an account; each answers the token of who has come. */
const ways = {
  password: async (email: string, from = '203.0.113.1'): Promise<string> => {
    const body = { email, username: `Newcomer ${(people += 1)}`, password: test.password };
    expect((await test.call(accounts.register, { body, from })).status).toBe(201);
    const token = await mailedToken(email);
    expect((await test.call(accounts.verifyEmail, { body: { token }, from })).status).toBe(200);
    return logIn(email);
  },
  'mailed link': async (email: string): Promise<string> => {
    expect((await test.call(arrivals.register, { body: { email } })).status).toBe(201);
    const entered = await test.call(arrivals.enter, { body: { token: await mailedToken(email) } });
    return entered.body.token;
  },
  Google: async (email: string): Promise<string> => {
    const claims = { sub: email, email, name: `Newcomer ${(people += 1)}`, nonce: await test.googleNonce() };
    const { body } = await test.googleSignIn(await google.sign(claims, { now: test.clock.now() }));
    return body.token;
  },
};
const balance = async (token: string): Promise<number> => (await test.call(credits.balance, { token })).body.credits;
const waiting = async (boss: TestPerson) => (await test.call(desk.withheldBonuses, { token: boss.token })).body.bonuses;
const decide = (boss: TestPerson, userId: string, decision: 'given' | 'refused') =>
  performed(test, desk.decideBonus, { by: boss, id: userId, body: { decision } });

describe('the welcome bonus of an address of a disposable domain', () => {
  it.each(Object.entries(ways))(
    'waits by the way of %s, and is given at the desk once [DESK-137]',
    { tags: 'on-server' },
    async (_way, come) => {
      await open();
      const boss = await anAdministrator(test);
      const one = await come('ada@x.mailbin.test');
      const other = await come('bob@xn--bcher-kva.example');
      expect([await balance(one), await balance(other), await balance(await come('eve@notmailbin.test'))]).toEqual([
        0, 0, 50,
      ]);
      const { body: self } = await test.call(accounts.profile, { token: one });
      expect(self).toMatchObject({ email: 'ada@x.mailbin.test', email_verified: true, welcome_credits_wait: true });
      const listed = await waiting(boss);
      expect(listed.map(({ email, credits }) => [email, credits])).toEqual([
        ['ada@x.mailbin.test', 50],
        ['bob@xn--bcher-kva.example', 50],
      ]);
      const [ada = '', bob = ''] = listed.map(({ user_id: id }) => id);
      const answers = await Promise.all(Array.from({ length: 5 }, () => decide(boss, ada, 'given')));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await decide(boss, bob, 'refused')).status).toBe(200);
      expect([await balance(one), await balance(other), await waiting(boss)]).toEqual([50, 0, []]);
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it('waits where an account is made without a mail that verifies it [DESK-137]', async () => {
    await open({ REQUIRE_EMAIL_VERIFICATION: 'off' });
    const boss = await anAdministrator(test);
    for (const email of ['ada@mailbin.test', 'eve@loomlight.test'])
      await test.call(accounts.register, {
        body: { email, username: `Newcomer ${(people += 1)}`, password: test.password },
      });
    expect([await balance(await logIn('ada@mailbin.test')), await balance(await logIn('eve@loomlight.test'))]).toEqual([
      0, 50,
    ]);
    expect((await waiting(boss)).map(({ email }) => email)).toEqual(['ada@mailbin.test']);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('takes none of what its neighbourhood has in a day [DESK-137]', async () => {
    await open({ SIGNUP_BONUSES_PER_NETWORK: '1', TRUST_PROXY: '1' });
    const come = async (email: string): Promise<number> => balance(await ways.password(email, '203.0.113.7'));
    expect([
      await come('ada@mailbin.test'),
      await come('eve@loomlight.test'),
      await come('una@loomlight.test'),
    ]).toEqual([0, 50, 0]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('is given as ever where no file is named [DESK-137]', async () => {
    await open({ DISPOSABLE_DOMAINS_FILE: '' });
    expect(await balance(await ways.password('ada@mailbin.test'))).toBe(50);
  });
});
