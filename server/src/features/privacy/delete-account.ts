import type { Signals } from '../../db/signals.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { type AccountsContext, emptyPerson, holdLeaver, proveLeave, signOutLeaver } from '../accounts/index.ts';
import { listingChannel } from '../content/index.ts';
import { endBlocksOf, endFollowsOf } from '../follows/index.ts';
import { unlistPerson } from '../gallery/index.ts';
import { enqueueMail } from '../mail/index.ts';
import { insertDeletion } from './deletion.store.ts';

export type LeavingContext = AccountsContext & {
  readonly signals: Pick<Signals, 'publish'>;
  /** Called after the commit that let somebody leave. */
  readonly wakeDeletions: () => void;
};

/**
 * Deletes the account of the person, who has to prove it (`proveLeave`). Signed out and out of sight at once, name and address free; the
 * rest goes in the background. Person, sessions, follows, listings: the locks come in the order of decision 34.
 */
export async function deleteAccount(
  ctx: LeavingContext,
  input: { readonly actor: SignedIn; readonly password: string | undefined },
): Promise<void> {
  const proof = await proveLeave(ctx, input);
  await inTransaction(ctx, async (ctx) => {
    const person = await holdLeaver(ctx, proof);
    const { userId, email, username } = person;
    const now = ctx.clock.now();
    await enqueueMail(ctx, { kind: 'account_deleted', recipient: email, payload: { username } });
    await signOutLeaver(ctx, person);
    await endFollowsOf(ctx.tx, userId);
    await endBlocksOf(ctx.tx, userId);
    await unlistPerson(ctx.tx, userId);
    await emptyPerson(ctx.tx, userId, now);
    await insertDeletion(ctx.tx, { userId, email, now });
  });
  // No item by itself: what was read of all that is public is read anew.
  await ctx.signals.publish(listingChannel, '');
  ctx.onSecurity({ kind: 'account_deleted', userId: proof.userId });
  ctx.wakeMail();
  ctx.wakeDeletions();
}
