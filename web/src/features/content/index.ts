export { ContentDialog, loadContentDialog } from './content-dialog.tsx';
export { ContentFacts } from './content-facts.tsx';
export { publicContentQuery } from './content-queries.ts';
export { downloadContent } from './download-content.ts';
export { FilmPlayer } from './film-player.tsx';
export { shareContent } from './share-content.ts';
export { useFavorite } from './use-favorite.ts';
