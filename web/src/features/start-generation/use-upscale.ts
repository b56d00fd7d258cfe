import { type Content, imageCost, isReadyStatus } from '@loomlight/contract';
import { upscaledSize } from '@loomlight/contract/derived';
import { generations } from '@loomlight/contract/generations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { keys, profileQuery } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { askForCredits, askToSignIn, useViewer } from '../account/index.ts';
import { forgetRequestKey, requestKey } from './request-key.ts';
import { isUnanswered, startFailure } from './start-failure.ts';

export interface Upscale {
  /** Undefined where it cannot be enlarged: a film, unfinished, locked to this viewer, or as large as a picture gets. */
  readonly offer: { readonly width: number; readonly height: number; readonly cost: number } | undefined;
  /** Starts it, or opens the dialog that is in the way. */
  readonly start: () => void;
  readonly running: boolean;
}

const failedText = 'Failed to enlarge the picture. Please try again.';

/** The same picture twice as large in each direction, as a piece of its own, and goes to where it develops (MAKE-40). */
export function useUpscale(item: Content): Upscale {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const viewer = useViewer();
  const size = upscaledSize(item);
  const canHave = item.content_type === 'image' && isReadyStatus(item.status) && item.text_prompt !== null;
  const offer = canHave && size ? { ...size, cost: imageCost(size) } : undefined;
  const { mutate, isPending } = useMutation({
    // Jobs hear of everything that begins under this name.
    mutationKey: ['start-generation', 'upscale'],
    // Nothing waits here for a network: the button says at once that there is none.
    networkMode: 'always',
    mutationFn: () =>
      call(generations.upscale, { params: { id: item.id }, idempotencyKey: requestKey('upscale', { id: item.id }) }),
    onSuccess: ({ id, generation }) => {
      forgetRequestKey('upscale');
      queryClient.setQueryData(keys.content('image', id), generation);
      for (const queryKey of [keys.profile, keys.credits, keys.user]) void queryClient.invalidateQueries({ queryKey });
      toast.success('Enlarging started!');
      void navigate(paths.imageResult(id));
    },
    onError: async (error) => {
      if (!isUnanswered(error)) forgetRequestKey('upscale');
      const failed = startFailure(error, failedText, 'image');
      if (failed.kind === 'sign-in') return askToSignIn('image');
      if (failed.kind === 'credits' && offer) {
        const self = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => undefined);
        return askForCredits({ needed: offer.cost, balance: self?.credits ?? 0 });
      }
      toast.error(failed.kind === 'other' ? failed.text : failedText);
    },
  });
  const start = () => {
    if (!offer) return;
    if (viewer.kind === 'guest') return askToSignIn('image');
    if (viewer.kind === 'member' && viewer.self.credits < offer.cost)
      return askForCredits({ needed: offer.cost, balance: viewer.self.credits });
    mutate();
  };
  return { offer, start, running: isPending };
}
