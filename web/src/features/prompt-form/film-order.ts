import { type contract, type ReplyOf } from '@loomlight/contract';
import { chosenFilm, filmCost } from './film-choice.ts';
import { filmOffer } from './film-options.ts';
import { filmReadiness } from './film-readiness.ts';
import { type FilmRequest, filmRequest } from './film-request.ts';
import type { PromptForm } from './form-state.ts';
import type { ButtonFacts, Readiness } from './readiness.ts';
import { hasPicture, type Reference } from './reference-store.ts';

/** The button of a film, and what it would send. */
export interface FilmOrder {
  readonly ready: Readiness;
  /** Undefined while something is missing. */
  readonly body: FilmRequest | undefined;
}

/** All rules of a film in one place, so that they come to the page together, and only to who makes films. */
export function filmOrder(
  form: PromptForm,
  reference: Reference,
  facts: ButtonFacts & {
    readonly options: ReplyOf<typeof contract.videos.options> | undefined;
    /** Nobody is asked to choose from a list that is on its way. */
    readonly pending: boolean;
  },
): FilmOrder {
  const { mode } = form.film;
  const { picture } = reference;
  const chosen = chosenFilm(form.film, filmOffer(facts.options, mode));
  const ready = filmReadiness({
    ...facts,
    mode,
    model: chosen.model ? 'chosen' : facts.pending ? 'pending' : 'none',
    hasPicture: hasPicture(reference),
    cost: filmCost(chosen),
  });
  const pictureKey = picture.kind === 'ready' ? picture.key : null;
  // Without its key a picture would silently become a film from words alone.
  const lacksKey = mode === 'image' && pictureKey === null;
  return { ready, body: lacksKey ? undefined : filmRequest(form, chosen, pictureKey) };
}
