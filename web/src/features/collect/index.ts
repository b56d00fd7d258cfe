export { CollectDialog } from './collect-dialog.tsx';
export {
  collectionItemsQuery,
  collectionQuery,
  collectionsOfPersonQuery,
  makeCollection,
  ownCollectionsQuery,
  refreshCollections,
} from './collection-queries.ts';
export { NameDialog } from './name-dialog.tsx';
