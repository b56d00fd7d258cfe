import { type Content, isBlank } from '@loomlight/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { askForCredits, askToSignIn, useViewer } from '../account/index.ts';
import { startFailure } from '../prompt-form/index.ts';
import { mediumRules } from './media.ts';
import { repeatCost, repeatGeneration } from './repeat-generation.ts';

export interface GenerateAgain {
  /** Undefined where there is nothing to repeat: the words are locked. */
  readonly again: (() => void) | undefined;
  readonly running: boolean;
  readonly cost: number;
  readonly failure: string | null;
}

/** The same words and settings once more, with another seed. An attempt that nobody has answered keeps its key. */
export function useGenerateAgain(item: Content): GenerateAgain {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { text_prompt: words, content_type: medium } = item;
  const isOwn = viewer.kind === 'member' && viewer.self.id === item.user_id;
  const rules = mediumRules[medium];
  const cost = repeatCost(item);

  const { mutate, isPending, error } = useMutation({
    mutationFn: (prompt: string) => repeatGeneration(item, { prompt, isOwn, idempotencyKey: key }),
    onSuccess: ({ id, generation }) => {
      setKey(crypto.randomUUID());
      queryClient.setQueryData(keys.content(medium, id), generation);
      for (const queryKey of [keys.profile, keys.credits, keys.user]) void queryClient.invalidateQueries({ queryKey });
      toast.success(rules.started);
      void navigate(medium === 'image' ? paths.imageResult(id) : paths.videoResult(id));
    },
    onError: (thrown) => {
      if (thrown instanceof ApiError && thrown.kind === 'answer') setKey(crypto.randomUUID());
      const failed = startFailure(thrown, rules.regenerateFailed, medium);
      if (failed.kind === 'sign-in') askToSignIn(medium);
      else if (failed.kind === 'credits')
        askForCredits({ needed: cost, balance: viewer.kind === 'member' ? viewer.self.credits : 0 });
      else toast.error(rules.notStarted);
    },
  });

  const again = () => {
    if (words === null || isBlank(words)) return;
    if (viewer.kind === 'guest') return askToSignIn(medium);
    if (viewer.kind === 'member' && viewer.self.credits < cost)
      return askForCredits({ needed: cost, balance: viewer.self.credits });
    mutate(words);
  };
  const failed = error ? startFailure(error, rules.regenerateFailed, medium) : undefined;
  return {
    again: words === null ? undefined : again,
    running: isPending,
    cost,
    failure: failed?.kind === 'other' ? failed.text : null,
  };
}
