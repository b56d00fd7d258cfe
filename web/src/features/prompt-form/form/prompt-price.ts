import { creditValueCents, limits } from '@loomlight/contract';

/** The price of a prompt as typed, in dollars: a number from 0, 0 when it is empty or none (R-FORM-19). */
export function priceDollars(entry: string): number {
  const dollars = Number(entry.trim().replace(',', '.'));
  return Number.isFinite(dollars) && dollars > 0 ? dollars : 0;
}

/** The same in whole credits within the range of a lock: this is what others pay. */
export function priceCredits(entry: string): number {
  const credits = Math.round((priceDollars(entry) * 100) / creditValueCents);
  return Math.min(limits.lockPriceMax, Math.max(limits.lockPriceMin, credits));
}
