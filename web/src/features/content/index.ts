export { ContentDialog, loadContentDialog } from './content-dialog.tsx';
export { ContentFacts } from './content-facts.tsx';
export { publicImageQuery } from './content-queries.ts';
export { downloadImage } from './download-image.ts';
export { shareImage } from './share-image.ts';
export { useFavorite } from './use-favorite.ts';
