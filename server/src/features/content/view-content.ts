import { createHmac } from 'node:crypto';
import type { Content } from '@loomlight/contract';
import { type Actor, actorId } from '../../kernel/actor.ts';
import type { ContentContext } from './content.context.ts';
import { isOwner } from './content.rules.ts';
import { countView } from './content.store.ts';
import { getPublicContent } from './get-content.ts';
import { presentContent } from './present-content.ts';

const hourMs = 3_600_000;

/** A public item for one viewer; counts the view once an hour, an owner's own views never. */
export async function viewContent(
  ctx: ContentContext,
  input: {
    readonly id: string;
    readonly contentType: 'image' | 'video';
    readonly viewer: Actor;
    readonly address: string;
  },
): Promise<Content> {
  const row = await getPublicContent(ctx, input);
  if (!isOwner(row, input.viewer)) {
    const hour = new Date(Math.floor(ctx.clock.now().getTime() / hourMs) * hourMs);
    // Hashed with the server's secret: the table tells nobody who looked at what.
    const viewerHash = createHmac('sha256', ctx.viewerSecret)
      .update(actorId(input.viewer) ?? `address:${input.address}`)
      .digest()
      .subarray(0, 16);
    await countView(ctx.db, { contentId: row.id, viewerHash, hour });
  }
  return presentContent(ctx, row, input.viewer);
}
