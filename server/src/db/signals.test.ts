// @module-tag on-server
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openDoor } from '../testing/door.ts';
import { serverUrl } from '../testing/test-settings.ts';
import { waitFor } from '../testing/wait-for.ts';
import { postgresSignals } from './signals.ts';

it(
  'knocks once a second while the database is away, and hears again when it is back',
  { tags: 'slow' },
  async ({ skip }) => {
    skip(serverUrl === undefined, 'the embedded database has no connection to lose');
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
    const elsewhere = await postgresSignals({ url: url.href, pool });
    await waitFor('a signal after the outage', async () => {
      await elsewhere.publish('loomlight_test', 'again');
      return heard.length > 0;
    });
    await elsewhere.close();
    await signals.close();
    await pool.end();
    door.close();
  },
);

it.skipIf(serverUrl === undefined)('hears itself at once and once, and others a moment later', async () => {
  const pool = new pg.Pool({ connectionString: serverUrl, max: 1 });
  const [here, there] = [
    await postgresSignals({ url: serverUrl ?? '', pool }),
    await postgresSignals({ url: serverUrl ?? '', pool }),
  ];
  const heard: string[] = [];
  const channel = `loomlight_test_${process.pid}`;
  here.subscribe(channel, (payload) => heard.push(`here ${payload}`));
  there.subscribe(channel, (payload) => heard.push(`there ${payload}`));
  await waitFor('the connections to listen', async () => {
    await Promise.all([here.publish(channel, 'hello'), there.publish(channel, 'hi')]);
    return heard.includes('there hello') && heard.includes('here hi');
  });
  heard.length = 0;
  const told = here.publish(channel, 'one');
  expect(heard).toEqual(['here one']);
  await told;
  // What is said later is heard later: by then each has heard the first as often as it ever will.
  await waitFor('an answer', async () => {
    await there.publish(channel, 'two');
    return heard.includes('here two') && heard.includes('there one');
  });
  expect(heard.filter((text) => text === 'here one')).toHaveLength(1);
  expect(heard.filter((text) => text === 'there one')).toHaveLength(1);
  await Promise.all([here.close(), there.close()]);
  await pool.end();
});
