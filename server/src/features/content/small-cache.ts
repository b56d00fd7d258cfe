import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { Signals } from '../../db/signals.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { listingChannel } from './listing-channel.ts';

/** A small still with what its answer needs. */
export interface SmallStill {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly etag: string;
  /** True as long as it may be given again: it is still kept, and nobody has said that its item has changed. */
  readonly isCurrent: () => boolean;
}

/** All stills together: some five thousand. */
const bytesMax = 64 * 1024 * 1024;
/** A still is never this large; what is stays on the disk. */
const stillMax = 256 * 1024;
/** For changes whose signal was lost. */
const keepMs = 60_000;

/** Public stills of the gallery in memory: every visitor asks for the same few hundred. */
export interface SmallCache {
  /** The still under a public key; undefined when there is none. */
  get(key: string): Promise<SmallStill | undefined>;
  /** Forgets the stills of these items, in this process and now; the others hear of it a moment later. */
  forget(ids: readonly string[]): void;
}

/** Forgets a still as soon as any process says that its item has changed: an old address must be dead at once. */
export function createSmallCache(ctx: {
  readonly objectStore: Pick<ObjectStore, 'find'>;
  readonly signals: Pick<Signals, 'subscribe'>;
}): SmallCache {
  const stills = new LRUCache<string, SmallStill>({
    maxSize: bytesMax,
    maxEntrySize: stillMax,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.byteLength),
    ttl: keepMs,
  });
  let changes = 0;
  const forget = (ids: readonly string[]): void => {
    changes += 1;
    for (const key of stills.keys()) if (ids.includes(idOf(key))) stills.delete(key);
  };
  ctx.signals.subscribe(listingChannel, (ids) => forget(ids.split(' ')));
  return {
    forget,
    get: async (key) => {
      const kept = stills.get(key);
      if (kept) return kept;
      const before = changes;
      const found = await ctx.objectStore.find(key);
      if (!found) return undefined;
      const still: SmallStill = {
        bytes: await buffer(found.open()),
        mediaType: found.mediaType,
        etag: found.etag,
        isCurrent: () => stills.get(key) === still,
      };
      // What changed while it was read may have been this one.
      if (changes === before) stills.set(key, still);
      return still;
    },
  };
}

/** The item of a key such as `generated/{user}/images/public/{id}_small` or `…_wide`. */
function idOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).replace(/_(?:small|wide)$/, '');
}
