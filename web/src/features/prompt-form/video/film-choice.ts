import { videoCost } from '@loomlight/contract';
import type { FilmForm } from '../form/form-state.ts';
import type { ChosenFilm, FilmOffer } from './film-options.ts';

/** What holds until one chooses (R-FORM-31): 720p or the first, 5 s or the server's, 24 or the server's, 16:9. */
export function chosenFilm(film: FilmForm, offer: FilmOffer): ChosenFilm {
  const model = offer.models.find(({ id }) => id === film.model) ?? offer.models[0];
  const values = resolutionsOf(offer, model).map(({ value }) => value);
  return {
    model,
    resolution:
      values.find((value) => value === film.resolution) ??
      values.find((value) => value === '720p') ??
      values[0] ??
      '720p',
    durationS: oneOf(offer.durations, film.durationS, offer.defaultDurationS),
    fps: offer.fps.length === 0 ? null : oneOf(offer.fps, film.fps, offer.defaultFps),
    ratio: oneOf(
      offer.ratios.map(({ value }) => value),
      film.ratio,
      film.mode === 'image' ? 'adaptive' : '16:9',
    ),
  };
}

/** Those that the model can do; all of them until there is a model. */
export function resolutionsOf(offer: FilmOffer, model: ChosenFilm['model']): FilmOffer['resolutions'] {
  return model ? offer.resolutions.filter(({ value }) => model.resolutions.includes(value)) : offer.resolutions;
}

/** Another model; a resolution that it lacks gives way to one it has, for good. */
export function withModel(film: FilmForm, model: string, offer: FilmOffer): FilmForm {
  const next = { ...film, model };
  const { resolution } = chosenFilm(next, offer);
  return film.resolution === null || film.resolution === resolution ? next : { ...next, resolution };
}

/** What it costs; undefined without a model. */
export function filmCost({ model, resolution, durationS }: ChosenFilm): number | undefined {
  return model && videoCost({ resolution, durationS, model: model.id });
}

function oneOf<T>(offered: readonly T[], wanted: T | null, usual: T): T {
  if (wanted !== null && offered.includes(wanted)) return wanted;
  return offered.includes(usual) ? usual : (offered[0] ?? usual);
}
