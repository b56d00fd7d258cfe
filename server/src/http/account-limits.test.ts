import { contract } from '@loomlight/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
afterEach(() => test.close());

const open = async (profile: 'standard' | 'strict') => {
  test = await openTestApp({ RATE_LIMIT: profile, TRUST_PROXY: '1' });
};

/** A call from an address, with a token or without; answers its status. */
async function post(
  path: string,
  from: string,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { statusCode } = await test.app.http.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { 'x-forwarded-for': from, ...headers },
    payload,
  });
  return statusCode;
}

const guess = (from: string, index: number | string) =>
  post('/auth/login', from, { email: `guess${index}@loomlight.test`, password: 'a guess' });

describe('limits of account calls', () => {
  it('count by the network, whatever token is sent [GROUND-10]', async () => {
    await open('strict');
    const people = [await test.person(), await test.person(), await test.person()];
    const from = '203.0.113.9';
    const register = (index: number, token?: string) =>
      post(
        '/auth/register',
        from,
        { email: `new${index}@loomlight.test`, username: `New Person ${index}`, password: test.password },
        token === undefined ? {} : { authorization: `Bearer ${token}` },
      );
    const answers: number[] = [];
    for (let index = 0; index < 9; index += 1) answers.push(await register(index, people[index % 4]?.token));
    expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429, 429, 429]);
  });

  it('count the exchange of tokens by network and by session [GROUND-10]', async () => {
    await open('strict');
    const ada = await test.person();
    const bob = await test.person();
    const refresh = (from: string, token: string, bearer: string) =>
      post('/auth/refresh', from, { refresh_token: token }, { authorization: `Bearer ${bearer}` });
    let served = 0;
    for (let index = 0; index < 70; index += 1)
      if ((await refresh('203.0.113.9', 'no such token', index % 2 ? ada.token : bob.token)) === 401) served += 1;
    expect(served).toBe(60);
    const answers = new Set<number>();
    for (let index = 0; index < 130; index += 1)
      answers.add(await refresh(`198.51.100.${index}`, ada.refreshToken, ada.token));
    expect([...answers]).toEqual([200, 429]);
  });

  it.each([
    ['an address of version 4 in its mapped form is the same one', '203.0.113.9', () => '::ffff:203.0.113.9'],
    ['an address translated for a network of version 6 is the same one', '203.0.113.9', () => '64:ff9b::cb00:7109'],
    ['all addresses of one /64 are one network', '2001:db8:1:2::1', (index: number) => `2001:DB8:1:2:a:b:c:${index}`],
  ])('%s [GROUND-10]', async (_what, first, other) => {
    await open('strict');
    for (let index = 0; index < 10; index += 1) expect(await guess(index % 2 ? first : other(index), index)).toBe(401);
    expect(await guess(first, 'more')).toBe(429);
    expect(await guess(other(99), 'more')).toBe(429);
    expect(await guess('2001:db8:1:3::1', 'more')).toBe(401);
    expect(await guess('203.0.113.10', 'more')).toBe(401);
  });

  it('count the guesses at one account from one /64 as those of one address [GROUND-10]', async () => {
    await open('standard');
    const { email } = await test.person();
    const from = (network: number, index: number) => `2001:db8:1:${network}::${index}`;
    const answers: number[] = [];
    for (let index = 0; index < 22; index += 1)
      answers.push(await post('/auth/login', from(2, index), { email, password: 'a guess' }));
    expect(answers.slice(20)).toEqual([429, 429]);
    expect(await post('/auth/login', from(3, 1), { email, password: test.password })).toBe(200);
  });

  it.each([
    ['registering', '/auth/register', { username: 'Somebody', password: 'a good password' }, 409],
    ['asking for a link', '/auth/register/link', {}, 409],
  ] as const)(
    'count %s by the account that is named, from wherever it comes [GROUND-10]',
    async (_what, path, body, usual) => {
      await open('standard');
      const { email } = await test.person();
      const answers: number[] = [];
      for (let index = 0; index < 22; index += 1)
        answers.push(await post(path, `203.0.113.${index}`, { email, ...body, username: `Somebody ${index}` }));
      expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => usual));
      expect(answers.slice(20)).toEqual([429, 429]);
    },
  );

  it('count what is asked with the token of a mail by that token [GROUND-10]', async () => {
    await open('standard');
    const { email } = await test.person();
    await test.call(contract.accounts.forgotPassword, { body: { email } });
    await expect.poll(() => test.mailer.sent.length).toBe(1);
    const token = /token=(\S+)/.exec(test.mailer.sent[0]?.text ?? '')?.[1] ?? '';
    const answers: number[] = [];
    for (let index = 0; index < 12; index += 1)
      answers.push(
        await post('/auth/reset-password', `203.0.113.${index}`, { token, newPassword: 'a better password' }),
      );
    expect(answers).toEqual([200, ...Array.from({ length: 9 }, () => 400), 429, 429]);
  });
});
