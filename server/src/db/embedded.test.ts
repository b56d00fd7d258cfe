import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { connectEmbedded } from './embedded-client.ts';
import { newDataDir } from '../testing/new-data-dir.ts';
import { openEmbedded, syncCount } from './embedded.ts';
import { lockDataDir } from './owner-lock.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const connection of open.splice(0)) await connection.close();
});

async function openDir(dir: string, durable: boolean) {
  const connection = connectEmbedded(await openEmbedded({ dir: join(dir, 'database'), durable }));
  open.push(connection);
  return connection;
}

describe('the embedded database', () => {
  it('forces every commit to the disk, and in the fast mode none', async () => {
    const durable = await openDir(newDataDir('db'), true);
    await durable.pool.query('CREATE TABLE t (n int)');
    const before = syncCount.calls;
    for (let n = 0; n < 20; n += 1) await durable.pool.query('INSERT INTO t VALUES ($1)', [n]);
    expect(syncCount.calls - before).toBeGreaterThanOrEqual(20);

    const fast = await openDir(newDataDir('db'), false);
    await fast.pool.query('CREATE TABLE t (n int)');
    const beforeFast = syncCount.calls;
    for (let n = 0; n < 20; n += 1) await fast.pool.query('INSERT INTO t VALUES ($1)', [n]);
    expect(syncCount.calls - beforeFast).toBe(0);
  });

  it('keeps what was written over a restart', { tags: 'slow' }, async () => {
    const dir = newDataDir('db');
    const first = await openDir(dir, true);
    await first.pool.query('CREATE TABLE t (n int)');
    await first.pool.query('INSERT INTO t VALUES (42)');
    await open.pop()?.close();
    const second = await openDir(dir, true);
    expect((await second.pool.query('SELECT n FROM t')).rows).toEqual([{ n: 42 }]);
  });
});

describe('the owner lock', () => {
  const lockModule = join(import.meta.dirname, 'owner-lock.ts');
  function holdInOtherProcess(dir: string) {
    const script = `import { lockDataDir } from ${JSON.stringify(lockModule)}; lockDataDir(${JSON.stringify(dir)}); process.stdout.write('held'); setInterval(() => {}, 1000);`;
    return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  }

  it('refuses a second process with a sentence that says what to do', async () => {
    const dir = newDataDir('db');
    const lock = lockDataDir(dir);
    const child = holdInOtherProcess(dir);
    const [[code], said] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    expect(code).not.toBe(0);
    expect(said).toMatch(
      /Another Loomlight process is using the data folder .* set DATABASE_URL to run several processes/,
    );
    lock.release();
  });

  it('is free at once when its owner is killed', async () => {
    const dir = newDataDir('db');
    const child = holdInOtherProcess(dir);
    await once(child.stdout, 'data');
    expect(() => lockDataDir(dir)).toThrow('Another Loomlight process');
    child.kill('SIGKILL');
    await once(child, 'exit');
    lockDataDir(dir).release();
  });
});
