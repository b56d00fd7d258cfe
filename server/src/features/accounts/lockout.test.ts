import { contract } from '@loomlight/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createBoundedQueue } from '../../kernel/bounded-queue.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPasswords } from './passwords.ts';

const { login } = contract.accounts;
let test: TestApp;
afterEach(() => test.close());

/** Signs in; answers the status, and the browser's cookie as it sends it from then on. */
async function signIn(sent: { email: string; password?: string; from: string; cookie?: string }) {
  const { email, password = test.password, from, cookie } = sent;
  const answer = await test.call(login, { body: { email, password }, from, ...(cookie ? { cookie } : {}) });
  const [line = ''] = [answer.headers['set-cookie'] ?? ''].flat().map(String);
  return {
    status: answer.status,
    error: answer.error,
    headers: answer.headers,
    line,
    cookie: line.split(';')[0] ?? '',
  };
}

describe('a person who was known here before', () => {
  it('signs in however many others guess at the account from elsewhere [GROUND-12]', async () => {
    test = await openTestApp({ RATE_LIMIT: 'standard', TRUST_PROXY: '1' });
    const { email } = await test.person();
    const { cookie } = await signIn({ email, from: '198.51.100.7' });
    for (let index = 0; index < 210; index += 1)
      await signIn({ email, password: 'a guess', from: `203.0.113.${index}` });
    const stranger = await signIn({ email, from: '192.0.2.1' });
    expect([stranger.status, stranger.error.code]).toEqual([429, 'rate_limited']);
    expect((await signIn({ email, from: '192.0.2.2', cookie })).status).toBe(200);
    // Not even from where the guesses come.
    for (let index = 0; index < 21; index += 1) await signIn({ email, password: 'a guess', from: '203.0.113.250' });
    expect((await signIn({ email, from: '203.0.113.250', cookie })).status).toBe(200);
  });

  it('may not guess without end with that browser, and is known to nobody else’s account [GROUND-12]', async () => {
    test = await openTestApp({ RATE_LIMIT: 'standard', TRUST_PROXY: '1' });
    const [ada, bob] = [await test.person(), await test.person()];
    const { cookie } = await signIn({ email: ada.email, from: '198.51.100.7' });
    const answers: number[] = [];
    for (let index = 0; index < 22; index += 1)
      answers.push(
        (await signIn({ email: ada.email, password: 'a guess', from: `203.0.113.${index}`, cookie })).status,
      );
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    for (let index = 0; index < 20; index += 1)
      await signIn({ email: bob.email, password: 'a guess', from: '203.0.113.99', cookie });
    expect((await signIn({ email: bob.email, from: '203.0.113.99', cookie })).status).toBe(429);
  });

  it(
    'has a place of its own where passwords are checked, when strangers fill all others [GROUND-12]',
    { tags: 'on-server' },
    async () => {
      const queue = createBoundedQueue({ places: 1, waiting: { open: 2, reserved: 2 }, retryAfterS: 3 });
      const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }, queue);
      test = await openTestApp({ TRUST_PROXY: '1' }, undefined, undefined, { passwords });
      const { email } = await test.person();
      const { cookie } = await signIn({ email, from: '198.51.100.7' });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const strangers = Array.from({ length: 3 }, () => queue.run(() => released, 'open'));
      const refused = await signIn({ email, from: '198.51.100.7' });
      expect([refused.status, refused.error.code, refused.headers['retry-after']]).toEqual([503, 'busy', '3']);
      expect(refused.error.message).toBe('Service temporarily unavailable. Please try again later.');
      const known = signIn({ email, from: '198.51.100.7', cookie });
      release();
      expect((await known).status).toBe(200);
      await Promise.all(strangers);
    },
  );

  it('keeps a cookie that no script reads and no other site sends, for this host alone over https [GROUND-12]', async () => {
    test = await openTestApp({ PUBLIC_URL: 'https://loomlight.test', TRUST_PROXY: '1' });
    const { email } = await test.person();
    const { line } = await signIn({ email, from: '198.51.100.7' });
    expect(line).toMatch(/^__Host-device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect((await signIn({ email, password: 'a guess', from: '198.51.100.7' })).line).toBe('');
    await test.close();
    test = await openTestApp({ TRUST_PROXY: '1' });
    const again = await test.person();
    expect((await signIn({ email: again.email, from: '198.51.100.7' })).line).toMatch(
      /^device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });
});
