// @module-tag on-server
import { afterAll, expect, it } from 'vitest';
import { serverUrl } from '../testing/test-settings.ts';
import { type Connection, connectServer } from './client.ts';

const open: Connection[] = [];
afterAll(() => Promise.all(open.map((connection) => connection.close())));

it.runIf(serverUrl !== undefined).each([
  ['gives a statement 15 s', false, '15s'],
  ['gives a statement all the time that it takes where it is told to', true, '0'],
])('%s', async (_, unlimited, limit) => {
  const connection = connectServer({ url: serverUrl ?? '', max: 1, applicationName: 'test', unlimited });
  open.push(connection);
  const { rows } = await connection.pool.query('SHOW statement_timeout');
  expect(rows).toEqual([{ statement_timeout: limit }]);
  // Nothing is compiled: what it would gain is less than it takes (SCALE-69).
  expect((await connection.pool.query('SHOW jit')).rows).toEqual([{ jit: 'off' }]);
  expect(connection.pool.options.query_timeout).toBe(unlimited ? undefined : 20_000);
});
