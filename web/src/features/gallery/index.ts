export { ContentKeeper } from './content-keeper.tsx';
export { Gallery } from './gallery.tsx';
export { kinds, readKinds, writeKinds } from './gallery-filter.ts';
export { galleryItem, mayHavePicks, type WallPage } from './gallery-query.ts';
export type { Kinds } from './mixed-pages.ts';
export { distinct } from './use-gallery.ts';
export { useGalleryPreviews } from './use-gallery-previews.ts';
export { loadWall, WallList } from './wall-list.tsx';
