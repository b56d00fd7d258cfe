import { countCredits } from '@loomlight/contract';

/** A price for people: what costs nothing is free (PEOPLE-34). */
export function priceWords(credits: number): string {
  return credits === 0 ? 'Free' : countCredits(credits);
}
