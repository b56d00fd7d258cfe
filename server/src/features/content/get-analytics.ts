import type { contract, ReplyOf } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import type { ContentContext } from './content.context.ts';
import { findAnalytics, listDays } from './content.store.ts';
import { getOwnContent } from './get-content.ts';

const daysShown = 90;

/** How an own item is doing, in all and on each of the newest days (UTC) on which something happened. */
export async function getAnalytics(
  ctx: Pick<ContentContext, 'db' | 'clock'>,
  input: { readonly id: string; readonly contentType: 'image' | 'video'; readonly actor: SignedIn },
): Promise<ReplyOf<typeof contract.images.analytics>> {
  const { id } = await getOwnContent(ctx, input);
  const totals = await findAnalytics(ctx.db, id);
  if (!totals) throw appError('not_found');
  const days = await listDays(ctx.db, id, addSeconds(ctx.clock.now(), -daysShown * 24 * 3600));
  return {
    views: totals.view_count,
    favorites: totals.favorite_count,
    downloads: totals.download_count,
    shares: totals.share_count,
    unlocks: totals.unlock_count,
    credits_earned: totals.credits_earned,
    daily: days.map((row) => ({
      date: row.day.toISOString().slice(0, 10),
      views: row.views,
      favorites: row.favorites,
      downloads: row.downloads,
    })),
  };
}
