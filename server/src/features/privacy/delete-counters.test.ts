import { contract } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { removePerson } from './remove-person.ts';

const { accounts } = contract;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ RATE_LIMIT: 'standard', TRUST_PROXY: '1' });
});
afterAll(() => test.close());

const keysNaming = async (text: string): Promise<string[]> => {
  const { rows } = await test.database.pool.query<{ key: string }>('SELECT key FROM rate_limits ORDER BY key');
  return rows.map(({ key }) => key).filter((key) => key.split(':').includes(text));
};

it(
  'removes every counter of the person who leaves and of their address, and none of anybody else [GROUND-24]',
  { tags: 'on-server' },
  async () => {
    const ada = await test.person();
    // Addresses that hold hers, and one that she might have been.
    const others = [`x${ada.email}`, `${ada.email}.uk`, ada.email.replace('@', '+1@')];
    for (const email of [ada.email, ...others])
      for (const from of ['203.0.113.9', '2001:db8::1']) {
        await test.call(accounts.login, { body: { email, password: 'a guess' }, from });
        await test.call(accounts.forgotPassword, { body: { email }, from });
        await test.call(accounts.resendVerification, { body: { email }, from });
        await test.call(accounts.register, { body: { email, username: `Name ${email.length}`, password: 'x' }, from });
      }
    const ofOthers = await Promise.all(others.map(keysNaming));
    expect(ofOthers.map((keys) => keys.length)).toEqual([7, 7, 7]);
    const body = { password: test.password, confirm: 'DELETE' } as const;
    expect((await test.call(privacy.deleteAccount, { token: ada.token, body })).status).toBe(200);
    await removePerson(
      {
        db: test.database.db,
        clock: test.clock,
        objectStore: test.objectStore,
        signals: test.database.signals,
        provider: test.payments().provider,
        endGeneration: async () => undefined,
      },
      { user_id: ada.userId, email: ada.email, requested_at: test.clock.now() },
    );
    expect(await keysNaming(ada.email)).toEqual([]);
    expect(await keysNaming(ada.userId)).toEqual([]);
    expect(await Promise.all(others.map(keysNaming))).toEqual(ofOthers);
  },
);
