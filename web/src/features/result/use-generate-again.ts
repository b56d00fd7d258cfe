import { type Content, contract, imageCost, imageStyles, isBlank, limits } from '@loomlight/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/error-words.ts';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { askForCredits, askToSignIn, useViewer } from '../account/index.ts';
import { startFailure } from '../prompt-form/index.ts';

export interface GenerateAgain {
  /** Undefined where there is nothing to repeat: the words are locked. */
  readonly again: (() => void) | undefined;
  readonly running: boolean;
  readonly cost: number;
  readonly failure: string | null;
}

/**
 * The same words and settings once more, with another seed (specification 9, Image regenerate: its prompt is locked at
 * price 0 where it is public). An attempt that nobody has answered keeps its key.
 */
export function useGenerateAgain(item: Content): GenerateAgain {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const cost = imageCost(item);
  const { text_prompt: words } = item;

  const { mutate, isPending, error } = useMutation({
    mutationFn: (prompt: string) =>
      call(contract.images.generate, {
        body: {
          text_prompt: prompt,
          size: item.size ?? `${item.width}x${item.height}`,
          style: imageStyles.find(({ id }) => id === item.style)?.id ?? 'none',
          guidance_scale: item.guidance_scale ?? limits.guidanceDefault,
          seed: 0,
          is_public: item.is_public,
          is_prompt_locked: item.is_public,
          prompt_price: 0,
        },
        idempotencyKey: key,
      }),
    onSuccess: ({ id, generation }) => {
      setKey(crypto.randomUUID());
      queryClient.setQueryData(keys.content('image', id), generation);
      for (const queryKey of [keys.profile, keys.credits, keys.user]) void queryClient.invalidateQueries({ queryKey });
      toast.success('Image generation started!');
      void navigate(paths.imageResult(id));
    },
    onError: (thrown) => {
      if (thrown instanceof ApiError && thrown.kind === 'answer') setKey(crypto.randomUUID());
      const failed = startFailure(thrown, failedText);
      if (failed.kind === 'sign-in') askToSignIn('image');
      else if (failed.kind === 'credits')
        askForCredits({ needed: cost, balance: viewer.kind === 'member' ? viewer.self.credits : 0 });
      else toast.error('Failed to start image generation');
    },
  });

  const again = () => {
    if (words === null || isBlank(words)) return;
    if (viewer.kind === 'guest') return askToSignIn('image');
    if (viewer.kind === 'member' && viewer.self.credits < cost)
      return askForCredits({ needed: cost, balance: viewer.self.credits });
    mutate(words);
  };
  const failed = error ? startFailure(error, failedText) : undefined;
  return {
    again: words === null ? undefined : again,
    running: isPending,
    cost,
    failure: failed?.kind === 'other' ? failed.text : null,
  };
}

const failedText = 'Failed to regenerate images. Please try again.';
