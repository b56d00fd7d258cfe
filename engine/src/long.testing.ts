/** True when the long proofs run in full: `npm test -- --long`, or `LONG=1` in the environment, before a release. */
export const isLong = process.env['LONG'] === '1';

/** True when the slow proofs run as well: `npm test -- --slow`, or `SLOW=1`. */
export const isSlow = isLong || process.env['SLOW'] === '1';

/** A filter for what a test goes through that takes long for each: one in so many on every change, all in the slow proofs. */
export const oneIn =
  (count: number) =>
  (_one: unknown, place: number): boolean =>
    isSlow || place % count === 0;
