import { countCredits, creditValueCents, limits } from '@loomlight/contract';

/** The price of a prompt as typed, in dollars: a number from 0, 0 when it is empty or none (R-FORM-19). */
export function priceDollars(entry: string): number {
  const dollars = Number(entry.trim().replace(',', '.'));
  return Number.isFinite(dollars) && dollars > 0 ? dollars : 0;
}

/** The same in whole credits, which is what others pay: 0 for nothing, at least one for anything, at most that of a lock. */
export function priceCredits(entry: string): number {
  const dollars = priceDollars(entry);
  if (dollars === 0) return 0;
  return Math.min(limits.lockPriceMax, Math.max(1, wholeCredits(dollars)));
}

/** Says that the price is another one than was typed, where it was brought into its bounds (PEOPLE-33); undefined where it was not. */
export function priceCutWords(entry: string): string | undefined {
  const dollars = priceDollars(entry);
  const price = priceCredits(entry);
  const credits = wholeCredits(dollars);
  if (dollars === 0 || credits === price) return undefined;
  const typed = dollars.toLocaleString('en-US');
  return `$${typed} is ${credits > price ? 'more' : 'less'} than a prompt may cost: its price is ${countCredits(price)}.`;
}

function wholeCredits(dollars: number): number {
  return Math.round((dollars * 100) / creditValueCents);
}
