import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it(
  'keeps everything in the data folder for its owner alone, whoever made the folder [GROUND-17]',
  { tags: 'slow' },
  async ({ skip }) => {
    skip(serverUrl !== undefined, 'the embedded product, tried in the embedded run');
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
);

it("leaves what is not the product's own in that folder as it is, and does not follow what leads out of it [GROUND-17]", () => {
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

it('does not start in a folder of everybody, and puts nothing there [GROUND-17]', async () => {
  const dir = openFolder();
  chmodSync(dir, 0o1777);
  expect(await expectRefusal({ DATA_DIR: dir })).toEqual({
    code: 1,
    output: `The configuration is not right:\nDATA_DIR is ${dir}, which belongs to everybody on this machine: choose a folder of the product's own.\n`,
  });
  expect(readdirSync(dir)).toEqual([]);
});

it.runIf(process.getuid)('says in one sentence what cannot be closed to others [GROUND-17]', () => {
  // A folder of somebody else.
  const dir = process.getuid?.() === 0 ? openFolder() : '/usr';
  expect(() => asNobody(() => makePrivate(dir))).toThrow(
    `Others can read ${dir}, and that cannot be changed (EPERM). Give DATA_DIR to the user that runs the product, or choose another one.`,
  );
});

/** With the rights of nobody where we have those of everybody; whoever else we are may change as little. */
function asNobody(work: () => void): void {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    work();
  } finally {
    process.seteuid?.(0);
  }
}
