import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import type { ListedObject, ObjectStore } from '../../ports/object-store.ts';
import { type Meant, meantBy } from './key-meaning.ts';
import { orphanAfterS } from './media-check.rules.ts';
import { findNamed, listItemMedia } from './media-check.store.ts';
import type { ItemFile } from './missing-media.store.ts';

export interface MediaCheckContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly objectStore: ObjectStore;
  /** Ends a walk through the store. */
  readonly signal?: AbortSignal;
}

/** Asked the database about at once. */
const batchSize = 500;
/** Asked the store about at once: a bucket takes its time for each. */
const findsAtOnce = 16;
const zeroId = '00000000-0000-0000-0000-000000000000';

/** An object that no row names. */
export interface Orphan extends ListedObject {
  /** What it was meant for; undefined for a key that the product has never written. */
  readonly meant: Meant | undefined;
}

/** Objects that no row has named for a day: what a killed process, or somebody else, has left there. Nothing is changed. */
export async function* findOrphans(
  ctx: MediaCheckContext & {
    /** Told of every object that the walk comes by. */
    readonly onListed?: (object: ListedObject) => void;
  },
): AsyncGenerator<Orphan> {
  const before = addSeconds(ctx.clock.now(), -orphanAfterS);
  for await (const listed of inBatches(ctx.objectStore.list())) {
    ctx.signal?.throwIfAborted();
    for (const object of listed) ctx.onListed?.(object);
    const old = listed.filter(({ modifiedAt }) => modifiedAt < before);
    if (old.length === 0) continue;
    const named = await findNamed(
      ctx.db,
      old.map(({ key }) => key),
    );
    for (const object of old) {
      if (named.has(object.key)) continue;
      // An item that has just been moved or removed lay here when the store was asked.
      if (await ctx.objectStore.find(object.key)) yield { ...object, meant: meantBy(object.key) };
    }
  }
}

/** Media of all items that are not in the store. Nothing is changed. */
export async function* findMissing(ctx: MediaCheckContext): AsyncGenerator<ItemFile> {
  let after: string | undefined;
  do {
    const page = await lookAtItems(ctx, { after, limit: batchSize });
    yield* page.missing;
    after = page.next;
  } while (after !== undefined);
}

/** Media of so many items after one that are not in the store, and after which item to go on; undefined behind the last. Nothing is changed. */
export async function lookAtItems(
  ctx: MediaCheckContext,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<{ readonly missing: readonly ItemFile[]; readonly next: string | undefined }> {
  const items = await listItemMedia(ctx.db, { after: after ?? zeroId, limit });
  const missing = await missingAmong(
    ctx,
    items.flatMap(({ id, keys }) => keys.map((key) => ({ id, key }))),
  );
  return { missing, next: items.length < limit ? undefined : items.at(-1)?.id };
}

/** Those of these media that are not in the store although their rows still name them. */
export async function missingAmong(ctx: MediaCheckContext, media: readonly ItemFile[]): Promise<readonly ItemFile[]> {
  const missing: ItemFile[] = [];
  for (let at = 0; at < media.length; at += findsAtOnce) {
    const some = media.slice(at, at + findsAtOnce);
    const areMissing = await Promise.all(some.map(({ key }) => isMissing(ctx, key)));
    missing.push(...some.filter((_, index) => areMissing[index]));
    ctx.signal?.throwIfAborted();
  }
  return missing;
}

async function isMissing({ db, objectStore }: MediaCheckContext, key: string): Promise<boolean> {
  if (await objectStore.find(key)) return false;
  // It may have been moved or removed since the row was read.
  return (await findNamed(db, [key])).has(key) && !(await objectStore.find(key));
}

async function* inBatches(objects: AsyncIterable<ListedObject>): AsyncGenerator<readonly ListedObject[]> {
  let batch: ListedObject[] = [];
  for await (const object of objects) {
    batch.push(object);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
