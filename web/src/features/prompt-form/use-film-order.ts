import { useQuery } from '@tanstack/react-query';
import type { FilmOrder } from './film-order.ts';
import { filmOptionsQuery, filmRulesQuery } from './film-query.ts';
import { usePromptForm } from './form-store.ts';
import type { ButtonFacts } from './readiness.ts';
import { useReference } from './reference-store.ts';

/** The button of a film as it stands. */
export function useFilmOrder(facts: ButtonFacts): FilmOrder {
  const form = usePromptForm();
  const reference = useReference();
  const enabled = form.medium === 'video';
  const { data: order } = useQuery({ ...filmRulesQuery, enabled });
  const { data: options, isPending: pending } = useQuery({ ...filmOptionsQuery, enabled });
  return order ? order(form, reference, { ...facts, options, pending }) : onItsWay;
}

const onItsWay: FilmOrder = {
  ready: { kind: 'blocked', label: 'Generate Video', cost: undefined, reason: undefined },
  body: undefined,
};
