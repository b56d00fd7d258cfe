import { type Mutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { forgetRequestKey, type StartRequest } from '../start-generation/index.ts';

/** A start that was asked for without a network. It has not been sent, so that nothing was charged. */
export interface WaitingStart {
  readonly key: string;
  readonly words: string;
  /** Nobody will send it any more. */
  readonly drop: () => void;
}

/** What waits for the network to be sent, once and under its request key (PEOPLE-48). */
export function useWaitingStarts(): readonly WaitingStart[] {
  const queryClient = useQueryClient();
  const paused = useMutationState({
    filters: { mutationKey: ['start-generation'], predicate: ({ state }) => state.isPaused },
    select: (mutation): Mutation => mutation,
  });
  return paused.map((mutation) => ({
    key: String(mutation.mutationId),
    // What `useStartGeneration` sends, the one that has this key.
    words: (mutation.state.variables as StartRequest | undefined)?.body.text_prompt ?? '',
    drop: () => {
      queryClient.getMutationCache().remove(mutation);
      forgetRequestKey(mutation.options.mutationKey?.[1] === 'again' ? 'again' : 'form');
    },
  }));
}
