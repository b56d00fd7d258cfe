/** What the owner earns of a price: the platform's share is rounded down, so that 7 pays 6 at 20 %. */
export function ownersShare(priceCredits: number, feePercent: number): number {
  return priceCredits - Math.floor((priceCredits * feePercent) / 100);
}
