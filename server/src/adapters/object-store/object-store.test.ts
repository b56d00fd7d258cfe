import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFileObjectStore } from './file-object-store.ts';
import { openMemoryObjectStore } from './memory-object-store.ts';
import { objectStoreSuite } from './object-store.suite.ts';

const secret = 'a secret of the object store tests';
objectStoreSuite('the memory store', async () => openMemoryObjectStore({ secret }));
objectStoreSuite('the file store', async () =>
  openFileObjectStore({ dir: await mkdtemp(join(tmpdir(), 'loomlight-store-')), secret }),
);

describe('the file store', () => {
  it('removes what a killed process has left half written a day ago, and nothing younger', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'loomlight-store-'));
    await mkdir(join(dir, '.unfinished'));
    const [old, young] = [join(dir, '.unfinished', 'old'), join(dir, '.unfinished', 'young')];
    for (const path of [old, young]) await writeFile(path, 'half');
    const yesterday = Date.now() / 1000 - 25 * 3600;
    await utimes(old, yesterday, yesterday);
    const store = openFileObjectStore({ dir, secret });
    await store.put('a/picture', new Uint8Array(10), 'image/png');
    expect(await readdir(join(dir, '.unfinished'))).toEqual(['young']);
    const listed: string[] = [];
    for await (const { key } of store.list()) listed.push(key);
    expect(listed).toEqual(['a/picture']);
  });

  it('is none where its folder has gone, and makes it once alone', async () => {
    const dir = join(await mkdtemp(join(tmpdir(), 'loomlight-store-')), 'media');
    const store = openFileObjectStore({ dir, secret });
    await store.check();
    await rm(dir, { recursive: true });
    await expect(store.check()).rejects.toThrow('ENOENT');
    await expect(store.check()).rejects.toThrow('ENOENT');
  });

  it('never leaves its folder', async () => {
    const store = openFileObjectStore({ dir: await mkdtemp(join(tmpdir(), 'loomlight-store-')), secret });
    for (const key of ['../out', '/etc/passwd', 'a/../../b', 'a//b', 'a\0b', '.', '']) {
      expect(await store.find(key)).toBeUndefined();
      await expect(store.put(key, new Uint8Array(1), 'image/png')).rejects.toThrow('storage key');
    }
  });
});
