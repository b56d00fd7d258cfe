import { limits } from '@loomlight/contract';
import * as z from 'zod/mini';

const modes = ['text', 'image'] as const;
/** What a film starts from: words alone, or a picture. */
export type FilmMode = (typeof modes)[number];

/** The settings of a film as they were chosen; null stands for what is offered first, whatever that will be. */
export const filmForm = z.object({
  mode: z.enum(modes),
  model: z.nullable(z.string()),
  resolution: z.nullable(z.string()),
  durationS: z.nullable(z.int()),
  fps: z.nullable(z.int()),
  ratio: z.nullable(z.string()),
  cameraFixed: z.boolean(),
  seed: z.object({ kind: z.enum(['random', 'fixed']), entry: z.string() }),
});
export type FilmForm = z.output<typeof filmForm>;

/** First values (R-FORM-31): a random seed, a camera that may move. */
export const emptyFilm: FilmForm = {
  mode: 'text',
  model: null,
  resolution: null,
  durationS: null,
  fps: null,
  ratio: null,
  cameraFixed: false,
  seed: { kind: 'random', entry: '' },
};

/** Words alone have no proportions to adapt to. */
export function withFilmMode(film: FilmForm, mode: FilmMode): FilmForm {
  return { ...film, mode, ratio: mode === 'text' && film.ratio === 'adaptive' ? null : film.ratio };
}

/** The seed on the wire: -1 for a random one, and for what is no number (R-FORM-18). */
export function wireFilmSeed(seed: FilmForm['seed']): number {
  const entry = seed.entry.trim();
  if (seed.kind === 'random' || !/^\d+$/.test(entry)) return -1;
  return Number(entry) <= limits.videoSeedMax ? Number(entry) : -1;
}

/** A fixed seed that cannot be read becomes a random one, which is -1 (R-FORM-18). */
export function settleFilmSeed(film: FilmForm): FilmForm {
  if (film.seed.kind === 'random' || wireFilmSeed(film.seed) !== -1) return film;
  return { ...film, seed: { kind: 'random', entry: '' } };
}
