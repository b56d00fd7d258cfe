/**
 * True when the long proofs run in full: `npm test -- --long`, or `LONG=1` in the environment, before a release. On every
 * change kills, races, simulations and the property runs go through fewer rounds of the same thing.
 */
export const isLong = process.env['LONG'] === '1';
