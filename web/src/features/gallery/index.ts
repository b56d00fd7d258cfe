export { Gallery } from './gallery.tsx';
export { useGalleryPreviews } from './use-gallery-previews.ts';
