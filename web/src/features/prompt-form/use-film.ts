import { useQuery } from '@tanstack/react-query';
import { type ChosenFilm, chosenFilm } from './film-choice.ts';
import { type FilmOffer, filmOffer } from './film-options.ts';
import { filmOptionsQuery } from './film-query.ts';
import { usePromptForm } from './form-store.ts';

export interface Film {
  readonly offer: FilmOffer;
  readonly chosen: ChosenFilm;
  /** Nobody is asked to choose from a list that is on its way. */
  readonly models: 'pending' | 'there' | 'missing';
  readonly reload: () => void;
  readonly reloading: boolean;
}

/** What can be chosen for a film, and what is; asked for when films are wanted. */
export function useFilm(): Film {
  const { medium, film } = usePromptForm();
  const { data, isPending, isFetching, refetch } = useQuery({ ...filmOptionsQuery, enabled: medium === 'video' });
  const offer = filmOffer(data, film.mode);
  return {
    offer,
    chosen: chosenFilm(film, offer),
    models: isPending ? 'pending' : offer.models.length > 0 ? 'there' : 'missing',
    reload: () => void refetch(),
    reloading: isFetching,
  };
}
