import { contract, type PixelSize } from '@loomlight/contract';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/error-words.ts';
import { call } from '../../api/client.ts';
import { keys, profileQuery } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { askForCredits, askToSignIn } from '../account/index.ts';
import type { FilmRequest } from './film-request.ts';
import { settleSeed } from './form-state.ts';
import { formStore } from './form-store.ts';
import { type ImageRequest, imageRequest } from './image-request.ts';
import { referenceStore } from './reference-store.ts';
import { forgetRequestKey, requestKey } from './request-key.ts';
import { isUnanswered, startFailure } from './start-failure.ts';

const mutationKey = ['start-generation'];

/** What the form asks for, once everything that it needs is chosen. */
export type Order = { readonly medium: 'image'; readonly size: PixelSize; readonly cost: number } | FilmOrder;

interface FilmOrder {
  readonly medium: 'video';
  readonly body: FilmRequest;
  readonly cost: number;
}

type Request = { readonly medium: 'image'; readonly body: ImageRequest; readonly cost: number } | FilmOrder;

/** What differs in words (R-ERR-20 to R-ERR-22, R-ERR-25) and ways (R-HOME-07). */
const media = {
  image: {
    started: 'Image generation started!',
    notStarted: 'Failed to start generation',
    notGenerated: 'Failed to generate images. Please try again.',
    result: paths.imageResult,
  },
  video: {
    started: 'Video generation started!',
    notStarted: 'Failed to start video generation',
    notGenerated: 'Failed to generate video. Please try again.',
    result: paths.videoResult,
  },
} as const;

const pictureGone = 'This image is not there any more. Please upload it again.';

/** What the last attempt came to, for every composer on the page. */
let failureText: string | null = null;
const listeners = new Set<() => void>();
function sayFailure(text: string | null): void {
  failureText = text;
  for (const listener of listeners) listener();
}

// Who changes the form answers the failure; it is old news then.
formStore.listen(() => failureText !== null && sayFailure(null));

export interface StartGeneration {
  readonly start: (order: Order) => void;
  /** True while any composer's request is on its way. */
  readonly starting: boolean;
  /** Stands in the form until it is changed or sent again (R-ERR-20). */
  readonly failure: string | null;
}

/** Starts one picture or film from the form, on a page of its own or beside a result, and goes to where it develops. */
export function useStartGeneration({ besideResult }: { readonly besideResult: boolean }): StartGeneration {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const starting = useIsMutating({ mutationKey }) > 0;
  const failure = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => failureText,
    () => null,
  );

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (request: Request) => send(request),
    onSuccess: ({ id, generation }, { medium }) => {
      forgetRequestKey();
      queryClient.setQueryData(keys.content(medium, id), generation);
      for (const queryKey of [keys.profile, keys.credits, keys.user]) void queryClient.invalidateQueries({ queryKey });
      toast.success(media[medium].started);
      void navigate(media[medium].result(id));
    },
    onError: async (error, { medium, body, cost }) => {
      if (!isUnanswered(error)) forgetRequestKey();
      if ('image_s3_key' in body && body.image_s3_key && isGone(error))
        return referenceStore.change({ picture: { kind: 'none' }, problem: pictureGone });
      const unknown = besideResult ? media[medium].notGenerated : 'Failed to start generation. Please try again.';
      const failed = startFailure(error, unknown, medium);
      if (failed.kind === 'sign-in') return askToSignIn(medium);
      if (failed.kind === 'credits') {
        const self = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => undefined);
        return askForCredits({ needed: cost, balance: self?.credits ?? 0 });
      }
      sayFailure(failed.text);
      toast.error(media[medium].notStarted);
    },
  });

  return {
    start: (order) => {
      // The keyboard can be faster than the next picture of the page.
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      sayFailure(null);
      const form = settleSeed(formStore.read());
      formStore.change(form);
      const { cost } = order;
      mutate(order.medium === 'video' ? order : { medium: 'image', body: imageRequest(form, order.size), cost });
    },
    starting,
    failure,
  };
}

function send({ medium, body }: Request) {
  const idempotencyKey = requestKey(body);
  return medium === 'image'
    ? call(contract.images.generate, { body, idempotencyKey })
    : call(contract.videos.generate, { body, idempotencyKey });
}

/** What was uploaded and not used for a day is removed (`lifetimes.unusedUploadHours`). */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'upload_missing');
}
