import { lifetimes } from '@loomlight/contract';
import type { TrashedItem } from '@loomlight/contract/trash';
import { addSeconds } from '../../kernel/clock.ts';
import type { listTrash } from './list-trash.ts';
import { presentMedia, type PresentContext } from './present-content.ts';

type Row = Awaited<ReturnType<typeof listTrash>>['rows'][number];

/** An item of the trash, for its owner alone. */
export function presentTrashed(ctx: PresentContext, row: Row): TrashedItem {
  // Rows of the trash have it; the type of the column cannot know.
  const trashedAt = row.trashed_at ?? ctx.clock.now();
  return {
    id: row.id,
    content_type: row.content_type,
    text_prompt: row.prompt,
    status: row.status,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    small_url: presentMedia(ctx, row).small_url,
    is_public: row.trashed_is_public === true,
    is_prompt_locked: row.trashed_price !== null,
    created_at: row.created_at.toISOString(),
    trashed_at: trashedAt.toISOString(),
    gone_at: addSeconds(trashedAt, lifetimes.trashDays * 86_400).toISOString(),
  };
}
