import type { PixelSize } from '@loomlight/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useViewer } from '../../account/index.ts';
import { chosenSize } from '../form/form-state.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';
import { imageOptionsQuery } from '../form/image-options.ts';
import { type ButtonFacts, readiness } from '../form/readiness.ts';
import { imageRules } from '../image/image-rules.ts';
import { hasPicture, useReference } from '../reference/reference-store.ts';
import type { FilmOrder } from '../video/film-order.ts';
import { filmOptionsQuery } from '../video/film-query.ts';
import type { ComposerButton, ComposerPlace } from './composer-button.ts';
import { useStartForm } from './use-start-form.ts';

/** The button of any composer: what it says and what it does. Without words it leads to the box that they go into (PEOPLE-22). */
export function useComposer(
  { developing = false, besideResult = false }: ComposerPlace,
  box: RefObject<HTMLElement | null>,
): ComposerButton {
  const { medium, prompt } = usePromptForm();
  const viewer = useViewer();
  const { start, starting, failure } = useStartForm({ besideResult });
  const balance = viewer.kind === 'member' ? viewer.self.credits : undefined;
  const facts: ButtonFacts = { prompt, balance, starting, developing, besideResult };
  const image = useImageOrder(facts);
  const film = useFilmOrder(facts);
  const { ready } = medium === 'image' ? image : film;
  const [asked, setAsked] = useState(false);

  const go = () => {
    setAsked(ready.kind === 'wordless');
    if (ready.kind === 'wordless') box.current?.focus();
    if (ready.kind !== 'ready' && ready.kind !== 'short') return;
    if (viewer.kind === 'guest') formStore.want();
    const cost = ready.cost ?? 0;
    if (medium === 'image' && image.size) start({ medium, size: image.size, cost });
    if (medium === 'video') start({ medium, body: film.body, cost });
  };
  return { ready, failure, asked, go };
}

function useImageOrder(facts: ButtonFacts) {
  const form = usePromptForm();
  const { data: options, isPending } = useQuery(imageOptionsQuery);
  const size: PixelSize | undefined = chosenSize(form.size, options?.sizes ?? []);
  return { size, ready: readiness(facts, imageRules(size ?? (isPending ? 'pending' : undefined), form.count)) };
}

/** The rules of films; they come with the first look at them. */
const filmRulesQuery = queryOptions({
  queryKey: ['film-rules'],
  queryFn: async () => (await import('../video/film-order.ts')).filmOrder,
  staleTime: Number.POSITIVE_INFINITY,
  // A function cannot be compared part by part.
  structuralSharing: false,
});

function useFilmOrder(facts: ButtonFacts): FilmOrder {
  const form = usePromptForm();
  const reference = useReference();
  const enabled = form.medium === 'video';
  const { data: order } = useQuery({ ...filmRulesQuery, enabled });
  const { data: options, isPending: pending } = useQuery({ ...filmOptionsQuery, enabled });
  if (!order) return onItsWay;
  const { picture } = reference;
  const pictureKey = picture.kind === 'ready' ? picture.key : null;
  return order(form, { ...facts, options, pending, hasPicture: hasPicture(reference), pictureKey });
}

const onItsWay: FilmOrder = {
  ready: { kind: 'blocked', label: 'Generate Video', cost: undefined, reason: undefined },
  body: undefined,
};
