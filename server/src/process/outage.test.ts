// @module-tag on-server
import { apiBase, contract } from '@loomlight/contract';
import { expect, it } from 'vitest';
import { connectServer } from '../db/client.ts';
import { postgresSignals } from '../db/signals.ts';
import { openDoor } from '../testing/door.ts';
import { ledgerViolations, openTestApp } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';

// The embedded database lives and dies with the process; only a server can be away.
it.skipIf(serverUrl === undefined)(
  'says 503 and when to come back while the database is away, lives on and takes requests, and goes on by itself [SCALE-23, SCALE-52]',
  async () => {
    const database = await openTestDatabase();
    const door = await openDoor(database.url ?? '');
    const connection = connectServer({ url: door.url, max: 4, applicationName: 'loomlight-test' });
    const signals = await postgresSignals({ url: door.url, pool: connection.pool });
    const test = await openTestApp({}, { ...database, ...connection, signals, url: door.url, reset: database.reset });
    const ada = await test.person();
    const get = (path: string) =>
      test.app.http.inject({ url: path, headers: { authorization: `Bearer ${ada.token}` } });

    expect((await get('/metrics')).body).toContain('loomlight_queue_waiting{content="image"} 0');
    const hears = async (): Promise<string | undefined> =>
      /^loomlight_signals_connected (\d)$/m.exec((await get('/metrics')).body)?.[1];
    expect(await hears()).toBe('1');
    door.shut();
    await waitFor('the loss of the signals', async () => (await hears()) === '0');
    const measured = await get('/metrics');
    expect([measured.statusCode, measured.body.includes('loomlight_queue_waiting{')]).toEqual([200, false]);
    for (const path of [`${apiBase}/credits`, `${apiBase}/public/images`]) {
      const away = await get(path);
      expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '2']);
      expect(away.json()).toMatchObject({
        code: 'unavailable',
        message: 'Service temporarily unavailable. Please try again later.',
      });
    }
    const start = { token: ada.token, key: 'once', body: { text_prompt: 'A lake', size: '64x64' } } as const;
    expect((await test.call(contract.images.generate, start)).status).toBe(503);
    expect((await get('/healthz')).statusCode).toBe(200);
    const readiness = await get('/readyz');
    expect([readiness.statusCode, readiness.json()]).toEqual([
      503,
      { status: 'failing', parts: { database: 'failing', storage: 'ok', queue: 'failing' } },
    ]);

    expect((await get('/readyz?for=traffic')).statusCode).toBe(200);

    door.open();
    await waitFor('readiness', async () => (await get('/readyz')).statusCode === 200);
    await waitFor('the signals', async () => (await hears()) === '1');
    const { body } = await test.call(contract.images.generate, start);
    expect((await test.finished(ada, body.id)).status).toBe('completed');
    expect(await test.balance(ada)).toBe(49);
    expect(await ledgerViolations(database)).toEqual([]);
    await test.close();
    await signals.close();
    await connection.close();
    door.close();
    await database.close();
  },
);
