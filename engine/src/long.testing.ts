/** True when the long proofs run in full: `npm test -- --long`, or `LONG=1` in the environment, before a release. */
export const isLong = process.env['LONG'] === '1';
