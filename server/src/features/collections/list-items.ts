import { type Actor, actorId } from '../../kernel/actor.ts';
import type { CollectionsContext } from './collections.context.ts';
import { getCollection } from './get-collection.ts';
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
  const collection = await getCollection(ctx, { id: input.id, viewer });
  const after = lastSeen && { position: lastSeen.position, id: lastSeen.id ?? lowest };
  return listPlacedContent(ctx.db, { collectionId: collection.id, viewerId: actorId(viewer), limit, after });
}
