export { ShownFavoritesRow } from './shown-favorites-row.tsx';
