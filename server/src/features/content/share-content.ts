import { type ContentType, itemPagePath } from '@loomlight/contract';
import type { Actor } from '../../kernel/actor.ts';
import type { ContentContext } from './content.context.ts';
import { isOwner } from './content.rules.ts';
import { countShare } from './figures.store.ts';
import { getPublicContent } from './get-content.ts';

/** The address of a public item, for everybody; private ones have none, for their owner too. */
export async function shareContent(
  ctx: Pick<ContentContext, 'db' | 'publicUrl'>,
  input: { readonly id: string; readonly contentType: ContentType; readonly viewer: Actor },
): Promise<{ readonly url: string }> {
  const row = await getPublicContent(ctx, input);
  if (!isOwner(row, input.viewer)) await countShare(ctx.db, row.id);
  return { url: ctx.publicUrl + itemPagePath(input) };
}
