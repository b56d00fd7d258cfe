export { bringCollection } from './bring-collection.ts';
export { removeSomeCollections } from './remove-collection.ts';
