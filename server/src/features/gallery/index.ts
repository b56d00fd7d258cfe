export { unlistPerson } from './listing.store.ts';
