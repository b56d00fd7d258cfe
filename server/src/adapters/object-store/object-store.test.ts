import { mkdtemp } from 'node:fs/promises';
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
  it('never leaves its folder', async () => {
    const store = openFileObjectStore({ dir: await mkdtemp(join(tmpdir(), 'loomlight-store-')), secret });
    for (const key of ['../out', '/etc/passwd', 'a/../../b', 'a//b', 'a\0b', '.', '']) {
      expect(await store.find(key)).toBeUndefined();
      await expect(store.put(key, new Uint8Array(1), 'image/png')).rejects.toThrow('storage key');
    }
  });
});
