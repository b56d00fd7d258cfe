import { creditValueCents, limits } from '@loomlight/contract';

/** The price of a prompt as typed, in dollars: a number from 0, 0 when it is empty or none (R-FORM-19). */
export function priceDollars(entry: string): number {
  const dollars = Number(entry.trim().replace(',', '.'));
  return Number.isFinite(dollars) && dollars > 0 ? dollars : 0;
}

/** The same in whole credits, which is what others pay: 0 for nothing, at least one for anything, at most that of a lock. */
export function priceCredits(entry: string): number {
  const dollars = priceDollars(entry);
  if (dollars === 0) return 0;
  const credits = Math.round((dollars * 100) / creditValueCents);
  return Math.min(limits.lockPriceMax, Math.max(1, credits));
}
