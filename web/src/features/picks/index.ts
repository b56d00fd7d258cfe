export { picksQuery } from './picks-query.ts';
export { PicksPlace } from './picks-place.tsx';
