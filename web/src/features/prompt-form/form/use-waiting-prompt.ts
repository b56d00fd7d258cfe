import { isBlank, type WaitingPrompt } from '@loomlight/contract';
import { formStore, usePromptForm } from './form-store.ts';
import { formOf, waitingPrompt } from './waiting-prompt.ts';

/** What a guest has written, for the sign-up to carry; undefined without words. */
export function useWaitingPrompt(): WaitingPrompt | undefined {
  return waitingPrompt(usePromptForm());
}

/** Puts what has waited with the account into the form; words that stand there already are newer. */
export function takeWaitingPrompt(waiting: WaitingPrompt | null): void {
  if (waiting && isBlank(formStore.read().prompt)) formStore.change(formOf(waiting));
}
