import { contract } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryCounter } from './rate-limit.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ RATE_LIMIT: 'strict' });
});
afterAll(() => test.close());

const attempt = (email: string, forwardedFor?: string) =>
  test.app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password: 'guess' },
    ...(forwardedFor ? { headers: { 'x-forwarded-for': forwardedFor } } : {}),
  });

describe('rate limits', () => {
  it('stop guessing from one address, whatever it claims to be forwarded for, and open again later', async () => {
    for (let index = 0; index < 10; index += 1) expect((await attempt(`a${index}@b.cd`)).statusCode).toBe(401);
    const refused = await attempt('a@b.cd', '203.0.113.9');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'rate_limited',
      message: 'Too many requests. Please wait a moment and try again.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    test.clock.advanceSeconds(15 * 60 + 1);
    expect((await attempt('a@b.cd')).statusCode).toBe(401);
  });

  it('stop guessing at one account without keeping its owner out', async () => {
    const guarded = await openTestApp({ RATE_LIMIT: 'standard', TRUST_PROXY: '1' });
    const ada = await guarded.person();
    const signIn = (password: string, address: string) =>
      guarded.app.http.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        payload: { email: ada.email, password },
        headers: { 'x-forwarded-for': address },
      });
    for (let index = 0; index < 20; index += 1) expect((await signIn('guess', '203.0.113.9')).statusCode).toBe(401);
    expect((await signIn(guarded.password, '203.0.113.9')).statusCode).toBe(429);
    expect((await signIn(guarded.password, '198.51.100.7')).statusCode).toBe(200);
    // Many addresses together meet the account's own limit.
    let refused = 0;
    for (let index = 0; index < 200; index += 1)
      if ((await signIn('guess', `192.0.2.${index}`)).statusCode === 429) refused += 1;
    expect(refused).toBeGreaterThan(10);
    await guarded.close();
  });

  it('count people apart from their address', async () => {
    test.clock.advanceSeconds(15 * 60 + 1);
    const ada = await test.person();
    const bob = await test.person();
    const body = { text_prompt: 'x', size: '64x64' };
    for (let index = 0; index < 10; index += 1)
      expect((await test.call(contract.images.generate, { token: ada.token, body })).status).toBe(202);
    expect((await test.call(contract.images.generate, { token: ada.token, body })).status).toBe(429);
    expect((await test.call(contract.images.generate, { token: bob.token, body })).status).toBe(202);
  });

  it('let a person take twenty creations a day back, and another as many [MAKE-20]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const attempt = async (token: string) =>
      (await test.call(generations.takeBack, { token, params: { id: '01a1fdc9-2723-7591-8e12-6769da3e780a' } })).status;
    for (let index = 0; index < 20; index += 1) expect(await attempt(ada.token)).toBe(404);
    expect(await attempt(ada.token)).toBe(429);
    expect(await attempt(bob.token)).toBe(404);
  });

  it('count reads in memory, window by window', async () => {
    let time = 0;
    const counter = createMemoryCounter(() => time);
    expect(await counter.hit('a', 100)).toEqual({ hits: 1, resetInMs: 100 });
    time = 60;
    expect(await counter.hit('a', 100)).toEqual({ hits: 2, resetInMs: 40 });
    expect(await counter.hit('b', 100)).toEqual({ hits: 1, resetInMs: 100 });
    time = 100;
    expect(await counter.hit('a', 100)).toEqual({ hits: 1, resetInMs: 100 });
  });
});
