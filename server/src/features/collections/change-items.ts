import { type InTx, inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { CollectionsContext } from './collections.context.ts';
import { lockCollection, updateCollection } from './collections.store.ts';

/** Whose collection, and what is done with its items while it is held. */
interface ItemsChange<T> {
  readonly actor: SignedIn;
  readonly id: string;
  readonly work: (ctx: CollectionsContext & InTx) => Promise<T>;
}

/** Does something with the items of an own collection, which is held meanwhile, and remembers that it was changed. */
export async function changeItems<T>(ctx: CollectionsContext, input: ItemsChange<T>): Promise<T> {
  const mine = { id: input.id, ownerId: input.actor.userId };
  if (!isUuid(input.id)) throw appError('not_found');
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockCollection(ctx.tx, mine))) throw appError('not_found');
    const done = await input.work(ctx);
    await updateCollection(ctx.tx, mine, { updated_at: ctx.clock.now() });
    return done;
  });
}
