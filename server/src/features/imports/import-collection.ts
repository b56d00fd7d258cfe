import { inTransaction } from '../../db/transaction.ts';
import { bringCollection } from '../collections/index.ts';
import { findByOrigins } from '../content/index.ts';
import { type AnyStep, goOn, stepOf, uuidOf } from './import-item.ts';
import type { ImportWorkContext } from './imports.context.ts';
import type { Skip } from './imports.rules.ts';
import { advance } from './imports.store.ts';
import type { ListedCollection } from './read-list.ts';

/**
 * Makes one collection of those items of it that are here, and goes one further in the same transaction: it is here once, however often
 * the work is interrupted and the archive comes (KEEP-81). False when the import has ended meanwhile.
 */
export async function importCollection(
  ctx: ImportWorkContext,
  step: AnyStep & { readonly item: ListedCollection },
): Promise<boolean> {
  const { row, item } = step;
  const userId = row.user_id;
  const here = await findByOrigins(ctx.db, { userId, origins: [...item.items] });
  const isStored = await inTransaction(ctx, async (ctx) => {
    const counts = { taken: 0, known: 0, skipped: undefined, shortened: 0 };
    if (!(await advance(ctx.tx, row, { ...stepOf(ctx, step), ...counts, collections: 1 }))) return false;
    const outcome = await bringCollection(ctx, {
      id: uuidOf(`collection of ${userId}: ${item.origin}`),
      ownerId: userId,
      origin: item.origin,
      name: item.name,
      itemIds: [...item.items].flatMap((origin) => here.get(origin) ?? []),
      coverId: item.cover === undefined ? undefined : here.get(item.cover),
    });
    // Undoes the step: it is made again as one that is not taken.
    if (outcome === 'full' || outcome === 'too_many') throw new NotTaken(outcome);
    return true;
  }).catch((error: unknown) => {
    if (error instanceof NotTaken) return error.skip;
    throw error;
  });
  return typeof isStored === 'boolean' ? isStored : goOn(ctx, { step, skip: isStored });
}

/** Undoes a transaction whose collection finds no room. */
class NotTaken extends Error {
  override readonly name = 'NotTaken';
  readonly skip: Skip;
  constructor(outcome: 'full' | 'too_many') {
    super(outcome);
    this.skip = outcome === 'full' ? 'full' : 'too_large';
  }
}
