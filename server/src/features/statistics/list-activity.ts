import { limits } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import type { ActivityRow } from './statistics.rules.ts';
import { countActivity, listActivityRows } from './statistics.store.ts';

/** Some of what a person did and sold, and how much there is. */
export interface ActivityPage {
  readonly rows: readonly ActivityRow[];
  readonly total: number;
}

/** A page of what the actor did and sold, newest first, as deep as it is counted (R-API-30). */
export async function listActivity(
  ctx: { readonly db: Db },
  input: { readonly actor: SignedIn; readonly limit: number; readonly offset: number },
): Promise<ActivityPage> {
  const { userId } = input.actor;
  const offset = Math.min(input.offset, limits.totalMax);
  const limit = Math.min(input.limit, limits.totalMax - offset);
  const rows = await listActivityRows(ctx.db, { userId, limit, offset });
  return { rows, total: await countActivity(ctx.db, userId) };
}
