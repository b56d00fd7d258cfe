export { type FavoritesContext, setFavorite } from './set-favorite.ts';
