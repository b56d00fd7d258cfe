import type { ReplyOf } from '@loomlight/contract';
import { activityTypes, type statistics } from '@loomlight/contract/statistics';
import { invariant } from '../../kernel/errors.ts';
import type { ActivityPage } from './list-activity.ts';
import { type ActivityRow, summaryOf } from './statistics.rules.ts';

/** A page of activity as the wire spells it. */
export function presentActivity({ rows, total }: ActivityPage): ReplyOf<typeof statistics.activity> {
  return { activity: rows.map(present), total };
}

function present(row: ActivityRow) {
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
