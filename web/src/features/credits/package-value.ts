import { type CreditPackage, formatMoney } from '@loomlight/contract';

/** What one credit of a package costs, to a tenth of a cent: '4.0¢ a credit'. */
export function creditPrice({ price, credits, currency }: CreditPackage): string {
  const cents = price / credits;
  return currency.toLowerCase() === 'usd'
    ? `${cents.toFixed(1)}¢ a credit`
    : `${formatMoney(Math.round(cents), currency)} a credit`;
}

/** The package whose credits cost least; undefined where there is no choice, or no difference. */
export function bestValue(packages: readonly CreditPackage[]): CreditPackage | undefined {
  const [best, next] = packages.toSorted((a, b) => a.price / a.credits - b.price / b.credits);
  return best && next && best.price / best.credits < next.price / next.credits ? best : undefined;
}
