import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { healthRoutes } from './health.ts';

it('takes requests while parts that all processes share are away, and not once it stops [SCALE-52, SCALE-28]', async () => {
  const app = Fastify();
  let isStopping = false;
  const away = (): Promise<void> => Promise.reject(new Error('away'));
  healthRoutes(app, { isStopping: () => isStopping, parts: { database: away, storage: away, queue: away } });
  const status = async (url: string) => (await app.inject({ url })).statusCode;
  expect([await status('/readyz'), await status('/readyz?for=traffic')]).toEqual([503, 200]);
  expect((await app.inject({ url: '/readyz?for=traffic' })).json()).toEqual({ status: 'ready', parts: {} });
  // Whatever else is asked for is the whole of it.
  for (const other of ['?for=', '?for=all', '?for=traffic&for=traffic'])
    expect([other, await status(`/readyz${other}`)]).toEqual([other, 503]);
  isStopping = true;
  expect([await status('/readyz'), await status('/readyz?for=traffic')]).toEqual([503, 503]);
});
