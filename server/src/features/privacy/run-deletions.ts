import { addSeconds } from '../../kernel/clock.ts';
import { finishDeletion, postponeDeletion, takeDeletion } from './deletion.store.ts';
import { type DeletionContext, removePerson } from './remove-person.ts';

/** A deletion that stopped is taken up again after this. */
const leaseS = 300;
/** Requests that were under way when the person left have ended by then: what they still wrote goes in a second pass. */
const secondPassS = 60;
const perRound = 20;

/** Removes what is left of people who have left. Whatever stops it, the next round goes on where it was. */
export async function runDeletions(ctx: DeletionContext): Promise<void> {
  for (let done = 0; done < perRound; done += 1) {
    const now = ctx.clock.now();
    const leaver = await takeDeletion(ctx.db, { now, leaseUntil: addSeconds(now, leaseS) });
    if (!leaver) return;
    await removePerson(ctx, leaver);
    const secondPassAt = addSeconds(leaver.requested_at, secondPassS);
    if (now < secondPassAt) await postponeDeletion(ctx.db, leaver.user_id, secondPassAt);
    else await finishDeletion(ctx.db, leaver.user_id, ctx.clock.now());
  }
}
