import { type Content, contract } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { callForBytes } from '../../../api/client.ts';
import { emptyFilm, withMedium, withMode } from '../form/form-state.ts';
import { formStore } from '../form/form-store.ts';
import { choosePicture } from '../reference/choose-picture.ts';
import { chosenFilm, filmCost } from '../video/film-choice.ts';
import { type ChosenFilm, filmOffer } from '../video/film-options.ts';
import { filmOptionsQuery } from '../video/film-query.ts';

/** Puts the seed of a piece into the form, which makes what it makes then: a picture or a film (MAKE-35). */
export function putSeed({ content_type: medium, seed }: Pick<Content, 'content_type' | 'seed'>): void {
  const fixed = { kind: 'fixed', entry: String(seed) } as const;
  const form = formStore.read();
  const now = form.medium === medium ? form : withMedium(form, medium);
  formStore.change(medium === 'image' ? { ...now, seed: fixed } : { ...now, film: { ...now.film, seed: fixed } });
}

/** Sets a picture as that which a film of the form starts from; its words stay. Throws what its bytes cannot be had for. */
export async function takeAsReference({ id }: Pick<Content, 'id'>): Promise<void> {
  const bytes = await callForBytes(contract.images.download, { params: { id } });
  formStore.change(withMode(withMedium(formStore.read(), 'video'), 'image'));
  choosePicture([new File([bytes], `loomlight-${id}`, { type: bytes.type })]);
}

/** What a film of a picture is made with, and its price, unless one chooses; undefined where no engine makes films of pictures. */
export function useFilmOfPicture(): { readonly film: ChosenFilm; readonly cost: number } | undefined {
  const { data } = useQuery(filmOptionsQuery);
  const film = chosenFilm({ ...emptyFilm, mode: 'image' }, filmOffer(data, 'image'));
  const cost = filmCost(film);
  return cost === undefined ? undefined : { film, cost };
}
