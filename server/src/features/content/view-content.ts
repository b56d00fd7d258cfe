import type { Content } from '@loomlight/contract';
import type { ContentContext } from './content.context.ts';
import { noteView, type Visitor } from './count-visit.ts';
import { getPublicContent } from './get-content.ts';
import { presentContent } from './present-content.ts';

/** A public item for one viewer; counts the view. */
export async function viewContent(
  ctx: ContentContext,
  input: Visitor & { readonly id: string; readonly contentType: 'image' | 'video' },
): Promise<Content> {
  const row = await getPublicContent(ctx, input);
  noteView(ctx, { ...input, item: row });
  return presentContent(ctx, row, input.viewer);
}
