import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openDoor } from '../testing/door.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';
import { postgresSignals } from './signals.ts';

// The embedded database signals inside the process and has no connection to lose.
it.skipIf(serverUrl === undefined)(
  'knocks once a second while the database is away, and hears again when it is back',
  async () => {
    const url = new URL(serverUrl ?? '');
    const door = await openDoor(url.href);
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
