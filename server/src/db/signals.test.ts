import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';
import { postgresSignals } from './signals.ts';

/** The server behind a door that can be shut. */
async function openDoor(url: URL) {
  const sockets = new Set<Socket>();
  let isOpen = true;
  let knocks = 0;
  const server = createServer((socket) => {
    knocks += 1;
    sockets.add(socket.on('error', () => undefined));
    if (!isOpen) return socket.destroy();
    const behind = connect(Number(url.port || 5432), url.hostname).on('error', () => socket.destroy());
    sockets.add(behind);
    return socket.pipe(behind).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url: through.href,
    knocks: () => knocks,
    shut: () => {
      isOpen = false;
      knocks = 0;
      for (const socket of sockets) socket.destroy();
    },
    open: () => {
      isOpen = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

// The embedded database signals inside the process and has no connection to lose.
it.skipIf(serverUrl === undefined)(
  'knocks once a second while the database is away, and hears again when it is back',
  async () => {
    const url = new URL(serverUrl ?? '');
    const door = await openDoor(url);
    const pool = new pg.Pool({ connectionString: url.href, max: 1 });
    const signals = await postgresSignals({ url: door.url, pool });
    const heard: string[] = [];
    signals.subscribe('loomlight_test', (payload) => heard.push(payload));
    door.shut();
    await sleep(5_500);
    // Each failure used to make two further attempts: 31 knocks in this time, thousands in the next.
    expect(door.knocks()).toBeLessThanOrEqual(6);
    expect(door.knocks()).toBeGreaterThanOrEqual(3);
    door.open();
    await waitFor('a signal after the outage', async () => {
      await signals.publish('loomlight_test', 'again');
      return heard.length > 0;
    });
    await signals.close();
    await pool.end();
    door.close();
  },
  30_000,
);
