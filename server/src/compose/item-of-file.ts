import { itemPagePath } from '@loomlight/contract';
import type { Db } from '../db/transaction.ts';
import { canSee, findContent, findMarked } from '../features/content/index.ts';
import type { KnownItem, MarkedItem } from '../features/provenance/index.ts';
import { type Actor, actorId, guest } from '../kernel/actor.ts';

/** What is known of the item that a file names, for who may know of it; a page is named only where everybody may open it now (ORIGIN-19). */
export async function itemOfFile(
  { db }: { readonly db: Db },
  { id, actor }: { readonly id: string; readonly actor: Actor },
): Promise<KnownItem | undefined> {
  const row = await findContent(db, id, actorId(actor));
  if (!row || !canSee(row, actor)) return undefined;
  return {
    signedBy: row.signed_by,
    signedAt: row.signed_at,
    page: canSee(row, guest) ? itemPagePath({ contentType: row.content_type, id }) : null,
  };
}

/**
 * What is known of the item that a mark leads to. Whoever has its picture has what its manifest would have said, so this is answered for everybody;
 * a page is named only where everybody may open it now (ORIGIN-26).
 */
export async function itemOfMark(
  { db }: { readonly db: Db },
  { payload }: { readonly payload: bigint },
): Promise<MarkedItem | undefined> {
  const marked = await findMarked(db, payload);
  if (!marked) return undefined;
  const row = await findContent(db, marked.id, undefined);
  return {
    engine: marked.engine,
    model: marked.model,
    madeAt: marked.completed_at,
    page: row && canSee(row, guest) ? itemPagePath({ contentType: row.content_type, id: row.id }) : null,
  };
}
