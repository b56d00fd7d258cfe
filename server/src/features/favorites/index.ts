export { setFavorite } from './set-favorite.ts';
