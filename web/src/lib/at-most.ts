/** A number that is exact below a bound, and says so from there on. */
export function atMost(count: number, bound: number): string {
  return count >= bound ? `${bound.toLocaleString('en-US')}+` : count.toLocaleString('en-US');
}
