import { apiBase, contract } from '@loomlight/contract';
import { endpoints } from '@loomlight/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { introduction } from './documents.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const post = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  test.app.http.inject({ method: 'POST', url: `${apiBase}/auth/login`, payload, headers });

describe('every error', () => {
  it.each([
    ['broken JSON', '{"email":', 400, 'malformed_json'],
    ['an empty body', '', 400, 'malformed_json'],
    ['a list', '[]', 422, 'invalid_field'],
    ['null', 'null', 422, 'invalid_field'],
    ['a number for a text', '{"email":1,"password":"x"}', 422, 'invalid_field'],
    ['70 kB', JSON.stringify({ email: 'x'.repeat(70_000) }), 413, 'payload_too_large'],
    ['a list in a list, 30,000 deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 422, 'invalid_field'],
    ['200,000 brackets', '['.repeat(50_000), 400, 'malformed_json'],
  ])('for %s has the one shape, a sentence and its status', async (_what, payload, status, code) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(status);
    const body = response.json<{ code: string; message: string; request_id: string }>();
    expect(body.code).toBe(code);
    expect(body.message).toMatch(/^[A-Z].{10,}[.d]$/);
    expect(body.request_id).toBe(response.headers['x-request-id']);
    expect(response.body).not.toMatch(/node_modules|SELECT|at .*\.ts/);
  });

  it('for a form post is 415', async () => {
    expect((await post('email=a', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415);
    expect((await post('{}', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  });

  it('for an unknown call is 404 in JSON', async () => {
    for (const url of [
      `${apiBase}/nothing`,
      '/media/nothing',
      '/media/..%2f..%2fetc%2fpasswd',
      '/media/generated/a/images/public/%2e%2e/x',
      '/dev/nothing',
    ]) {
      const response = await test.app.http.inject({ url });
      expect([url, response.statusCode]).toEqual([url, 404]);
      expect(response.json()).toMatchObject({ code: 'not_found', message: 'The requested resource was not found.' });
    }
  });

  it.each([
    ['a NUL in a name', 'GET', '/users/a%00b/profile', undefined, 404, 'not_found'],
    ['a NUL in a name with pages', 'GET', '/users/a%00b/content', undefined, 404, 'not_found'],
    ['a name of 300 letters', 'GET', `/users/${'x'.repeat(300)}/profile`, undefined, 404, 'not_found'],
    ['an id of 300 letters', 'GET', `/images/${'x'.repeat(300)}`, undefined, 404, 'not_found'],
    ['a path that is no text', 'GET', '/users/%zz/profile', undefined, 400, 'invalid_request'],
    ['a path part without end', 'GET', `/users/${'x'.repeat(500)}/profile`, undefined, 404, 'not_found'],
    ['a NUL in an address', 'POST', '/auth/login', { email: 'a\0b@x.yz', password: 'x' }, 422, 'invalid_field'],
    ['half a pair in an address', 'POST', '/auth/login', { email: '\ud800@x.yz', password: 'x' }, 422, 'invalid_field'],
  ] as const)('for %s has the one shape and no echo', async (_what, method, path, payload, status, code) => {
    const response = await test.app.http.inject({ method, url: apiBase + path, ...(payload ? { payload } : {}) });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code]);
    expect(response.json<{ request_id: string }>().request_id).toBe(response.headers['x-request-id']);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.body).not.toMatch(/FST_|xxxx|Too big/);
  });

  it('is never caused by prototype keys', async () => {
    const response = await post(
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"email":"a@b.cd","password":"x"}',
    );
    expect(response.statusCode).toBe(401);
    expect('isAdmin' in {}).toBe(false);
  });
});

describe('listing parameters', () => {
  it.each([
    'limit=0',
    'limit=-1',
    'limit=101',
    'limit=1e9',
    'limit=NaN',
    'limit=20abc',
    'limit=',
    'offset=-1',
    'offset=9223372036854775808',
    'limit=5&limit=6',
  ])('are brought into their bounds: %s [R-API-47]', async (query) => {
    expect((await test.app.http.inject({ url: `${apiBase}/public/images?${query}` })).statusCode).toBe(200);
  });

  it.each([
    ['last_created_at=yesterday', 'last_created_at is a time such as'],
    ['before=abc', 'before is the id of the last item seen.'],
    ['filter_direction=up', 'filter_direction is before or after.'],
  ])('are refused with a sentence when they make no sense: %s', async (query, sentence) => {
    const response = await test.app.http.inject({ url: `${apiBase}/public/images?${query}` });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ message: string }>().message).toContain(sentence);
  });
});

