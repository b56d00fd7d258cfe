import type { SearchColour } from '@loomlight/contract/search';
import { isReady } from '../../db/content-status.ts';
import type { Db } from '../../db/transaction.ts';

/**
 * Finished items at whose colours nobody has looked, the newest first, over the partial index content_without_colours. One that has just been
 * opened or closed waits: its still is on its way to another place.
 */
export async function listWithoutColours(db: Db, input: { readonly movedBefore: Date; readonly limit: number }) {
  return db
    .selectFrom('content')
    .select(['id', 'small_key'])
    .where('colours', 'is', null)
    .where(isReady())
    .where((eb) =>
      eb.or([eb('visibility_updated_at', 'is', null), eb('visibility_updated_at', '<', input.movedBefore)]),
    )
    .orderBy('created_at', 'desc')
    .limit(input.limit)
    .execute();
}

/** Sets the colours of an item that has none yet. */
export async function setColours(db: Db, id: string, colours: readonly SearchColour[]): Promise<void> {
  await db
    .updateTable('content')
    .set({ colours: [...colours] })
    .where('id', '=', id)
    .where('colours', 'is', null)
    .where(isReady())
    .execute();
}
