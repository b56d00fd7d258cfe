import { removeUnnamed } from '../content/index.ts';
import { findOrphans, type MediaCheckContext } from './check-media.ts';
import type { Meant } from './key-meaning.ts';

/** What was removed, and how many objects were left alone because the product has never written them. */
export interface Removed {
  readonly count: number;
  readonly sizeBytes: number;
  readonly foreign: number;
}

/** Removes what no row has named for a day. Whatever is not ours stays. */
export async function removeOrphans(ctx: MediaCheckContext): Promise<Removed> {
  let [count, sizeBytes, foreign] = [0, 0, 0];
  for await (const orphan of findOrphans(ctx)) {
    if (!orphan.meant) foreign += 1;
    else if (await removeOne(ctx, orphan.key, orphan.meant)) {
      count += 1;
      sizeBytes += orphan.sizeBytes;
    }
  }
  return { count, sizeBytes, foreign };
}

/** False when it is named after all. */
async function removeOne(ctx: MediaCheckContext, key: string, meant: Meant): Promise<boolean> {
  if (meant.kind === 'item') return removeUnnamed(ctx, { id: meant.id, key });
  // Keys of the other kinds are used once: what nobody names now nobody ever will.
  await ctx.objectStore.remove(key);
  return true;
}
