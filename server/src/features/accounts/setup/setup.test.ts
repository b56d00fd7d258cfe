import { contract } from '@loomlight/contract';
import { setup } from '@loomlight/contract/setup';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { offerSetup, renewSetupCode } from './offer-setup.ts';
import { setupCode, setupCodeHash } from './setup-code.rules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  await test.database.pool.query("DELETE FROM installation WHERE name = 'setup_code'");
});
afterAll(() => test.close());

const ctx = () => ({ db: test.database.db, clock: test.clock });
const offer = () => offerSetup(ctx());
const offered = async (): Promise<string> => {
  const code = await offer();
  if (code === undefined) throw new Error('No code was offered.');
  return code;
};
const isOpen = async () => (await test.call(setup.state, {})).body.open;
let made = 0;
const account = () => {
  made += 1;
  return { username: `Ada ${made}`, email: `first${made}@loomlight.test`, password: test.password };
};
const begin = (code: string, more: object = {}) => test.call(setup.begin, { rawBody: { code, ...account(), ...more } });
const administrators = async () =>
  (await test.database.pool.query<{ email: string }>("SELECT email FROM users WHERE role = 'admin'")).rows;
const users = async () => (await test.database.pool.query('SELECT id FROM users')).rowCount;

describe('the first administrator', () => {
  it('is made with the code, once: account, role, session and line of the audit, and nothing of it again [DESK-71]', async () => {
    expect(await isOpen()).toBe(false);
    const code = await offered();
    expect(code).toMatch(/^(?:[0-9A-Z]{4}-){6}[0-9A-Z]{2}$/);
    expect(await isOpen()).toBe(true);
    // As people type it.
    const { status, body } = await begin(` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(status).toBe(200);
    const self = (await test.call(contract.accounts.profile, { token: body.token })).body;
    expect(self).toMatchObject({ role: 'admin', email_verified: true, is_active: true });
    const { rows } = await test.database.pool.query(
      'SELECT actor, subject, before, after FROM audit_entry WHERE action = $1',
      ['setup'],
    );
    expect(rows).toEqual([{ actor: self.id, subject: self.id, before: { role: 'none' }, after: { role: 'admin' } }]);
    expect(await isOpen()).toBe(false);
    for (const again of [code, setupCode(Buffer.alloc(16, 7))]) expect((await begin(again)).status).toBe(404);
    expect([await offer(), await renewSetupCode(ctx())]).toEqual([undefined, undefined]);
  });

  it('is one, however many enter the code at once [DESK-71]', { tags: 'on-server' }, async () => {
    const code = await offered();
    const answers = await Promise.all(Array.from({ length: 5 }, () => begin(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 403, 404].includes(status))).toBe(true);
    expect(await administrators()).toHaveLength(1);
    expect(await users()).toBe(1);
  });

  it('is offered by one of many processes, and anew when a day has gone [DESK-71]', { tags: 'on-server' }, async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, offer));
    const [code, ...others] = codes.filter((one) => one !== undefined);
    expect(others).toEqual([]);
    expect(await offer()).toBeUndefined();
    test.clock.advanceSeconds(24 * 3600 + 1);
    expect((await begin(code ?? '')).error.code).toBe('setup_code_wrong');
    const later = (await Promise.all(Array.from({ length: 20 }, offer))).filter((one) => one !== undefined);
    expect(later).toHaveLength(1);
    expect((await begin(code ?? '')).status).toBe(403);
    expect((await begin(later[0] ?? '')).status).toBe(200);
  });

  it('is not made with another code, which changes nothing; an operator makes a new one [DESK-72]', async () => {
    const code = await offered();
    expect(await begin(setupCode(Buffer.alloc(16, 1)))).toMatchObject({
      status: 403,
      error: { code: 'setup_code_wrong' },
    });
    expect((await begin('')).status).toBe(422);
    const renewed = await renewSetupCode(ctx());
    expect((await begin(code)).status).toBe(403);
    expect([await users(), await isOpen()]).toEqual([0, true]);
    // What is wrong with the account spends no code.
    expect((await begin(renewed ?? '', { password: 'short' })).status).toBe(422);
    expect((await begin(renewed ?? '')).status).toBe(200);
  });

  it('cannot be tried more than five times an hour, by all together [DESK-72]', { tags: 'on-server' }, async () => {
    const limited = await openTestApp({ RATE_LIMIT: 'standard' });
    try {
      await limited.reset();
      await limited.database.pool.query("DELETE FROM installation WHERE name = 'setup_code'");
      const code = await offerSetup({ db: limited.database.db, clock: limited.clock });
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1)
        statuses.push((await limited.call(setup.begin, { rawBody: { code: `wrong ${n}`, ...account() } })).status);
      expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
      expect((await limited.call(setup.begin, { rawBody: { code, ...account() } })).status).toBe(429);
      limited.clock.advanceSeconds(3_601);
      expect((await limited.call(setup.begin, { rawBody: { code, ...account() } })).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

it('a code is the same to who mistakes its letters, and kept by its hash alone [DESK-71]', async () => {
  const code = setupCode(Buffer.from('00ff10a0b0c0d0e0f0112233445566778899'.slice(0, 32), 'hex'));
  expect(setupCodeHash(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(setupCodeHash(code));
  const offeredCode = await offered();
  const { rows } = await test.database.pool.query<{ value: string }>(
    "SELECT value FROM installation WHERE name = 'setup_code'",
  );
  expect(rows[0]?.value).not.toContain(offeredCode.slice(0, 9));
  expect(rows[0]?.value).toContain(setupCodeHash(offeredCode).toString('hex'));
});
