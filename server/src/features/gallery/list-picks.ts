import type { Content } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { guest } from '../../kernel/actor.ts';
import { presentContent, type PresentContext } from '../content/index.ts';
import { findPicks } from './picks.store.ts';

/** As many as home has places for. */
export const picksMax = 5;
/** Some more are read, so that whoever has blocked one of their people has others in their places. */
const picksRead = 15;

/**
 * The most loved public items that were made today or in the six days before (UTC), the most viewed first among equals (MAKE-57). Locked
 * ones are left out, since each stands with its words and is there to be remixed. Shown as to a guest: the answer is the same for all.
 */
export async function listPicks(ctx: PresentContext & { readonly db: Db }): Promise<Content[]> {
  const rows = await findPicks(ctx.db, { now: ctx.clock.now(), limit: picksRead });
  return rows.map((row) => presentContent(ctx, row, guest));
}
