import { type Mutation, type MutationFilters, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSessionChange } from '../../api/auth-tokens.ts';
import { forgetIdempotencyKey, type StartRequest } from '../start-generation/index.ts';
import { forgetStart, senderOf } from './kept-start.ts';

/** A start that was asked for without a network. It has not been sent, so that nothing was charged. */
export interface WaitingStart {
  readonly key: string;
  readonly words: string;
  /** Nobody will send it any more. */
  readonly drop: () => void;
}

const waitsForNetwork: MutationFilters = {
  mutationKey: ['start-generation'],
  predicate: ({ state }) => state.isPaused,
};

/** What waits for the network to be sent, once and under its request key (PEOPLE-48). */
export function useWaitingStarts(): readonly WaitingStart[] {
  const queryClient = useQueryClient();
  const paused = useMutationState({ filters: waitsForNetwork, select: (mutation): Mutation => mutation });
  // Whoever signs in next must not send what somebody else wanted.
  useEffect(
    () =>
      onSessionChange(({ signedIn }) => {
        if (signedIn) return;
        const mutations = queryClient.getMutationCache();
        for (const mutation of mutations.findAll(waitsForNetwork)) mutations.remove(mutation);
      }),
    [queryClient],
  );
  return paused.map((mutation) => ({
    key: String(mutation.mutationId),
    // What `useStartGeneration` sends, the one that has this key.
    words: (mutation.state.variables as StartRequest | undefined)?.body.text_prompt ?? '',
    drop: () => {
      queryClient.getMutationCache().remove(mutation);
      const sender = senderOf(mutation);
      forgetIdempotencyKey(sender);
      forgetStart(sender);
    },
  }));
}
