import type { Content } from '@loomlight/contract';
import type { Actor } from '../../kernel/actor.ts';
import type { HeardPrompt } from '../../ports/heard-prompt.ts';
import type { ContentContext } from './content.context.ts';
import { isOwner } from './content.rules.ts';
import type { ContentRow } from './content.store.ts';
import { findLineage } from './find-lineage.ts';
import { getPublicContent, getVisibleContent } from './get-content.ts';
import { presentDetail } from './present-content.ts';

/** Asks the engine that has made it what it makes of its words; undefined where that cannot be told. */
export type HearContent = (row: ContentRow) => Promise<HeardPrompt | undefined>;

/** One item as this viewer may see it, with its lineage; its owner is told with it what was not drawn. */
export async function getDetail(
  ctx: ContentContext & { readonly hearContent: HearContent },
  input: { readonly id: string; readonly contentType: 'image' | 'video'; readonly viewer: Actor },
): Promise<Content> {
  const row = await getVisibleContent(ctx, input);
  const heard = isOwner(row, input.viewer) ? await ctx.hearContent(row) : undefined;
  const lineage = await findLineage(ctx, { item: row, viewer: input.viewer });
  return presentDetail(ctx, row, { viewer: input.viewer, lineage, heard });
}

/** A public item as the community sees it, with its lineage. */
export async function getPublicDetail(
  ctx: ContentContext,
  input: { readonly id: string; readonly contentType: 'image' | 'video'; readonly viewer: Actor },
): Promise<Content> {
  const row = await getPublicContent(ctx, input);
  const lineage = await findLineage(ctx, { item: row, viewer: input.viewer });
  return presentDetail(ctx, row, { viewer: input.viewer, lineage, heard: undefined });
}
