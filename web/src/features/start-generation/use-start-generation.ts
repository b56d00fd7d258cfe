import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { keepContent } from '../../api/content-cache.ts';
import { isUnanswered } from '../../api/error-words.ts';
import { profileQuery, refreshOwn } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { askForCredits, askToSignIn, sayRefused, useViewer } from '../account/index.ts';
import { forgetIdempotencyKey, type Sender } from './idempotency-key.ts';
import { startFailure } from './start-failure.ts';
import { requestOf, sendStart, type StartRequest, type Wish } from './start-request.ts';
import { type StartedFrom, startWords } from './start-words.ts';

export interface StartOptions {
  readonly from: StartedFrom;
  /** Whose key it is sent under, where it is neither the form's nor that of one more. */
  readonly sender?: Sender;
  /** Takes what is to be read where one has started (R-ERR-20); null as soon as one starts anew. */
  readonly say: (failure: string | null) => void;
  /** True for a failure that has been answered already. */
  readonly answer?: (error: unknown, request: StartRequest) => boolean;
}

export interface StartGeneration {
  /** Starts, or opens the dialog that is in the way. */
  readonly start: (wish: Wish) => void;
  /** True while a request of this kind, a form's, one more of a result or one that enlarges it, is on its way. */
  readonly starting: boolean;
}

/** Starts one image or video and goes to where it develops (R-HOME-07). */
export function useStartGeneration({
  from,
  sender = from === 'again' ? 'again' : 'form',
  say,
  answer,
}: StartOptions): StartGeneration {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const viewer = useViewer();
  const mutationKey = ['start-generation', sender];
  const starting = useIsMutating({ mutationKey }) > 0;

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (request: StartRequest) => sendStart(request, sender),
    onSuccess: ({ id, generation, generations: batch = [] }, { contentType }) => {
      forgetIdempotencyKey(sender);
      const begun = batch.length > 1 ? { ...generation, batch } : generation;
      keepContent(queryClient, begun);
      refreshOwn(queryClient);
      toast.success(startWords[contentType].started);
      void navigate(contentType === 'image' ? paths.imageResult(id) : paths.videoResult(id));
    },
    onError: async (error, request) => {
      if (!isUnanswered(error)) forgetIdempotencyKey(sender);
      if (answer?.(error, request)) return;
      const { contentType, cost } = request;
      const words = startWords[contentType];
      const failed = startFailure(error, words.unknown[from], contentType);
      if (failed.kind === 'sign-in') return askToSignIn(contentType);
      if (failed.kind === 'refused') return sayRefused({ ...failed, prompt: request.body.text_prompt ?? '' });
      if (failed.kind === 'credits') {
        const self = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => undefined);
        return askForCredits({ needed: cost, balance: self?.credits ?? 0 });
      }
      say(failed.text);
      toast.error(words.notStarted[from]);
    },
  });

  const start = (wish: Wish) => {
    const { contentType, cost } = wish;
    if (viewer.kind === 'guest') return askToSignIn(contentType);
    if (viewer.kind === 'member' && viewer.self.credits < cost)
      return askForCredits({ needed: cost, balance: viewer.self.credits });
    // The keyboard can be faster than the next image of the page.
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    const request = requestOf(wish);
    if (!request) return;
    say(null);
    mutate(request);
  };
  return { start, starting };
}
