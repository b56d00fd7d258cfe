// @module-tag slow

import { Agent, type IncomingMessage, request } from 'node:http';
import { apiBase, contract } from '@loomlight/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { waitFor } from '../testing/wait-for.ts';

const people = 50;
/** As many as one may have open. */
const each = 20;

/** Opens a stream of events, and answers it once its head has come. */
function listen(address: string, token: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    request(new URL(`${apiBase}${contract.notifications.events.path}`, address), { agent, headers }, resolve)
      .once('error', reject)
      .end();
  });
}

/** How many connections the database has; the embedded one has a single one and counts none. */
async function connections(test: TestApp): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()`.execute(test.database.db);
  return rows[0]?.count ?? 0;
}

it('a process holds a thousand streams of events without a connection of the database, answers beside them, and ends them all when it stops [SCALE-30]', async () => {
  const test = await openTestApp();
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const tokens: string[] = [];
  for (let index = 0; index < people; index += 1) tokens.push((await test.person()).token);
  // Everything that opens a connection by itself has done so.
  await Promise.all(tokens.map((token) => test.call(contract.credits.balance, { token })));
  const before = await connections(test);
  const streams: IncomingMessage[] = [];
  for (const token of tokens)
    streams.push(...(await Promise.all(Array.from({ length: each }, () => listen(test.app.address, token, agent)))));
  expect(new Set(streams.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  let ended = 0;
  for (const stream of streams)
    stream
      .resume()
      .on('error', () => undefined)
      .once('close', () => (ended += 1));
  const { body } = await test.app.http.inject({ url: '/metrics' });
  expect(/^loomlight_event_streams (\d+)$/m.exec(body)?.[1]).toBe(String(people * each));
  expect(await connections(test)).toBeLessThanOrEqual(before);
  for (const token of tokens.slice(0, 5))
    expect((await test.call(contract.credits.balance, { token })).status).toBe(200);
  expect(ended).toBe(0);

  const closed = test.close();
  await waitFor('the end of every stream', async () => ended === people * each);
  await closed;
  agent.destroy();
});
