import { contract } from '@loomlight/contract';
import { afterEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { demoPassword, demoPeople } from './index.ts';

let test: TestApp;
afterEach(() => test.close());

/** As somebody runs it who has forgotten `NODE_ENV`: only the address says that strangers come. */
const production = {
  NODE_ENV: 'development',
  PUBLIC_URL: 'https://loomlight.example',
  TOKEN_SECRET: 'q8Jx2vTn5rLw9KcYb3Mz7PdHs6Fg4Ae1',
  RATE_LIMIT: 'standard',
  ALLOW_MAILBOX: 'on',
  ALLOW_SANDBOX_PAYMENTS: 'on',
  // Files are not what is looked at here, and a key would have to be made first.
  PROVENANCE: 'off',
};
const [mira] = demoPeople;

/** The administrator that `ADMIN_EMAILS` would make, and somebody else, by their tokens. */
async function people(opened: TestApp): Promise<{ admin: string; other: string }> {
  const [admin, other] = [await opened.person(), await opened.person()];
  await opened.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.userId).execute();
  return { admin: admin.token, other: other.token };
}

it('shows mails to administrators alone where strangers come [GROUND-16]', async () => {
  test = await openTestApp(production);
  const { admin, other } = await people(test);
  const status = async (url: string, token?: string): Promise<number> =>
    (await test.app.http.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })).statusCode;
  for (const url of ['/dev/mailbox', '/dev/mailbox.json']) {
    expect([await status(url), await status(url, other), await status(url, admin)]).toEqual([401, 403, 200]);
    // The message of a mail is asked for by its id, and by nobody else either.
    expect(await status(`${url}/../mailbox/0199c2ab-7b1e-7000-8000-000000000000`)).toBe(401);
  }
});

it('lets nobody but administrators change payments of the sandbox where strangers come [GROUND-16]', async () => {
  test = await openTestApp(production);
  const { admin, other } = await people(test);
  const bought = await test.call(contract.payments.purchase, { token: other, body: { packageId: 'starter' } });
  const session = new URL(bought.body.payment_link.url).pathname.split('/').at(-1) ?? '';
  const send = async (method: 'POST' | 'PUT', url: string, payload: object, token?: string): Promise<number> =>
    (await test.app.http.inject({ method, url, payload, headers: token ? { authorization: `Bearer ${token}` } : {} }))
      .statusCode;
  const switches = [
    ['PUT', '/sandbox/deliveries', { mode: 'dropped' }],
    ['POST', `/sandbox/payments/${session}/refund`, {}],
    ['POST', `/sandbox/payments/${session}/dispute`, {}],
    ['POST', `/sandbox/checkout/${session}/expire`, {}],
  ] as const;
  for (const [method, url, body] of switches)
    expect([await send(method, url, body), await send(method, url, body, other)]).toEqual([401, 403]);
  expect(await send('PUT', '/sandbox/deliveries', { mode: 'normal' }, admin)).toBe(200);
  // Whoever asked for the page pays on it, as on a desk.
  expect(await send('POST', `/sandbox/checkout/${session}/pay`, { card: '4242424242424242' })).toBe(200);
});

// Only the embedded product makes a demo gallery.
it.skipIf(serverUrl !== undefined)(
  'gives the people of the demo gallery no password where strangers come, and takes that of the desk [GROUND-16]',
  async () => {
    const signIn = async (): Promise<number> =>
      (await test.call(contract.accounts.login, { body: { email: mira?.email ?? '', password: demoPassword } })).status;
    const isThere = async (): Promise<boolean> =>
      (
        await test.database.db
          .selectFrom('users')
          .select('id')
          .where('email', '=', mira?.email ?? '')
          .execute()
      ).length === 1;
    test = await openTestApp({ DEMO_GALLERY: 'on' });
    await expect.poll(signIn).toBe(200);
    const session = await test.database.db.selectFrom('sessions').select('id').where('ended_at', 'is', null).execute();
    expect(session).toHaveLength(1);
    await test.close();

    // The same database, and now a public address.
    test = await openTestApp(production, { ...test.database, reset: async () => undefined });
    expect(await signIn()).toBe(401);
    expect(await test.database.db.selectFrom('sessions').select('id').where('ended_at', 'is', null).execute()).toEqual(
      [],
    );
    await test.close();

    test = await openTestApp({ ...production, DEMO_GALLERY: 'on' });
    await expect.poll(isThere).toBe(true);
    expect(await signIn()).toBe(401);
  },
);
