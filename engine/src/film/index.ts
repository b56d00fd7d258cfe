// Films from words or a picture. Nothing here loads the painter or anything native: that lives in a process of its own.
export { filmRates } from './film.ts';
export type { Film, FilmOptions, FilmRequest, Poster } from './film.ts';
export type { FramePattern } from './pattern.ts';
export { openFilmStudio } from './open-film-studio.ts';
export type { FilmStudio } from './open-film-studio.ts';
