import { activityTypes, type contract, limits, type ReplyOf } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { invariant } from '../../kernel/errors.ts';
import { summaryOf } from './statistics.rules.ts';
import { countActivity, listActivityRows } from './statistics.store.ts';

/** A page of what the actor did and sold, newest first, as deep as it is counted (R-API-30). */
export async function listActivity(
  ctx: { readonly db: Db },
  input: { readonly actor: SignedIn; readonly limit: number; readonly offset: number },
): Promise<ReplyOf<typeof contract.statistics.activity>> {
  const { userId } = input.actor;
  const offset = Math.min(input.offset, limits.totalMax);
  const limit = Math.min(input.limit, limits.totalMax - offset);
  const rows = await listActivityRows(ctx.db, { userId, limit, offset });
  return { activity: rows.map(presentActivity), total: await countActivity(ctx.db, userId) };
}

type ActivityRow = Awaited<ReturnType<typeof listActivityRows>>[number];

function presentActivity(row: ActivityRow) {
  const type = activityTypes.find((name) => name === row.type);
  invariant(type, 'the list knows the types of the contract');
  return {
    id: `${type}:${row.key}`,
    type,
    content_id: row.content_id,
    content_type: contentTypeOf(row.content_type),
    created_at: row.created_at.toISOString(),
    summary: summaryOf(row),
  };
}

const contentTypeOf = (contentType: string | null): 'image' | 'video' | null =>
  contentType === null ? null : contentType === 'video' ? 'video' : 'image';
