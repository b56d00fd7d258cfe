export { PicksPlace } from './picks-place.tsx';
