import { limits } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { type Actor, actorId } from '../../kernel/actor.ts';
import { canSee } from './content.rules.ts';
import { type ContentRow, countRemixes, listRemixes, listWayBack } from './content.store.ts';

/** Where an item comes from and what has come of it, as one viewer may know it (MAKE-21). */
export interface Lineage {
  /** Undefined where it was made from nothing else; null where that is private to this viewer, or gone. */
  readonly madeFrom: ContentRow | null | undefined;
  /** What that was made from in turn, nearest first; what is private to this viewer is passed over (MAKE-62). */
  readonly ancestors: readonly ContentRow[];
  readonly remixes: { readonly count: number; readonly newest: readonly ContentRow[] };
}

export async function findLineage(
  ctx: { readonly db: Db },
  input: { readonly item: ContentRow; readonly viewer: Actor },
): Promise<Lineage> {
  const { item, viewer } = input;
  const viewerId = actorId(viewer);
  const [way, found] = await Promise.all([
    item.remix_of === null ? [] : listWayBack(ctx.db, { id: item.remix_of, viewerId, limit: limits.ancestorsShown }),
    listRemixes(ctx.db, { id: item.id, viewerId, limit: limits.remixesShown + 1 }),
  ]);
  const seen = way.filter((row) => canSee(row, viewer));
  const source = seen.find(({ id }) => id === item.remix_of);
  const hasMore = found.length > limits.remixesShown;
  return {
    madeFrom: item.remix_of === null ? undefined : (source ?? null),
    ancestors: seen.filter(({ id }) => id !== item.remix_of),
    remixes: {
      count: hasMore ? await countRemixes(ctx.db, item.id) : found.length,
      newest: found.slice(0, limits.remixesShown),
    },
  };
}