describe('headers', () => {
  it('keep personal answers out of caches', async () => {
    const ada = await test.person();
    for (const endpoint of [contract.accounts.profile, contract.credits.balance, contract.credits.history])
      expect((await test.call(endpoint, { token: ada.token })).headers['cache-control']).toBe('no-store');
  });
});

describe('the documents', () => {
  it('hold every endpoint of the contract in OpenAPI 3.1', async () => {
    const document = (await test.app.http.inject({ url: '/openapi.json' })).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    );
    expect(operations.toSorted()).toEqual(endpoints.map((endpoint) => endpoint.id).toSorted());
  });

  it('say of each call with what it succeeds, a file of its kind among them, and that it fails with JSON [GROUND-33]', async () => {
    const document = (await test.app.http.inject({ url: '/openapi.json' })).json<{
      paths: Record<string, Record<string, { operationId: string; responses: Record<string, { content?: object }> }>>;
    }>();
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const kindOf = (id: string, status: string): string[] =>
      Object.keys(operations.find(({ operationId }) => operationId === id)?.responses[status]?.content ?? {});
    const files = endpoints.filter(({ produces }) => produces !== undefined);
    expect(files.length).toBeGreaterThan(10);
    for (const { id, produces } of files) expect([id, ...kindOf(id, '200')]).toEqual([id, produces]);
    for (const { id, status } of endpoints) {
      expect([id, kindOf(id, '4XX')]).toEqual([id, ['application/json']]);
      expect(operations.find(({ operationId }) => operationId === id)?.responses).toHaveProperty(String(status));
    }
  });
});

describe('the beginning of the reference [GROUND-33]', () => {
  it('is in the document, and names calls that there are', async () => {
    const document = (await test.app.http.inject({ url: '/openapi.json' })).json<{
      info: { description: string };
      paths: Record<string, Record<string, object>>;
    }>();
    expect(document.info.description).toBe(introduction);
    const named = [...introduction.matchAll(/`(GET|POST) ([^`]+)`/g)];
    expect(named.length).toBeGreaterThan(5);
    for (const [, method = '', path = ''] of named)
      expect(Object.keys(document.paths[path] ?? {})).toContain(method.toLowerCase());
  });

  it('leads from a token to an image, which the same key starts and pays once', async () => {
    const ada = await test.person({ credits: 50 });
    const start = () =>
      test.call(contract.images.generate, {
        token: ada.token,
        key: 'begin-1',
        body: { text_prompt: 'A heron among reeds', size: '512x512', seed: 0 },
      });
    const first = await start();
    expect(first.status).toBe(202);
    const paid = (await test.call(contract.credits.balance, { token: ada.token })).body.credits;
    expect((await start()).body.id).toBe(first.body.id);
    expect((await test.call(contract.credits.balance, { token: ada.token })).body.credits).toBe(paid);
    expect(paid).toBeLessThan(50);
    const params = { id: first.body.id };
    const ended = await test.call(contract.images.get, { token: ada.token, params, query: { wait: '30' } });
    expect(ended.body).toMatchObject({ status: 'completed' });
    const file = await test.call(contract.images.download, { token: ada.token, params });
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toMatch(/^image\//);
  });
});

describe('health', () => {
  it('tells life and readiness apart', async () => {
    expect((await test.app.http.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await test.app.http.inject({ url: '/readyz' })).json()).toEqual({
      status: 'ready',
      parts: { database: 'ok', storage: 'ok', queue: 'ok' },
    });
  });

  it('counts in the format of Prometheus', async () => {
    const { body } = await test.app.http.inject({ url: '/metrics' });
    expect(body).toContain('loomlight_http_request_seconds_count');
    expect(body).toContain('loomlight_ledger_violations 0');
  });
});
