import { itemPagePath } from '@loomlight/contract';
import type { Db } from '../db/transaction.ts';
import { canSee, findContent } from '../features/content/index.ts';
import type { KnownItem } from '../features/provenance/index.ts';
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
