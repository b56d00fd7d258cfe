// @module-tag slow

import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { listProcesses } from '../features/desk/list-processes.ts';
import { addSeconds, systemClock } from '../kernel/clock.ts';
import { newDataDir } from '../testing/new-data-dir.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { serverUrl } from '../testing/test-settings.ts';

let servers: ServerProcess[] = [];
afterEach(async () => {
  for (const { child, kill } of servers) if (child.exitCode === null && child.signalCode === null) await kill();
  servers = [];
});

it(
  'a process that was killed is named as one that was not seen since, and one that has ended is not named [DESK-125]',
  { timeout: 400_000 },
  async ({ skip }) => {
    skip(serverUrl !== undefined, 'the embedded product, tried in the embedded run');
    const dataDir = newDataDir('kill-beat');
    /** Who is named three minutes from now, when whoever lives had said so again. */
    const named = async () => {
      const database = await openDatabase({
        ...{ url: undefined, dataDir, poolMax: 1, durable: true, applicationName: 'test' },
      });
      try {
        const clock = { now: () => addSeconds(systemClock.now(), 180) };
        return (await listProcesses({ db: database.db, clock })).map(({ process, isSilent }) => [process, isSilent]);
      } finally {
        await database.close();
      }
    };
    const begin = async () => {
      const server = await startServer({ DATA_DIR: dataDir });
      servers.push(server);
      return server;
    };
    const killed = await begin();
    // It says so in its first moments, before it is ready to answer.
    await fetch(`${killed.address}/readyz`);
    await killed.kill();
    const left = [[expect.stringMatching(`:${killed.child.pid}:all$`), true]];
    expect(await named()).toEqual(left);
    const ended = await begin();
    expect(await ended.terminate()).toBe(0);
    expect(await named()).toEqual(left);
  },
);
