/**
 * True when the long proofs run in full: `npm test -- --long`, or `LONG=1` in the environment, before a release. On every
 * change kills, races, simulations and the property runs go through fewer rounds of the same thing.
 */
export const isLong = process.env['LONG'] === '1';

/**
 * A filter for what a test goes through that takes long for each: one in so many on every change, all in the slow proofs.
 */
export const oneIn =
  (count: number) =>
  (_one: unknown, place: number): boolean =>
    isSlow || place % count === 0;

/** True when the tests with the tag `slow` run as well: `npm test -- --slow`, or `SLOW=1`, and whenever the long proofs do. */
export const isSlow = isLong || process.env['SLOW'] === '1';
