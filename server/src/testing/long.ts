/** True for the long parts of simulations and races: `npm test -- --long`, an hour on two cores. */
export const isLong = process.env['LONG_TESTS'] === '1';
