import type { SignedIn } from '../../kernel/actor.ts';
import { isUuid } from '../../kernel/ids.ts';
import { changeItems } from './change-items.ts';
import type { CollectionsContext } from './collections.context.ts';
import { deletePlaces, keepItems } from './places.store.ts';

/** Takes items out of an own collection; what is not in it changes nothing (KEEP-37). */
export async function removeItems(
  ctx: CollectionsContext,
  input: { readonly actor: SignedIn; readonly id: string; readonly ids: readonly string[] },
): Promise<void> {
  const { actor, id } = input;
  const ids = input.ids.filter(isUuid);
  await changeItems(ctx, {
    actor,
    id,
    work: async ({ tx }) => {
      if (ids.length === 0) return;
      await keepItems(tx, ids);
      await deletePlaces(tx, { collectionId: id, ids });
    },
  });
}
