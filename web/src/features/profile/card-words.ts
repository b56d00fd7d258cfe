import { type Content, countCredits } from '@loomlight/contract';
import { relativeTime } from '../../lib/relative-time.ts';

/** Date, size, and for the owner the price, as one line (specification 2, Card). */
export function cardFacts(item: Content, own: boolean): string {
  const size =
    item.content_type === 'video'
      ? [item.resolution, item.ratio].filter(Boolean).join(' ')
      : item.size?.replace('x', ' x ');
  const price = own && item.credits_used !== null ? countCredits(item.credits_used) : undefined;
  return [relativeTime(item.created_at), size, price].filter(Boolean).join(' · ');
}
