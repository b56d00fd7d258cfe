import { type Content, type ContentType, contract, imageCost, isBlank, limits } from '@loomlight/contract';
import { sizeToAskFor } from '@loomlight/contract/derived';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { phoneQuery } from '../../lib/use-media-query.ts';
import { toast } from '../../ui/toast.ts';
import { useEnginePrices } from '../../api/use-site.ts';
import { useViewer } from '../account/index.ts';
import { imageOptionsQuery, putSeed, takeAsReference } from '../prompt-form/index.ts';
import {
  useExtend,
  useStartGeneration,
  useUpscale,
  useVideoOfImage,
  videoSettingsOf,
  type Wish,
} from '../start-generation/index.ts';

/** Something that can be made of an item. */
interface WorkOn {
  /** Null for what is only put into the form: what comes of it has its price there. */
  readonly cost: number | null;
  readonly busy: boolean;
  readonly act: () => void;
}

interface NamedWork extends WorkOn {
  readonly name: string;
}

/** What can be made of this item by who looks at it; undefined is what cannot (MAKE-35). */
export interface Work {
  readonly variations: WorkOn | undefined;
  readonly animate: WorkOn | undefined;
  readonly extend: WorkOn | undefined;
  readonly upscale: WorkOn | undefined;
  /** Into the form of images, where their engine takes one, else into that of videos, which its name says (MAKE-96). */
  readonly reference: NamedWork | undefined;
  readonly seed: WorkOn | undefined;
  /** Why nothing was started. */
  readonly failure: string | null;
}

export function useWorkOn(item: Content): Work {
  const viewer = useViewer();
  const prices = useEnginePrices();
  const [failure, say] = useState<string | null>(null);
  const { start, starting } = useStartGeneration({ from: 'again', say });
  const { data: options } = useQuery(imageOptionsQuery);
  const takes = options?.takes_reference;
  const reference = useReferenceOf(item, takes ? 'image' : 'video');
  const isImage = item.content_type === 'image';
  const ofImage = useVideoOfImage({ wanted: isImage });
  const enlarge = useUpscale(item);
  const goOn = useExtend(item);
  const isMember = viewer.kind === 'member';
  const isOwn = isMember && viewer.self.id === item.user_id;
  // What was brought along may have come without words.
  const hasWords = !isBlank(item.text_prompt ?? '');
  // What was made from an upload is varied from that, which the engine has to take.
  const canStart = takes || item.image_s3_key === null;
  const begin = (wish: Wish): WorkOn => ({ cost: wish.cost, busy: starting, act: () => start(wish) });
  return {
    variations: isImage && hasWords && canStart ? begin(variationsOf(item, prices.image)) : undefined,
    animate: isImage && isOwn && hasWords && ofImage ? begin(videoOf(item, ofImage)) : undefined,
    extend: goOn.offer && { cost: goOn.offer.cost, busy: goOn.running, act: goOn.start },
    upscale: enlarge.offer && { cost: enlarge.offer.cost, busy: enlarge.running, act: enlarge.start },
    reference: isImage && isMember && options && (takes || ofImage) ? reference : undefined,
    seed: item.seed === null ? undefined : { cost: null, busy: false, act: () => sameSeed(item) },
    failure: failure ?? goOn.failure ?? enlarge.failure,
  };
}

/** Four of the same words with other seeds. */
function variationsOf(item: Content, enginePrice: number): Wish {
  const count = limits.batchMax;
  return {
    contentType: 'image',
    cost: count * imageCost(sizeToAskFor(item), enginePrice),
    body: () => ({ text_prompt: item.text_prompt ?? '', variations_of: item.id }),
    send: (idempotencyKey) =>
      call(contract.images.variations, { params: { id: item.id }, body: { count }, idempotencyKey }),
  };
}

/** A video that begins with this image, with the words of the image. */
function videoOf(item: Content, video: NonNullable<ReturnType<typeof useVideoOfImage>>): Wish {
  const body = { imageIds: [item.id], ...videoSettingsOf(item, video) };
  return {
    contentType: 'video',
    cost: video.cost,
    body: () => ({ text_prompt: item.text_prompt ?? '', film_of: item.id }),
    send: (idempotencyKey) => call(contract.videos.generateFromImages, { body, idempotencyKey }),
  };
}

function useReferenceOf(item: Content, into: ContentType): NamedWork {
  const { mutate, isPending } = useMutation({
    mutationFn: () => takeAsReference(item, into),
    onSuccess: () => toast.success(inTheForm('The picture is')),
    onError: () => toast.error('The picture could not be taken. Please try again.'),
  });
  const name = into === 'image' ? 'Use as reference' : 'Film from it';
  return { name, cost: null, busy: isPending, act: () => mutate() };
}

function sameSeed(item: Content): void {
  putSeed(item);
  toast.success(inTheForm(`Seed ${item.seed} is`));
}

/** On a phone the form waits under a handle. */
function inTheForm(what: string): string {
  return `${what} in the form${matchMedia(phoneQuery).matches ? ', under Edit prompt' : ''}`;
}
