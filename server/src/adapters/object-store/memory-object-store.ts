import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ObjectStore } from '../../ports/object-store.ts';
import { createAddressSigner } from './address-signer.ts';
import { sniffMediaType } from './media-type.ts';

/** Keeps objects in memory: for tests and benchmarks. */
export function openMemoryObjectStore(options: {
  readonly secret: string;
}): ObjectStore & { readonly keys: () => string[]; readonly clear: () => void } {
  const objects = new Map<string, { bytes: Uint8Array; modifiedAt: Date }>();
  return {
    ...createAddressSigner(options.secret),
    keys: () => [...objects.keys()].sort(),
    clear: () => objects.clear(),
    put: async (key, bytes) => {
      objects.set(key, { bytes: Uint8Array.from(bytes), modifiedAt: new Date() });
    },
    putFile: async (key, path) => {
      objects.set(key, { bytes: await readFile(path), modifiedAt: new Date() });
    },
    find: async (key) => {
      const found = objects.get(key);
      if (!found) return undefined;
      return {
        sizeBytes: found.bytes.byteLength,
        mediaType: sniffMediaType(found.bytes.subarray(0, 16)),
        etag: `"${createHash('sha1').update(found.bytes).digest('base64url')}"`,
        modifiedAt: found.modifiedAt,
        open: (range) => Readable.from([range ? found.bytes.subarray(range.start, range.end + 1) : found.bytes]),
      };
    },
    move: async (from, to) => {
      const found = objects.get(from);
      if (!found) throw new Error('There is nothing to move.');
      objects.set(to, found);
      objects.delete(from);
    },
    copy: async (from, to) => {
      const found = objects.get(from);
      if (!found) throw new Error('There is nothing to copy.');
      objects.set(to, { bytes: found.bytes, modifiedAt: new Date() });
    },
    remove: async (key) => {
      objects.delete(key);
    },
    list: async function* (folder) {
      for (const [key, { bytes, modifiedAt }] of objects)
        if (folder === undefined || key.startsWith(`${folder}/`))
          yield { key, sizeBytes: bytes.byteLength, modifiedAt };
    },
    check: async () => undefined,
  };
}
