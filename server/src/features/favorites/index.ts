export { dropSomeFavorites } from './favorites.store.ts';
export { type FavoritePlace, listShownRows } from './shown-favorites.store.ts';
export { type FavoritesContext, setFavorite } from './set-favorite.ts';
