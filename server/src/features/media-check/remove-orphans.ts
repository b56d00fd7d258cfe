import { removeUnnamed } from '../content/index.ts';
import { findOrphans, type MediaCheckContext } from './check-media.ts';
import { meantBy } from './key-meaning.ts';

/** What was removed, or left alone because the product has never written it. */
export interface Removed {
  readonly count: number;
  readonly sizeBytes: number;
  readonly foreign: number;
}

/** Removes what no row has named for a day. Whatever is not ours stays. */
export async function removeOrphans(ctx: MediaCheckContext): Promise<Removed> {
  let [count, sizeBytes, foreign] = [0, 0, 0];
  for await (const { key, sizeBytes: size } of findOrphans(ctx)) {
    const meant = meantBy(key);
    if (!meant) {
      foreign += 1;
      continue;
    }
    if (meant.kind === 'item') {
      if (!(await removeUnnamed(ctx, { id: meant.id, key }))) continue;
      // Keys of the other kinds are used once: what nobody names now nobody ever will.
    } else await ctx.objectStore.remove(key);
    count += 1;
    sizeBytes += size;
  }
  return { count, sizeBytes, foreign };
}
