import { type Actor, actorId } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { CollectionsContext } from './collections.context.ts';
import { isCollectionShown } from './collections.store.ts';
import { listPlacedContent } from './places.store.ts';

const lowest = '00000000-0000-0000-0000-000000000000';

/** A page of what this viewer may see in a collection, in its order (KEEP-38, KEEP-40). */
export async function listItems(
  ctx: CollectionsContext,
  input: {
    readonly id: string;
    readonly viewer: Actor;
    readonly limit: number;
    readonly lastSeen: { readonly position: string; readonly id: string | undefined } | undefined;
  },
): Promise<Awaited<ReturnType<typeof listPlacedContent>>> {
  const { viewer, limit, lastSeen } = input;
  // Its figures are not asked for: counting what is in it would cost each page more than the page itself.
  const { id } = input;
  if (!isUuid(id) || !(await isCollectionShown(ctx.db, { id, viewerId: actorId(viewer) }))) throw appError('not_found');
  const after = lastSeen && { position: lastSeen.position, id: lastSeen.id ?? lowest };
  return listPlacedContent(ctx.db, { collectionId: id, viewerId: actorId(viewer), limit, after });
}
