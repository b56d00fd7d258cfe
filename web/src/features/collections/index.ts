export { CollectionList } from './collection-list.tsx';
export { CollectionView } from './collection-view.tsx';
export { PersonCollections } from './person-collections.tsx';
