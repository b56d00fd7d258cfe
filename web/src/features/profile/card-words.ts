import { type Content, countCredits } from '@loomlight/contract';

/** Date, size (R-DASH-17), and for the owner the price (R-DASH-18), as one line. */
export function cardFacts(item: Content, own: boolean, age: string): string {
  const size =
    item.content_type === 'video'
      ? [item.resolution, item.ratio].filter(Boolean).join(' ')
      : item.size?.replace('x', ' x ');
  const price = own && item.credits_used !== null ? countCredits(item.credits_used) : undefined;
  // What was charged for it has come back.
  const paid = price !== undefined && item.status === 'failed' ? `${price} returned` : price;
  return [age, size, paid].filter(Boolean).join(' · ');
}
