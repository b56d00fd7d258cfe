import type { Signals } from '../../db/signals.ts';
import type { InTx } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import { type AccountsContext, emptyPerson, type Leaving, signOutLeaver } from '../accounts/index.ts';
import { listingChannel } from '../content/index.ts';
import { endBlocksOf, endFollowsOf } from '../follows/index.ts';
import { unlistPerson } from '../gallery/index.ts';
import { enqueueMail } from '../mail/index.ts';
import { insertDeletion } from './deletion.store.ts';

/** What is told when somebody has left. */
export type LeaveHearers = Pick<AccountsContext, 'onSecurity' | 'wakeMail'> & {
  readonly signals: Pick<Signals, 'publish'>;
  /** Called after the commit that let somebody leave. */
  readonly wakeDeletions: () => void;
};

/**
 * Lets a person leave, who is held: signed out and out of sight at once, name and address free; the rest goes in the background. Person, sessions,
 * follows, listings: the locks come in the order of decision 34. `announceLeave` comes after the commit.
 */
export async function leave(
  ctx: { readonly clock: Clock; readonly ids: Ids } & InTx,
  input: { readonly person: Leaving; readonly by: 'person' | 'desk'; readonly tokenSecret: string },
): Promise<void> {
  const { person, by, tokenSecret } = input;
  const { userId, email, username } = person;
  const now = ctx.clock.now();
  const payload = { username, ...(by === 'desk' && { at_desk: true }) };
  await enqueueMail(ctx, { kind: 'account_deleted', recipient: email, payload });
  await signOutLeaver({ ...ctx, settings: { tokenSecret } }, person);
  await endFollowsOf(ctx.tx, userId);
  await endBlocksOf(ctx.tx, userId);
  await unlistPerson(ctx.tx, userId);
  await emptyPerson(ctx.tx, userId, now);
  await insertDeletion(ctx.tx, { userId, email, now });
}

/** Tells every process, and has the rest removed. */
export async function announceLeave(ctx: LeaveHearers, userId: string): Promise<void> {
  // No item by itself: what was read of all that is public is read anew.
  await ctx.signals.publish(listingChannel, '');
  ctx.onSecurity({ kind: 'account_deleted', userId });
  ctx.wakeMail();
  ctx.wakeDeletions();
}
