import type { ContentType } from '@loomlight/contract';
import type { ContentContext } from './content.context.ts';
import { noteView, type Visitor } from './count-visit.ts';
import { getPublicContent } from './get-content.ts';

/** Somebody opened a public item (PEOPLE-11). Reading about it counts nothing: a wall asks for the details of all its tiles. */
export async function viewContent(
  ctx: ContentContext,
  input: Visitor & { readonly id: string; readonly contentType: ContentType },
): Promise<void> {
  noteView(ctx, { ...input, item: await getPublicContent(ctx, input) });
}
