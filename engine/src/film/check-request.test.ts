import { describe, expect, test } from 'vitest';
import { checkRequest } from './check-request.ts';
import type { FilmRequest } from './film.ts';
import { aFilmRequest } from './film.testing.ts';

describe('checkRequest', () => {
  test.each<[what: string, changes: Partial<FilmRequest>, words: string]>([
    ['an odd side', { width: 127 }, 'even numbers'],
    ['a fraction of a pixel', { height: 72.5 }, 'even numbers'],
    ['a side too small', { height: 62 }, 'from 64 to 2520'],
    ['a side too large', { width: 2522 }, 'from 64 to 2520'],
    ['no length', { durationS: 0 }, 'whole seconds'],
    ['half a second', { durationS: 5.5 }, 'whole seconds'],
    ['eleven seconds', { durationS: 11 }, 'from 1 to 10'],
    ['a rate that is not offered', { fps: 25 }, '24 or 30'],
    ['a seed that is no whole number', { seed: 0.5 }, 'seed'],
    ['an empty picture', { image: new Uint8Array() }, 'empty'],
    ['a pattern that is no square', { pattern: { side: 4, values: new Float32Array(15) } }, 'power of two'],
    ['a pattern of an odd side', { pattern: { side: 3, values: new Float32Array(9) } }, 'power of two'],
    ['neither words nor picture', { prompt: ' ' }, 'words or a picture'],
  ])('refuses %s', (_, changes, words) => {
    expect(() => checkRequest(aFilmRequest(changes))).toThrow(RangeError);
    expect(() => checkRequest(aFilmRequest(changes))).toThrow(words);
  });

  test.each<Partial<FilmRequest>>([
    { width: 64, height: 2520 },
    { fps: 30, durationS: 10 },
    { prompt: '', image: Uint8Array.of(1) },
    { pattern: { side: 2, values: new Float32Array(4) } },
  ])('lets %j pass', (changes) => {
    expect(() => checkRequest(aFilmRequest(changes))).not.toThrow();
  });
});
