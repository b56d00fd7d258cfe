export { removeSomeCollections } from './remove-collection.ts';
