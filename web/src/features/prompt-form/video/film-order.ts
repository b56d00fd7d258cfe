import { type contract, type ReplyOf } from '@loomlight/contract';
import type { VideoBody } from '../../start-generation/index.ts';
import { chosenFilm, filmCost } from './film-choice.ts';
import { filmOffer } from './film-options.ts';
import { filmRules } from './film-rules.ts';
import { filmRequest } from './film-request.ts';
import type { PromptForm } from '../form/form-state.ts';
import { type ButtonFacts, type Readiness, readiness } from '../form/readiness.ts';

/** The button of a film, and what it would send. */
export interface FilmOrder {
  readonly ready: Readiness;
  /** Undefined while something is missing. */
  readonly body: VideoBody | undefined;
}

/** All rules of a film in one place, so that they come to the page together, and only to who makes films. */
export function filmOrder(
  form: PromptForm,
  facts: ButtonFacts & {
    readonly options: ReplyOf<typeof contract.videos.options> | undefined;
    /** Nobody is asked to choose from a list that is on its way. */
    readonly pending: boolean;
    /** The picture to animate is with the server, or waits for its owner to sign in. */
    readonly hasPicture: boolean;
    /** Null until the picture is with the server. */
    readonly pictureKey: string | null;
  },
): FilmOrder {
  const { mode } = form.film;
  const { pictureKey } = facts;
  const chosen = chosenFilm(form.film, filmOffer(facts.options, mode));
  const model = chosen.model ? 'chosen' : facts.pending ? 'pending' : 'none';
  const rules = filmRules({ mode, model, hasPicture: facts.hasPicture, cost: filmCost(chosen) });
  // Without its key a picture would silently become a film from words alone.
  const lacksKey = mode === 'image' && pictureKey === null;
  return { ready: readiness(facts, rules), body: lacksKey ? undefined : filmRequest(form, chosen, pictureKey) };
}
