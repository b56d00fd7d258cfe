import { addSeconds } from '../../kernel/clock.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const png = Uint8Array.from([
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  ...Array.from({ length: 100 }, (_, index) => index),
]);

/** What every object store must do, whoever keeps the bytes. */
export function objectStoreSuite(name: string, open: () => Promise<ObjectStore>): void {
  describe(`${name} keeps objects`, () => {
    it('gives back the bytes, their size and their type as sniffed', async () => {
      const store = await open();
      await store.put('generated/a/images/public/b', png, 'image/png');
      const found = await store.find('generated/a/images/public/b');
      expect(found?.sizeBytes).toBe(png.byteLength);
      expect(found?.mediaType).toBe('image/png');
      expect(found && Buffer.compare(await buffer(found.open()), png)).toBe(0);
    });
    it('takes an object from a file, leaves the file, and keeps the bytes when the file goes', async () => {
      const store = await open();
      const path = join(await mkdtemp(join(tmpdir(), 'loomlight-put-')), 'film');
      await writeFile(path, png);
      await store.put('from/file', png.subarray(0, 20), 'image/png');
      await store.putFile('from/file', path, 'image/png');
      expect(Buffer.compare(await readFile(path), png)).toBe(0);
      await rm(path);
      const found = await store.find('from/file');
      expect(found && Buffer.compare(await buffer(found.open()), png)).toBe(0);
      await expect(store.putFile('from/file', path, 'image/png')).rejects.toThrow('ENOENT');
      expect((await store.find('from/file'))?.sizeBytes).toBe(png.byteLength);
    });
    it('opens a range, both ends included', async () => {
      const store = await open();
      await store.put('range', png, 'image/png');
      const found = await store.find('range');
      expect(found && [...(await buffer(found.open({ start: 8, end: 10 })))]).toEqual([0, 1, 2]);
    });
    it('finds nothing under an unknown key', async () => {
      expect(await (await open()).find('nothing/here')).toBeUndefined();
    });
    it('moves an object so that the old key is dead', async () => {
      const store = await open();
      await store.put('old/place', png, 'image/png');
      await store.move('old/place', 'new/place');
      expect(await store.find('old/place')).toBeUndefined();
      expect((await store.find('new/place'))?.sizeBytes).toBe(png.byteLength);
    });
    it('changes the tag with the bytes', async () => {
      const store = await open();
      await store.put('tag', png, 'image/png');
      const before = (await store.find('tag'))?.etag;
      await store.put('tag', png.subarray(0, 50), 'image/png');
      expect((await store.find('tag'))?.etag).not.toBe(before);
    });
    it('moves an object into the place of another one', async () => {
      const store = await open();
      await store.put('there/already', png.subarray(0, 50), 'image/png');
      await store.put('here/now', png, 'image/png');
      await store.move('here/now', 'there/already');
      expect(await store.find('here/now')).toBeUndefined();
      const stored = await store.find('there/already');
      expect(stored?.mediaType).toBe('image/png');
      expect(stored && Buffer.compare(await buffer(stored.open()), png)).toBe(0);
    });

    it('copies an object, and the copy stays when the first is replaced and removed', async () => {
      const store = await open();
      await store.put('copied/from', png, 'image/png');
      await store.copy('copied/from', 'copied/to');
      await store.copy('copied/from', 'copied/to');
      await store.put('copied/from', png.subarray(0, 50), 'image/png');
      await store.remove('copied/from');
      const stored = await store.find('copied/to');
      expect(stored?.mediaType).toBe('image/png');
      expect(stored && Buffer.compare(await buffer(stored.open()), png)).toBe(0);
      await expect(store.copy('not/there', 'anywhere')).rejects.toThrow(
        /nothing to copy|ENOENT|NoSuchKey|specified key does not exist|UnknownError/,
      );
    });

    it('removes, and removing nothing is no error', async () => {
      const store = await open();
      await store.put('gone', png, 'image/png');
      await store.remove('gone');
      await store.remove('gone');
      expect(await store.find('gone')).toBeUndefined();
    });
    it('lists every object, and none that is gone', async () => {
      const store = await open();
      for (const key of ['list/one', 'list/two', 'list/deep/three']) await store.put(key, png, 'image/png');
      await store.remove('list/two');
      const listed = new Map<string, number>();
      for await (const { key, sizeBytes } of store.list()) if (key.startsWith('list/')) listed.set(key, sizeBytes);
      expect([...listed].toSorted()).toEqual([
        ['list/deep/three', png.byteLength],
        ['list/one', png.byteLength],
      ]);
    });
    it('lists one folder alone', async () => {
      const store = await open();
      for (const key of ['folder/a/one', 'folder/a/deep/two', 'folder/ab/three', 'folder/a_small'])
        await store.put(key, png, 'image/png');
      const listed: string[] = [];
      for await (const { key } of store.list('folder/a')) listed.push(key);
      expect(listed.toSorted()).toEqual(['folder/a/deep/two', 'folder/a/one']);
      for await (const { key } of store.list('folder/none')) expect(key).toBeUndefined();
    });
    it('refuses to move what is not there', async () => {
      await expect((await open()).move('not/there', 'anywhere')).rejects.toThrow(
        /nothing to move|ENOENT|NoSuchKey|specified key does not exist|UnknownError/,
      );
    });
    it('refuses addresses of another key, edited, expired or unsigned', async () => {
      const store = await open();
      const now = new Date('2026-01-01T00:00:00Z');
      const query = Object.fromEntries(
        new URL(store.signedAddress('private/x', addSeconds(now, 60)), 'http://x').searchParams,
      );
      expect(store.isSigned('private/x', query, now)).toBe(true);
      expect(store.isSigned('private/y', query, now)).toBe(false);
      expect(store.isSigned('private/x', query, addSeconds(now, 61))).toBe(false);
      expect(store.isSigned('private/x', { ...query, expires: String(Number(query['expires']) + 1) }, now)).toBe(false);
      expect(store.isSigned('private/x', { ...query, signature: 'AAAA' }, now)).toBe(false);
      expect(store.isSigned('private/x', {}, now)).toBe(false);
    });
    it('takes an upload only for the key, type and size it was signed for, and in time', async () => {
      const store = await open();
      const now = new Date('2026-01-01T00:00:00Z');
      const file = { mediaType: 'image/png', sizeBytes: 100 };
      const address = await store.signedUpload('uploads/x', file, addSeconds(now, 60));
      const query = Object.fromEntries(new URL(address, 'http://x').searchParams);
      expect(store.isSignedUpload('uploads/x', file, query, now)).toBe(true);
      expect(store.isSignedUpload('uploads/y', file, query, now)).toBe(false);
      expect(store.isSignedUpload('uploads/x', { ...file, mediaType: 'image/svg+xml' }, query, now)).toBe(false);
      expect(store.isSignedUpload('uploads/x', { ...file, sizeBytes: 101 }, query, now)).toBe(false);
      expect(store.isSignedUpload('uploads/x', file, query, addSeconds(now, 61))).toBe(false);
      expect(store.isSigned('uploads/x', query, now)).toBe(false);
    });
    it('can be written', async () => {
      await expect((await open()).check()).resolves.toBeUndefined();
    });
  });
}
