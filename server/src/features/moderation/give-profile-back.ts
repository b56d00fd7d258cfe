import type { InTx } from '../../db/transaction.ts';
import { findReturnable, giveProfileBack } from '../accounts/index.ts';
import type { ActContext, Facts } from '../audit/index.ts';
import { findClearedProfile } from './cleared-profiles.store.ts';

interface OfPerson {
  readonly id: string;
  readonly user_id: string;
}

/** How the parts that a decision took stand, and how they would when it is taken back: only words come back, and only where none stand by now. */
export async function profileStates(
  ctx: ActContext,
  decision: OfPerson,
): Promise<{ readonly before: Facts; readonly after: Facts }> {
  const cleared = await findClearedProfile(ctx.db, decision.id);
  const returns = cleared?.words && (await findReturnable(ctx, { userId: decision.user_id, cleared: cleared.words }));
  const before: Record<string, string> = {};
  const after: Record<string, string> = {};
  for (const [name, taken] of [
    ['name', 'replaced'],
    ['bio', 'emptied'],
  ] as const) {
    if (!cleared?.parts[name]) continue;
    before[name] = taken;
    after[name] = returns?.[name] ? 'as it was' : 'as it is now';
  }
  if (cleared?.parts.profilePicture) Object.assign(before, { profile_picture: 'removed' });
  if (cleared?.parts.profilePicture) Object.assign(after, { profile_picture: 'removed, and may be chosen again' });
  return { before, after };
}

/** Gives back what can be of the words that a decision took. */
export async function giveBackProfile(ctx: Pick<ActContext, 'clock'> & InTx, decision: OfPerson): Promise<void> {
  const cleared = await findClearedProfile(ctx.db, decision.id);
  if (cleared?.words) await giveProfileBack(ctx, { userId: decision.user_id, cleared: cleared.words });
}
