import { limits } from '@loomlight/contract';

/** Why an entry is no price for a prompt; undefined when it is one (R-DET-05). */
export function priceProblem(entry: string): string | undefined {
  const price = entry.trim() === '' ? Number.NaN : Number(entry);
  if (!Number.isFinite(price) || price < 0) return 'Please enter a valid price (0 or greater).';
  if (!Number.isInteger(price) || price > limits.lockPriceMax)
    return `A price is a whole number of credits, ${limits.lockPriceMax} at most.`;
  return undefined;
}
