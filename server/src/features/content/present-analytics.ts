import type { contract, ReplyOf } from '@loomlight/contract';
import type { Analytics } from './get-analytics.ts';

/** How an item is doing, as the wire spells it. */
export function presentAnalytics({ totals, days }: Analytics): ReplyOf<typeof contract.images.analytics> {
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
