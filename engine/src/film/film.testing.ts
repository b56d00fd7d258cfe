import type { FilmRequest } from './film.ts';

/** A small film; state only what matters. */
export function aFilmRequest(changes: Partial<FilmRequest> = {}): FilmRequest {
  return {
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
  };
}
