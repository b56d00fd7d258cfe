import type { Actor } from '../kernel/actor.ts';
import { isMadeForOthers } from '../kernel/micro-cache.ts';
import type { Standby } from './standby.ts';
import type { Db } from './transaction.ts';

/** What a context has whose verbs may read at a standby. */
export interface ReadContext {
  readonly db: Db;
  /** Undefined where the installation reads from none. */
  readonly standby: Standby | undefined;
}

/**
 * Runs `work`, which only reads and is the same for every guest. For a guest it gets the context with the standby's database where that
 * answers, which may be five seconds late; else, for everybody who is signed in, and for what is kept for others, with the primary's
 * (SCALE-60). Whatever fails at the standby, what is not found there included, is asked at the primary in the same call.
 */
export async function readFor<C extends ReadContext, T>(
  ctx: C,
  viewer: Actor,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  if (!ctx.standby || viewer.kind !== 'guest' || isMadeForOthers()) return work(ctx);
  const answered = await ctx.standby.ask((db) => work({ ...ctx, db }));
  return answered ? answered.answer : work(ctx);
}
