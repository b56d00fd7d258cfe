import { type Content, contract, imageCost, limits, parseVideoRatio, resolveVideoModel } from '@loomlight/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { phoneQuery } from '../../lib/use-media-query.ts';
import { toast } from '../../ui/toast.ts';
import { useViewer } from '../account/index.ts';
import { putSeed, takeAsReference, useFilmOfPicture } from '../prompt-form/index.ts';
import { paintedSize, useStartGeneration, useUpscale, type VideoBody, type Wish } from '../start-generation/index.ts';

/** Something that can be made of a piece; 0 costs nothing. */
interface WorkOn {
  readonly cost: number;
  readonly busy: boolean;
  readonly act: () => void;
}

/** What can be made of this piece by who looks at it; undefined is what cannot (MAKE-35). */
export interface Work {
  readonly variations: WorkOn | undefined;
  readonly animate: WorkOn | undefined;
  readonly upscale: WorkOn | undefined;
  readonly reference: WorkOn | undefined;
  readonly seed: WorkOn | undefined;
  /** Why nothing was started. */
  readonly failure: string | null;
}

export function useWorkOn(item: Content): Work {
  const viewer = useViewer();
  const [failure, say] = useState<string | null>(null);
  const { start, starting } = useStartGeneration({ from: 'again', say });
  const reference = useReferenceOf(item);
  const ofPicture = useFilmOfPicture();
  const enlarge = useUpscale(item);
  const isImage = item.content_type === 'image';
  const isMember = viewer.kind === 'member';
  const isOwn = isMember && viewer.self.id === item.user_id;
  const free = { cost: 0, busy: false };
  const begin = (wish: Wish): WorkOn => ({ cost: wish.cost, busy: starting, act: () => start(wish) });
  return {
    variations: isImage && item.text_prompt !== null ? begin(variationsOf(item)) : undefined,
    animate: isImage && isOwn && ofPicture ? begin(filmOf(item, ofPicture)) : undefined,
    upscale: enlarge.offer && { cost: enlarge.offer.cost, busy: enlarge.running, act: enlarge.start },
    reference: isImage && isMember && ofPicture ? reference : undefined,
    seed: item.seed === null ? undefined : { ...free, act: () => sameSeed(item) },
    failure,
  };
}

/** Four of the same words with other seeds. */
function variationsOf(item: Content): Wish {
  const count = limits.batchMax;
  return {
    medium: 'image',
    cost: count * imageCost(paintedSize(item)),
    body: () => ({ text_prompt: item.text_prompt ?? '', variations_of: item.id }),
    send: (idempotencyKey) =>
      call(contract.images.variations, { params: { id: item.id }, body: { count }, idempotencyKey }),
  };
}

/** A film that begins with this picture, with the words of the picture. */
function filmOf(item: Content, { film, cost }: NonNullable<ReturnType<typeof useFilmOfPicture>>): Wish {
  const body = {
    imageIds: [item.id],
    // The offer's ids are the server's own; what it does not know it refuses with a sentence.
    model: resolveVideoModel(film.model?.id ?? '', 'image') as VideoBody['model'],
    resolution: film.resolution,
    duration: film.durationS,
    ...(film.fps !== null && { fps: film.fps }),
    ratio: parseVideoRatio(film.ratio) ?? '16:9',
    is_public: item.is_public,
  };
  return {
    medium: 'video',
    cost,
    body: () => ({ text_prompt: item.text_prompt ?? '', film_of: item.id }),
    send: (idempotencyKey) => call(contract.videos.generateFromImages, { body, idempotencyKey }),
  };
}

function useReferenceOf(item: Content): WorkOn {
  const { mutate, isPending } = useMutation({
    mutationFn: () => takeAsReference(item),
    onSuccess: () => toast.success(inTheForm('The picture is')),
    onError: () => toast.error('The picture could not be taken. Please try again.'),
  });
  return { cost: 0, busy: isPending, act: () => mutate() };
}

function sameSeed(item: Content): void {
  putSeed(item);
  toast.success(inTheForm(`Seed ${item.seed} is`));
}

/** On a phone the form waits under a handle. */
function inTheForm(what: string): string {
  return `${what} in the form${matchMedia(phoneQuery).matches ? ', under Edit prompt' : ''}`;
}
