import type { PixelSize } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { lazyModule } from '../../../lib/lazy-module.ts';
import { useViewer, type Viewer } from '../../account/index.ts';
import { chosenSize } from '../form/form-state.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';
import { imageOptionsQuery } from '../form/image-options.ts';
import { type ButtonFacts, readiness } from '../form/readiness.ts';
import { imageRules } from '../image/image-rules.ts';
import { hasImage, keyOf, useReference } from '../reference/reference-store.ts';
import { videoOptionsQuery } from '../../start-generation/index.ts';
import type { VideoOrder } from '../video/video-order.ts';
import type { ComposerButton, ComposerPlace } from './composer-button.ts';
import { useStartForm } from './use-start-form.ts';

/**
 * The button of any composer: what it says and what it does. Without words it leads to the box that they go into (PEOPLE-22). What a guest
 * pressed it for begins by itself after the sign-in, once, if the credits are there for it (MAKE-50).
 */
export function useComposer(
  { developing = false, besideResult = false }: ComposerPlace,
  box: RefObject<HTMLElement | null>,
): ComposerButton {
  // As in the composer: it changes with each key.
  'use no memo';
  const { contentType, prompt } = usePromptForm();
  const viewer = useViewer();
  const { start, starting, failure } = useStartForm({ besideResult });
  const balance = viewer.kind === 'member' ? viewer.self.credits : undefined;
  const facts: ButtonFacts = { prompt, balance, starting, developing, besideResult };
  const image = useImageOrder(facts, viewer.kind);
  const video = useVideoOrder(facts);
  const { ready } = contentType === 'image' ? image : video;
  const [asked, setAsked] = useState(false);

  const send = () => {
    const cost = ready.cost ?? 0;
    if (contentType === 'image' && image.size) start({ contentType, size: image.size, cost });
    if (contentType === 'video') start({ contentType, body: video.body, cost });
  };
  const go = () => {
    setAsked(ready.kind === 'wordless');
    if (ready.kind === 'wordless') box.current?.focus();
    if (ready.kind !== 'ready' && ready.kind !== 'short') return;
    if (viewer.kind === 'guest') formStore.want();
    send();
  };
  // The picture that a guest has chosen for a video is uploaded after the sign-in: until it has a key there is nothing to send.
  const isWhole = contentType === 'image' || video.body !== undefined;
  const isSettled = viewer.kind === 'member' && isWhole && (ready.kind === 'ready' || ready.kind === 'short');
  const begin = useEffectEvent(() => {
    if (formStore.takeDue() && ready.kind === 'ready') send();
  });
  useEffect(() => {
    if (isSettled) begin();
  }, [isSettled]);
  return { ready, failure, asked, go };
}

function useImageOrder(facts: ButtonFacts, who: Viewer['kind']) {
  const form = usePromptForm();
  const { image } = useReference();
  const { data: options, isPending } = useQuery(imageOptionsQuery);
  // Without its key an image would silently be made from words alone; that of a guest waits for the session.
  const isWaited =
    form.fromImage && options?.takes_reference && who !== 'guest' && image.kind !== 'none' && image.kind !== 'ready';
  const size: PixelSize | undefined = isWaited ? undefined : chosenSize(form.size, options?.sizes ?? []);
  const enginePrice = options?.engines[0]?.cost_multiplier;
  const rules = imageRules(size ?? (isPending || isWaited ? 'pending' : undefined), form.count, enginePrice);
  return { size, ready: readiness(facts, rules) };
}

/** The rules of videos; they come with the first look at them. */
const useVideoRules = lazyModule(() => import('../video/video-order.ts'));

function useVideoOrder(facts: ButtonFacts): VideoOrder {
  const form = usePromptForm();
  const reference = useReference();
  const enabled = form.contentType === 'video';
  const rules = useVideoRules(enabled);
  const { data: options, isPending: pending } = useQuery({ ...videoOptionsQuery, enabled });
  if (!rules) return onItsWay;
  const imageKey = keyOf(reference);
  return rules.videoOrder(form, { ...facts, options, pending, hasImage: hasImage(reference), imageKey });
}

const onItsWay: VideoOrder = {
  ready: { kind: 'blocked', label: 'Generate Video', cost: undefined, reason: undefined },
  body: undefined,
};
