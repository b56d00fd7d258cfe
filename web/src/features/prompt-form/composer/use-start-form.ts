import type { PixelSize } from '@loomlight/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/error-words.ts';
import { createStore, useStore } from '../../../lib/create-store.ts';
import { useStartGeneration, type VideoBody } from '../../start-generation/index.ts';
import { type PromptForm, settleSeed, wireVideoSeed } from '../form/form-state.ts';
import { imageOptionsQuery } from '../form/image-options.ts';
import { formStore } from '../form/form-store.ts';
import { imageRequest } from '../image/image-request.ts';
import { keyOf, referenceStore } from '../reference/reference-store.ts';

/** What the form asks for, once everything that it needs is chosen. */
export type Order = { readonly cost: number } & (
  | { readonly contentType: 'image'; readonly size: PixelSize }
  | {
      readonly contentType: 'video' /** Undefined while the image has no key yet. */;
      readonly body: VideoBody | undefined;
    }
);

const imageGone = 'This image is not there any more. Please upload it again.';

/** What the last attempt came to, for every composer on the page. */
const failureStore = createStore<string | null>(null);

// Who changes the form answers the failure; it is old news then.
formStore.listen(() => failureStore.read() !== null && failureStore.change(null));

export interface StartForm {
  readonly start: (order: Order) => void;
  /** True while any composer's request is on its way. */
  readonly starting: boolean;
  /** Stands in the form until it is changed or sent again (R-ERR-20). */
  readonly failure: string | null;
}

/** Starts what the form asks for, on a page of its own or beside a result. */
export function useStartForm({ besideResult }: { readonly besideResult: boolean }): StartForm {
  const failure = useStore(failureStore, null);
  const queryClient = useQueryClient();
  const { start, starting } = useStartGeneration({
    from: besideResult ? 'result' : 'form',
    say: failureStore.change,
    answer: (error, { body }) => {
      if (!('image_s3_key' in body && body.image_s3_key && isGone(error))) return false;
      referenceStore.change({ image: { kind: 'none' }, problem: imageGone });
      return true;
    },
  });

  return {
    start: (order) => {
      const { cost } = order;
      if (order.contentType === 'image')
        start({
          contentType: 'image',
          cost,
          body: () => ({
            ...imageRequest(settleForm(), order.size, {
              ...queryClient.getQueryData(imageOptionsQuery.queryKey),
              imageKey: keyOf(referenceStore.read()),
            }),
            ...formStore.readOrigin(),
          }),
        });
      else
        start({
          contentType: 'video',
          cost,
          body: () => {
            if (!order.body) return undefined;
            const { video } = settleForm();
            return { ...order.body, seed: wireVideoSeed(video.seed), ...formStore.readOrigin() };
          },
        });
    },
    starting,
    failure,
  };
}

/** The form to send. A seed that cannot be read is settled, for all to see; what would be the same once more gets a seed of its own (MAKE-98). */
function settleForm(): PromptForm {
  const random = { kind: 'random', entry: '' } as const;
  const form = settleSeed(formStore.read());
  const repeats = formStore.wouldRepeat();
  formStore.change(form);
  return repeats ? { ...form, seed: random, video: { ...form.video, seed: random } } : form;
}

/** What was uploaded and not used for a day is removed (`lifetimes.unusedUploadHours`). */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'upload_missing');
}
