import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openWorkFiles } from './work-files.ts';

const host = hostname().replaceAll(/[^A-Za-z0-9-]/g, '-');

async function folderWith(...names: string[]): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'loomlight-work-'));
  for (const name of names) {
    await mkdir(join(dir, name));
    await writeFile(join(dir, name, 'half a film'), 'x');
  }
  return dir;
}

it('removes what killed processes have left, and nothing of those that live', async () => {
  // Larger than any number that a process gets.
  const dead = `${host}.99999999.a`;
  const reused = `${host}.${process.pid}.b`;
  const alive = `${host}.${process.ppid}.c`;
  const elsewhere = `another-machine.${process.pid}.d`;
  const dir = await folderWith(dead, reused, alive, elsewhere);
  await openWorkFiles(dir);
  expect((await readdir(dir)).toSorted()).toEqual([alive, elsewhere].toSorted());
});

it('removes what another machine has not touched for a day', async () => {
  const dir = await folderWith('another-machine.1.a', 'another-machine.2.b');
  const old = new Date(Date.now() - 25 * 3_600_000);
  await utimes(join(dir, 'another-machine.1.a'), old, old);
  await openWorkFiles(dir);
  expect(await readdir(dir)).toEqual(['another-machine.2.b']);
});

it('has a folder of its own, and is gone without a trace when it is closed', async () => {
  const dir = await folderWith();
  const [one, other] = [await openWorkFiles(dir), await openWorkFiles(dir)];
  const path = await one.newPath();
  await writeFile(path, 'film');
  await writeFile(await other.newPath(), 'film');
  expect(await readdir(dir)).toHaveLength(2);
  await one.remove(path);
  await one.remove(path);
  await one.close();
  await other.close();
  expect(await readdir(dir)).toEqual([]);
});
