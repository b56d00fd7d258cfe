import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase, contract } from '@loomlight/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDoor } from '../../testing/door.ts';
import { callApi, signUp } from '../../testing/http-client.ts';
import { newDataDir } from '../../testing/new-data-dir.ts';
import { freePort } from '../../testing/parts/free-port.ts';
import { haproxyMissing, openProxy } from '../../testing/parts/haproxy.ts';
import { type ServerProcess, startServer } from '../../testing/server-process.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { waitFor } from '../../testing/wait-for.ts';

const closing: (() => Promise<unknown>)[] = [];
beforeEach(({ skip }) => skip(haproxyMissing !== undefined, haproxyMissing ?? ''));
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: newDataDir('proxied'), ...settings });
  closing.push(async () => {
    if (server.child.exitCode === null && server.child.signalCode === null) await server.kill();
  });
  return server;
}

async function proxyBefore(...servers: readonly ServerProcess[]): Promise<string> {
  const proxy = await openProxy({ apis: servers.map(({ address }) => Number(new URL(address).port)) });
  closing.push(() => proxy.close());
  await waitFor('an answer through the proxy', async () => (await fetch(`${proxy.address}${sizes}`)).status === 200);
  return proxy.address;
}

/** What is answered without the database. */
const sizes = `${apiBase}${contract.images.sizes.path}`;
const listing = `${apiBase}${contract.gallery.publicImages.path}`;

/** The proxy has asked each process often enough since now to have taken it out. */
async function waitForProbes(servers: readonly ServerProcess[]): Promise<void> {
  const counted = async ({ address }: ServerProcess): Promise<number> => {
    const text = await (await fetch(`${address}/metrics`)).text();
    const counts = text.matchAll(/^loomlight_http_request_seconds_count\{[^}]*route="\/readyz"[^}]*\} (\d+)$/gm);
    return Array.from(counts, ([, count]) => Number(count)).reduce((sum, count) => sum + count, 0);
  };
  const before = await Promise.all(servers.map(counted));
  await waitFor(
    'the questions of the proxy',
    async () => (await Promise.all(servers.map(counted))).every((count, index) => count >= (before[index] ?? 0) + 4),
    60_000,
  );
}

/** The product's own refusal, which no proxy would know the headers of. */
async function expectOwnRefusal(url: string): Promise<void> {
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({ code: 'unavailable', message: expect.stringContaining('try again') });
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
}

describe('behind the settings of HAProxy that are shipped', () => {
  it(
    'a store that is away takes nothing else away, and media are refused by the product itself [SCALE-53]',
    { tags: 'slow' },
    async ({ skip }) => {
      skip(serverUrl !== undefined, 'tried in the embedded run');
      const store = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
      await once(store, 'listening');
      const bound = store.address();
      const door = await openDoor(`http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`);
      closing.push(async () => {
        door.close();
        store.closeAllConnections();
        store.close();
      });
      const server = await start({
        STORAGE: 's3',
        S3_ENDPOINT: door.url,
        S3_BUCKET: 'media',
        S3_ACCESS_KEY_ID: 'loomlight',
        S3_SECRET_ACCESS_KEY: 'loomlight-secret',
      });
      const address = await proxyBefore(server);
      door.shut();
      expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
      await waitForProbes([server]);
      for (const path of [sizes, listing]) expect((await fetch(address + path)).status).toBe(200);
      const media =
        '/media/generated/11111111-1111-4111-8111-111111111111/images/public/22222222-2222-4222-8222-222222222222';
      await expectOwnRefusal(address + media);
    },
  );

  it(
    'a database that is away is told of by the product itself, and what needs none is answered [SCALE-53]',
    { tags: 'on-server' },
    async ({ skip }) => {
      skip(serverUrl === undefined, 'the embedded database is never away (TEST_DATABASE_URL)');
      const database = await openTestDatabase();
      closing.push(() => database.close());
      const door = await openDoor(database.url ?? '');
      closing.push(async () => door.close());
      const settings = {
        ROLE: 'api',
        DATABASE_URL: door.url,
        TOKEN_SECRET: 'one secret for all processes of the test',
      };
      const servers = [await start(settings), await start(settings)];
      const address = await proxyBefore(...servers);
      door.shut();
      for (const server of servers) expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
      await waitForProbes(servers);
      for (let round = 0; round < 4; round += 1) {
        expect((await fetch(address + sizes)).status).toBe(200);
        await expectOwnRefusal(address + listing);
      }
      door.open();
      await waitFor('the listing', async () => (await fetch(address + listing)).status === 200);
    },
  );

  it('the proxy, with nobody behind it, refuses in the shape of the product and says when to ask again [SCALE-53]', async ({
    skip,
  }) => {
    skip(serverUrl !== undefined, 'tried in the embedded run');
    const proxy = await openProxy({ apis: [await freePort()] });
    closing.push(() => proxy.close());
    const answer = await fetch(proxy.address + listing);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'application/json',
      'no-store',
    ]);
    expect(await answer.json()).toEqual({
      code: 'unavailable',
      message: 'Service temporarily unavailable. Please try again later.',
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it(
    'a process is killed again and again, and nobody who reads or has a request key is told [SCALE-54]',
    { tags: 'slow', timeout: 600_000 },
    async ({ skip }) => {
      skip(serverUrl === undefined, 'two processes need PostgreSQL (TEST_DATABASE_URL)');
      const database = await openTestDatabase();
      closing.push(() => database.close());
      const settings = {
        DATABASE_URL: database.url ?? '',
        TOKEN_SECRET: 'one secret for all processes of the test',
        SIGNUP_BONUS_CREDITS: '10000',
      };
      const servers = [await start({ ...settings, ROLE: 'api' }), await start({ ...settings, ROLE: 'api' })];
      // Mails and images.
      await start({ ...settings, ROLE: 'worker' });
      const ports = servers.map(({ address }) => new URL(address).port);
      const address = await proxyBefore(...servers);
      const { token } = await signUp(address, 'Ada Lovelace');
      const told: number[] = [];
      const over = new AbortController();
      const people = [0, 1, 2, 3].map(async (person) => {
        for (let index = 0; !over.signal.aborted; index += 1) {
          const answer =
            person % 2 === 0
              ? await fetch(`${address}${listing}?offset=${index % 50}`)
              : await fetch(`${address}${apiBase}${contract.images.generate.path}`, {
                  method: 'POST',
                  headers: {
                    'content-type': 'application/json',
                    authorization: `Bearer ${token}`,
                    'idempotency-key': `${person}-${index}`,
                  },
                  body: JSON.stringify({ text_prompt: `A lake ${index}`, size: '64x64' }),
                });
          await answer.arrayBuffer();
          told.push(answer.status);
          await sleep(5);
        }
      });
      const answered = async (count: number): Promise<void> => {
        const wanted = told.length + count;
        await waitFor('answers', async () => told.length >= wanted, 60_000);
      };
      for (const which of [0, 1, 0]) {
        await answered(30);
        await servers[which]?.kill();
        await answered(30);
        servers[which] = await start({ ...settings, ROLE: 'api', PORT: ports[which] ?? '' });
        const back = servers[which];
        await waitForProbes([back]);
      }
      over.abort();
      await Promise.all(people);
      // 429: too many of theirs wait.
      expect(new Set(told.filter((status) => status !== 429))).toEqual(new Set([200, 202]));
      const { body } = await callApi(address, contract.credits.balance, { token });
      expect(body.credits).toBe(10_000 - told.filter((status) => status === 202).length);
    },
  );
});
