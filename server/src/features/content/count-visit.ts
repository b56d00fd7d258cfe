import { createHmac } from 'node:crypto';
import { inTransaction } from '../../db/transaction.ts';
import { type Actor, actorId } from '../../kernel/actor.ts';
import type { ContentContext } from './content.context.ts';
import { isOwner } from './content.rules.ts';
import type { ContentRow } from './content.store.ts';
import { countVisits, type Visit } from './figures.store.ts';

/** Whoever looks, from where. */
export interface Visitor {
  readonly viewer: Actor;
  /** `networkOf` the request. */
  readonly network: string;
}

/** What was looked at, and by whom. */
type Seen = Visitor & { readonly item: ContentRow };

const dayMs = 86_400_000;

/** Notes a view, once a day for each viewer, an owner's own never: reloading makes nobody popular. It is counted a moment later (PEOPLE-11). */
export function noteView(ctx: Pick<ContentContext, 'clock' | 'viewerSecret' | 'views'>, seen: Seen): void {
  if (!isOwner(seen.item, seen.viewer)) ctx.views.add(visitOf(ctx, seen, 'view_count'));
}

/** Counts a download, as seldom as a view. */
export async function countDownload(
  ctx: Pick<ContentContext, 'db' | 'clock' | 'viewerSecret'>,
  seen: Seen,
): Promise<void> {
  if (isOwner(seen.item, seen.viewer)) return;
  const visit = visitOf(ctx, seen, 'download_count');
  await inTransaction(ctx, (ctx) => countVisits(ctx.tx, 'download_count', [visit]));
}

function visitOf(
  ctx: Pick<ContentContext, 'clock' | 'viewerSecret'>,
  { item, viewer, network }: Seen,
  counter: 'view_count' | 'download_count',
): Visit {
  // Hashed with the server's secret: the table tells nobody who looked at what.
  const viewerHash = createHmac('sha256', ctx.viewerSecret)
    .update(`${counter}\n${actorId(viewer) ?? `network:${network}`}`)
    .digest()
    .subarray(0, 16);
  const day = new Date(Math.floor(ctx.clock.now().getTime() / dayMs) * dayMs);
  return { contentId: item.id, viewerHash, day };
}
