import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { changeItems } from './change-items.ts';
import type { CollectionsContext } from './collections.context.ts';
import { insertPlaces, keepItems } from './places.store.ts';

/**
 * Adds items to the end of an own collection, one's own and public ones, in the order in which they are named; what is in it already stays in its
 * place. Answers which are in it now: what the actor may not see is not there (KEEP-37).
 */
export async function addItems(
  ctx: CollectionsContext,
  input: { readonly actor: SignedIn; readonly id: string; readonly ids: readonly string[] },
): Promise<string[]> {
  const { actor, id } = input;
  const ids = [...new Set(input.ids.filter(isUuid).map((named) => named.toLowerCase()))];
  return changeItems(ctx, {
    actor,
    id,
    work: async (ctx) => {
      await keepItems(ctx.tx, ids);
      const now = ctx.clock.now();
      const added = await insertPlaces(ctx.tx, { collectionId: id, ownerId: actor.userId, ids, now });
      if (added === 'full') throw appError('collection_full');
      return added;
    },
  });
}
