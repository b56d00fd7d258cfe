import { spawn } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { makePrivate } from '../db/private-folder.ts';
import { signUp } from '../testing/http-client.ts';
import { expectRefusal, type ServerProcess, startServer } from '../testing/server-process.ts';
import { serverUrl } from '../testing/test-settings.ts';

const running: ServerProcess[] = [];
afterEach(async () => {
  for (const server of running.splice(0))
    if (server.child.exitCode === null && server.child.signalCode === null) await server.kill();
});

/** A folder as somebody makes it by hand, or a Dockerfile. */
function openFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'loomlight-modes-'));
  chmodSync(dir, 0o755);
  return dir;
}

/** Everything in a folder that others may look at, with its mode; what leads out of it is not followed. */
function open(dir: string, path = ''): string[] {
  const stat = lstatSync(join(dir, path));
  if (stat.isSymbolicLink()) return [];
  const below = stat.isDirectory() ? readdirSync(join(dir, path)).flatMap((name) => open(dir, `${path}/${name}`)) : [];
  return (stat.mode & 0o077) === 0 ? below : [`${(stat.mode & 0o777).toString(8)} ${path}`, ...below];
}

it.skipIf(serverUrl !== undefined)(
  'keeps everything in the data folder for its owner alone, whoever made the folder (GROUND-17)',
  async () => {
    const DATA_DIR = openFolder();
    const first = await startServer({ DATA_DIR });
    running.push(first);
    await signUp(first.address, 'Ada Lovelace');
    expect(open(DATA_DIR)).toEqual([]);
    await first.terminate();

    // As an earlier release has left it, or somebody who copied it.
    for (const path of readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' }))
      chmodSync(join(DATA_DIR, path), lstatSync(join(DATA_DIR, path)).isDirectory() ? 0o777 : 0o666);
    chmodSync(DATA_DIR, 0o755);
    mkdirSync(join(DATA_DIR, 'media', 'image'), { recursive: true, mode: 0o755 });
    writeFileSync(join(DATA_DIR, 'media', 'image', 'one'), 'a picture', { mode: 0o644 });
    expect(open(DATA_DIR).length).toBeGreaterThan(900);
    running.push(await startServer({ DATA_DIR }));
    expect(open(DATA_DIR)).toEqual([]);
  },
  120_000,
);

it("leaves what is not the product's own in that folder as it is, and does not follow what leads out of it (GROUND-17)", () => {
  const [dir, elsewhere] = [openFolder(), openFolder()];
  writeFileSync(join(dir, 'notes.txt'), 'of somebody else');
  chmodSync(join(dir, 'notes.txt'), 0o644);
  writeFileSync(join(elsewhere, 'file'), '');
  chmodSync(join(elsewhere, 'file'), 0o644);
  mkdirSync(join(dir, 'exports'));
  symlinkSync(elsewhere, join(dir, 'exports', 'out'));
  makePrivate(dir);
  expect(open(dir)).toEqual(['644 /notes.txt']);
  expect(open(elsewhere)).toEqual(['755 ', '644 /file']);
  // Media on another disk are the product's all the same.
  symlinkSync(elsewhere, join(dir, 'media'));
  makePrivate(dir);
  expect(open(elsewhere)).toEqual([]);
});

it('does not start in a folder of everybody, and puts nothing there (GROUND-17)', async () => {
  const dir = openFolder();
  chmodSync(dir, 0o1777);
  expect(await expectRefusal({ DATA_DIR: dir })).toEqual({
    code: 1,
    output: `The configuration is not right:\nDATA_DIR is ${dir}, which belongs to everybody on this machine: choose a folder of the product's own.\n`,
  });
  expect(readdirSync(dir)).toEqual([]);
});

it.runIf(process.getuid)('says in one sentence what cannot be closed to others (GROUND-17)', async () => {
  const isRoot = process.getuid?.() === 0;
  // A folder of somebody else.
  const dir = isRoot ? openFolder() : '/usr';
  const file = join(import.meta.dirname, '../db/private-folder.ts');
  const script = `import { makePrivate } from ${JSON.stringify(file)}; try { makePrivate(${JSON.stringify(dir)}) } catch (error) { console.log(String(error)) }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(isRoot && { uid: 65_534 }),
  });
  expect(await text(child.stdout)).toBe(
    `FolderNotPrivateError: Others can read ${dir}, and that cannot be changed (EPERM). Give DATA_DIR to the user that runs the product, or choose another one.\n`,
  );
});
