import { strikeProposal } from '@loomlight/contract/desk';
import type { ActContext, Facts } from '../audit/index.ts';
import { countStrikes } from './strikes.store.ts';

/** How many strikes stand over these people, how many there are with one more for each, and what these propose: no more than that (DESK-116). */
export async function planStrikes(
  ctx: Pick<ActContext, 'db' | 'clock'>,
  of: { readonly userIds: readonly string[] },
): Promise<{ readonly before: Facts; readonly after: Facts; readonly effects: readonly string[] }> {
  const userIds = [...new Set(of.userIds)].toSorted();
  const standing = await countStrikes(ctx.db, { userIds, now: ctx.clock.now() });
  const before: Record<string, number> = {};
  const after: Record<string, number> = {};
  const people = new Map<number, number>();
  for (const userId of userIds) {
    const strikes = standing.get(userId) ?? 0;
    before[`strikes of ${userId}`] = strikes;
    after[`strikes of ${userId}`] = strikes + 1;
    people.set(strikes + 1, (people.get(strikes + 1) ?? 0) + 1);
  }
  const effects = [...people]
    .toSorted(([a], [b]) => a - b)
    .map(
      ([strikes, count]) =>
        `${count === 1 ? '1 person' : `${count} people`} then ${count === 1 ? 'has' : 'have'} ${strikes === 1 ? '1 strike' : `${strikes} strikes`}, which proposes ${strikeProposal(strikes)}. A person decides about that.`,
    );
  return { before, after, effects };
}
