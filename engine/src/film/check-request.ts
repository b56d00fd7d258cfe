import { FILM_RATES, FILM_SECONDS, FILM_SIDES } from './film.ts';
import type { FilmRequest } from './film.ts';

/** Throws a RangeError that names what no film can be made of. */
export function checkRequest({ width, height, fps, durationS, image, prompt, seed }: FilmRequest): void {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side % 2 !== 0 || side < FILM_SIDES.min || side > FILM_SIDES.max) {
      throw new RangeError(
        `A film's sides are even numbers from ${FILM_SIDES.min} to ${FILM_SIDES.max}, not ${width} x ${height}.`,
      );
    }
  }
  if (!FILM_RATES.includes(fps)) {
    throw new RangeError(`A film has ${FILM_RATES.join(' or ')} frames a second, not ${fps}.`);
  }
  if (!Number.isInteger(durationS) || durationS < FILM_SECONDS.min || durationS > FILM_SECONDS.max) {
    throw new RangeError(
      `A film lasts whole seconds from ${FILM_SECONDS.min} to ${FILM_SECONDS.max}, not ${durationS}.`,
    );
  }
  if (!Number.isInteger(seed)) throw new RangeError(`A seed is a whole number, not ${seed}.`);
  if (image && image.length === 0) throw new RangeError('The picture to animate is empty.');
  if (!image && prompt.trim() === '') throw new RangeError('A film needs words or a picture.');
}
