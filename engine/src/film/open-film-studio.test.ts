import { afterEach, describe, expect, test } from 'vitest';
import type { FilmRequest } from './film.ts';
import { openFilmStudio } from './open-film-studio.ts';
import type { FilmStudio } from './open-film-studio.ts';

const aRequest = (changes: Partial<FilmRequest> = {}): FilmRequest => ({
  prompt: 'abstract silk',
  seed: 1,
  style: 'none',
  width: 128,
  height: 72,
  fps: 24,
  durationS: 1,
  cameraFixed: false,
  title: 'A title',
  comment: 'A comment',
  ...changes,
});

let studio: FilmStudio | undefined;

afterEach(async () => {
  await studio?.close();
  studio = undefined;
});

describe('openFilmStudio', () => {
  test('makes the same bytes twice', async () => {
    studio = openFilmStudio();
    const [one, other] = await Promise.all([studio.film(aRequest()), studio.film(aRequest())]);
    expect(one).toMatchObject({ width: 128, height: 72, durationS: 1, fps: 24, frames: 24 });
    expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
    expect(one.poster.data).toHaveLength(128 * 72 * 4);
  });
});
