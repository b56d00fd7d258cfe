import type { Content, ContentType } from '@loomlight/contract';
import type { Actor } from '../../kernel/actor.ts';
import type { HeardPrompt } from '../../ports/heard-prompt.ts';
import type { ContentContext } from './content.context.ts';
import { isOwner } from './content.rules.ts';
import { type ContentRow, listBatch } from './content.store.ts';
import { findLineage } from './find-lineage.ts';
import { getPublicContent, getVisibleContent } from './get-content.ts';
import { presentDetail } from './present-content.ts';

/** Asks the engine that has made it what it makes of its words; undefined where that cannot be told. */
export type HearContent = (row: ContentRow) => Promise<HeardPrompt | undefined>;

/** One item as this viewer may see it, with its lineage; its owner is told with it what was not drawn, and what was started together with it. */
export async function getDetail(
  ctx: ContentContext & { readonly hearContent: HearContent },
  input: { readonly id: string; readonly contentType: ContentType; readonly viewer: Actor },
): Promise<Content> {
  const row = await getVisibleContent(ctx, input);
  const heard = isOwner(row, input.viewer) ? await ctx.hearContent(row) : undefined;
  const lineage = await findLineage(ctx, { item: row, viewer: input.viewer });
  return presentDetail(ctx, row, {
    viewer: input.viewer,
    lineage,
    heard,
    batch: await findBatch(ctx, row, input.viewer),
  });
}

/** What was started together with an own item; undefined for what is alone by now, and for everybody else (MAKE-31). */
async function findBatch(ctx: ContentContext, row: ContentRow, viewer: Actor): Promise<ContentRow[] | undefined> {
  if (row.batch_id === null || !isOwner(row, viewer)) return undefined;
  const batch = await listBatch(ctx.db, { batchId: row.batch_id, userId: row.user_id });
  return batch.length > 1 ? batch : undefined;
}

/** A public item as the community sees it, with its lineage. */
export async function getPublicDetail(
  ctx: ContentContext,
  input: { readonly id: string; readonly contentType: ContentType; readonly viewer: Actor },
): Promise<Content> {
  const row = await getPublicContent(ctx, input);
  const lineage = await findLineage(ctx, { item: row, viewer: input.viewer });
  return presentDetail(ctx, row, { viewer: input.viewer, lineage, heard: undefined, batch: undefined });
}
