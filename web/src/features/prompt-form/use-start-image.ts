import { contract, type PixelSize } from '@loomlight/contract';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { keys, profileQuery } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { askForCredits, askToSignIn } from '../account/index.ts';
import { settleSeed } from './form-state.ts';
import { formStore } from './form-store.ts';
import { forgetRequestKey, type ImageRequest, imageRequest, requestKey } from './image-request.ts';
import { isUnanswered, startFailure } from './start-failure.ts';

const mutationKey = ['start-image'];

/** What the last attempt came to, for every composer on the page. */
let failureText: string | null = null;
const listeners = new Set<() => void>();
function sayFailure(text: string | null): void {
  failureText = text;
  for (const listener of listeners) listener();
}

// Who changes the form answers the failure; it is old news then.
formStore.listen(() => failureText !== null && sayFailure(null));

export interface StartImage {
  readonly start: (size: PixelSize, cost: number) => void;
  /** True while any composer's request is on its way. */
  readonly starting: boolean;
  /** Stands in the form until it is changed or sent again (specification 8). */
  readonly failure: string | null;
}

/** Starts one picture from the form and goes to where it develops. */
export function useStartImage(): StartImage {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const starting = useIsMutating({ mutationKey }) > 0;
  const failure = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => failureText,
  );

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ request }: { request: ImageRequest; cost: number }) =>
      call(contract.images.generate, { body: request, idempotencyKey: requestKey(request) }),
    onSuccess: ({ id, generation }) => {
      forgetRequestKey();
      queryClient.setQueryData(keys.content('image', id), generation);
      for (const queryKey of [keys.profile, keys.credits, keys.user]) void queryClient.invalidateQueries({ queryKey });
      toast.success('Image generation started!');
      void navigate(paths.imageResult(id));
    },
    onError: async (error, { cost }) => {
      if (!isUnanswered(error)) forgetRequestKey();
      const failed = startFailure(error, 'Failed to start generation. Please try again.');
      if (failed.kind === 'sign-in') return askToSignIn('image');
      if (failed.kind === 'credits') {
        const self = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => undefined);
        return askForCredits({ needed: cost, balance: self?.credits ?? 0 });
      }
      sayFailure(failed.text);
      toast.error('Failed to start generation');
    },
  });

  return {
    start: (size, cost) => {
      // The keyboard can be faster than the next picture of the page.
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      sayFailure(null);
      const form = settleSeed(formStore.read());
      formStore.change(form);
      mutate({ request: imageRequest(form, size), cost });
    },
    starting,
    failure,
  };
}
