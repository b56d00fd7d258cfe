import { filmRates, filmSeconds, filmSides } from './film.ts';
import type { FilmRequest } from './film.ts';

/** Throws a RangeError that names what no film can be made of. */
export function checkRequest({ width, height, fps, durationS, image, pattern, prompt, seed }: FilmRequest): void {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side % 2 !== 0 || side < filmSides.min || side > filmSides.max) {
      throw new RangeError(
        `A film's sides are even numbers from ${filmSides.min} to ${filmSides.max}, not ${width} x ${height}.`,
      );
    }
  }
  if (!filmRates.includes(fps)) {
    throw new RangeError(`A film has ${filmRates.join(' or ')} frames a second, not ${fps}.`);
  }
  if (!Number.isInteger(durationS) || durationS < filmSeconds.min || durationS > filmSeconds.max) {
    throw new RangeError(`A film lasts whole seconds from ${filmSeconds.min} to ${filmSeconds.max}, not ${durationS}.`);
  }
  if (!Number.isInteger(seed)) throw new RangeError(`A seed is a whole number, not ${seed}.`);
  if (pattern && (!isPowerOfTwo(pattern.side) || pattern.values.length !== pattern.side ** 2)) {
    throw new RangeError('A pattern is a square whose side is a power of two.');
  }
  if (image && image.length === 0) throw new RangeError('The picture to animate is empty.');
  if (!image && prompt.trim() === '') throw new RangeError('A film needs words or a picture.');
}

function isPowerOfTwo(number: number): boolean {
  return number > 0 && Number.isInteger(Math.log2(number));
}
