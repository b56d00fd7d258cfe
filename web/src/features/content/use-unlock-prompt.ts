import { clientTiming, type Content, contract, countCredits } from '@loomlight/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { patchContent, refreshContent } from '../../api/content-cache.ts';
import { ApiError } from '../../api/error-words.ts';
import { keys, profileQuery, refreshOwn } from '../../api/queries.ts';
import { toast } from '../../ui/toast.ts';
import { askForCredits, askToSignIn, useViewer } from '../account/index.ts';
import { publicContentQuery } from './content-queries.ts';

type Locked = Pick<Content, 'id' | 'content_type' | 'prompt_price' | 'has_prompt_access'>;

/**
 * Buys the words of a locked prompt at the price that is shown. Who has too little is told without a call; access shows
 * at once and is taken back when the server refuses; the words come with the details, half a second after
 * (R-DET-07 to R-DET-09).
 */
export function useUnlockPrompt(item: Locked): { readonly unlock: () => void; readonly isPending: boolean } {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const { id, content_type: kind, prompt_price: price } = item;
  const balance = viewer.kind === 'member' ? viewer.self.credits : 0;

  const mutationKey = ['unlock', id];
  const { mutate, isPending } = useMutation({
    mutationKey,
    scope: { id: `unlock-${id}` },
    mutationFn: () =>
      call(contract.prompts.purchase, {
        params: { id },
        body: { content_type: kind, expected_price: price },
        idempotencyKey: crypto.randomUUID(),
      }),
    onMutate: () => patchContent(queryClient, id, { has_prompt_access: true }),
    onSuccess: () => {
      if (price > 0)
        toast.success(`Unlocked for ${countCredits(price)}. You have ${countCredits(balance - price)} left.`);
      setTimeout(() => {
        void refreshContent(queryClient, item);
        refreshOwn(queryClient);
      }, clientTiming.unlockRefreshMs);
    },
    onError: (error) => {
      patchContent(queryClient, id, { has_prompt_access: item.has_prompt_access });
      if (error instanceof ApiError && error.status === 401) return askToSignIn('unlock');
      if (error instanceof ApiError && error.code === 'price_changed') return void showNewPrice();
      // Enough credits, but of a kind that does not buy prompts here: the server says how many do.
      if (error instanceof ApiError && error.code === 'bonus_credits') return toast.error(error.message);
      // Not locked any more, or one's own: what is shown is not what is.
      if (error instanceof ApiError && error.status === 409) void refreshContent(queryClient, item);
      if (isShort(error)) return void askWithBalance();
      toast.error('Failed to unlock prompt. Please try again.');
    },
  });

  // The balance that was shown was too good to be true.
  const askWithBalance = async () => {
    await queryClient.refetchQueries({ queryKey: keys.profile });
    askForCredits({ needed: price, balance: queryClient.getQueryData(profileQuery.queryKey)?.credits ?? balance });
  };

  const showNewPrice = async () => {
    await refreshContent(queryClient, item);
    const now = queryClient.getQueryData(publicContentQuery(kind, id).queryKey);
    const words =
      now?.is_prompt_locked === false ? 'It is free now.' : `It is ${countCredits(now?.prompt_price ?? price)} now.`;
    toast.warning(now ? `The price of this prompt has changed. ${words}` : 'The price of this prompt has changed.');
  };

  return {
    isPending,
    unlock: () => {
      // Asked of the cache: the second press of a double click comes before anything is drawn.
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      if (viewer.kind !== 'member') askToSignIn('unlock');
      else if (balance < price) askForCredits({ needed: price, balance });
      else mutate();
    },
  };
}

/** The status says it, or the words do (R-ERR-32). */
function isShort(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 402 || /insufficient|credit|balance/i.test(error.message));
}
