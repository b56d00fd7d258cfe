import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { partsFolder } from './archive-parts.rules.ts';
import { deleteImportsOfPerson, endImport, listLapsed } from './imports.store.ts';

const batch = 100;

/** Removes what lies in the store of an archive. Twice is no error. */
export async function removeParts(
  ctx: { readonly objectStore: Pick<ObjectStore, 'list' | 'remove'> },
  of: { readonly userId: string; readonly id: string },
): Promise<void> {
  for await (const { key } of ctx.objectStore.list(partsFolder(of))) await ctx.objectStore.remove(key);
}

/** Ends what did not come whole within a day, with its parts. */
export async function endLapsedImports(ctx: {
  readonly db: Db;
  readonly clock: Clock;
  readonly objectStore: ObjectStore;
}): Promise<void> {
  const now = ctx.clock.now();
  for (const { id, user_id: userId } of await listLapsed(ctx.db, { now, limit: batch })) {
    // The parts first: what dies in between finds the row again.
    await removeParts(ctx, { userId, id });
    await endImport(ctx.db, { id, state: 'lapsed', now });
  }
}

/** Removes all imports of a person who leaves: what is worked on finds its row gone, and stores nothing any more. */
export async function removeImportsOfPerson(
  ctx: { readonly db: Db; readonly objectStore: ObjectStore },
  userId: string,
): Promise<void> {
  for (const id of await deleteImportsOfPerson(ctx.db, userId)) await removeParts(ctx, { userId, id });
}
