import { createHmac } from 'node:crypto';
import { type Actor, actorId } from '../../kernel/actor.ts';
import type { ContentContext } from './content.context.ts';
import { isOwner } from './content.rules.ts';
import { type ContentRow, countOnce } from './content.store.ts';

/** Whoever looks, from where. */
export interface Visitor {
  readonly viewer: Actor;
  readonly address: string;
}

const hourMs = 3_600_000;

/** Counts a view or a download once an hour for each viewer, an owner's own never: reloading makes nobody popular. */
export async function countVisit(
  ctx: Pick<ContentContext, 'db' | 'clock' | 'viewerSecret'>,
  item: ContentRow,
  visit: Visitor & { readonly counter: 'view_count' | 'download_count' },
): Promise<void> {
  if (isOwner(item, visit.viewer)) return;
  // Hashed with the server's secret: the table tells nobody who looked at what.
  const viewerHash = createHmac('sha256', ctx.viewerSecret)
    .update(`${visit.counter}\n${actorId(visit.viewer) ?? `address:${visit.address}`}`)
    .digest()
    .subarray(0, 16);
  const hour = new Date(Math.floor(ctx.clock.now().getTime() / hourMs) * hourMs);
  await countOnce(ctx.db, { contentId: item.id, viewerHash, hour, counter: visit.counter });
}
