// @module-tag on-server
import { apiBase, contract, publicMediaPath } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ RATE_LIMIT: 'standard' });
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const newest = `${apiBase}/public/images`;

/** Over a socket: what lies ready is given before the framework, which a request in memory begins at. */
const ask = (path: string, headers: Record<string, string> = {}) => fetch(test.app.address + path, { headers });
/** The framework says how many requests are left; what lies ready does not. */
const wasReady = (answer: Response): boolean => answer.headers.get('x-ratelimit-remaining') === null;
const comparable = (answer: Response): Record<string, string> =>
  Object.fromEntries([...answer.headers].filter(([name]) => !/^(?:x-request-id|x-ratelimit-.*|date)$/.test(name)));

it('repeats the newest cards with the same bytes and headers, under a request id of its own', async () => {
  const id = await test.image(await test.person());
  const [first, second] = [await ask(newest), await ask(newest)];
  expect([wasReady(first), wasReady(second)]).toEqual([false, true]);
  expect(comparable(second)).toEqual(comparable(first));
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  expect(second.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const text = await second.text();
  expect(text).toBe(await first.text());
  expect(text).toContain(id);
  const metrics = await (await ask('/metrics')).text();
  expect(metrics).toMatch(
    /loomlight_http_request_seconds_count\{method="GET",route="\/api\/v1\/public\/images",status="200"\} 2\b/,
  );
});

it('says nothing that is no longer true: a private item and its still are gone at once', async () => {
  const ada = await test.person();
  const id = await test.image(ada);
  const still = publicMediaPath({ userId: ada.userId, contentType: 'image', id, small: true });
  for (const path of [newest, still]) {
    await ask(path);
    expect((await ask(path)).status).toBe(200);
  }
  await test.call(contract.images.visibility, { params: { id }, token: ada.token, body: { is_public: false } });
  expect((await ask(still)).status).toBe(404);
  expect(await (await ask(newest)).text()).not.toContain(id);
});

it('ends with its second', async () => {
  await ask(newest);
  expect(wasReady(await ask(newest))).toBe(true);
  test.clock.advanceSeconds(2);
  expect(wasReady(await ask(newest))).toBe(false);
});

it('is for guests alone who ask for all of it', async () => {
  const ada = await test.person();
  const id = await test.image(ada);
  const still = publicMediaPath({ userId: ada.userId, contentType: 'image', id, small: true });
  const etag = (await ask(still)).headers.get('etag') ?? '';
  await ask(newest);
  expect(wasReady(await ask(newest, { authorization: `Bearer ${ada.token}` }))).toBe(false);
  expect((await ask(newest, { authorization: 'Bearer nonsense' })).status).toBe(401);
  expect((await ask(still, { 'if-none-match': etag })).status).toBe(304);
  expect((await fetch(test.app.address + still, { method: 'HEAD' })).status).toBe(200);
  expect((await fetch(test.app.address + newest, { method: 'DELETE' })).status).toBe(404);
});
