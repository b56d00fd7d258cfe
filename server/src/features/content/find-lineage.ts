import { limits } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { type Actor, actorId } from '../../kernel/actor.ts';
import { canSee } from './content.rules.ts';
import { type ContentRow, countRemixes, findContent, listRemixes } from './content.store.ts';

/** Where an item comes from and what has come of it, as one viewer may know it (MAKE-21). */
export interface Lineage {
  /** Undefined where it was made from nothing else; null where that is private to this viewer, or gone. */
  readonly madeFrom: ContentRow | null | undefined;
  readonly remixes: { readonly count: number; readonly newest: readonly ContentRow[] };
}

export async function findLineage(
  ctx: { readonly db: Db },
  input: { readonly item: ContentRow; readonly viewer: Actor },
): Promise<Lineage> {
  const { item, viewer } = input;
  const viewerId = actorId(viewer);
  const [source, found] = await Promise.all([
    item.remix_of === null ? undefined : findContent(ctx.db, item.remix_of, viewerId),
    listRemixes(ctx.db, { id: item.id, viewerId, limit: limits.remixesShown + 1 }),
  ]);
  const hasMore = found.length > limits.remixesShown;
  return {
    madeFrom: item.remix_of === null ? undefined : source && canSee(source, viewer) ? source : null,
    remixes: {
      count: hasMore ? await countRemixes(ctx.db, item.id) : found.length,
      newest: found.slice(0, limits.remixesShown),
    },
  };
}
