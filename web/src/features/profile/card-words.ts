import { type Content, countCredits } from '@loomlight/contract';

/** Date, size (R-DASH-17), and for the owner the price (R-DASH-18), as one line. */
export function cardFacts(item: Content, own: boolean, age: string): string {
  const size =
    item.content_type === 'video'
      ? [item.resolution, item.ratio].filter(Boolean).join(' ')
      : item.size?.replace('x', ' x ');
  const price = own && item.credits_used !== null ? countCredits(item.credits_used) : undefined;
  return [age, size, price].filter(Boolean).join(' · ');
}
