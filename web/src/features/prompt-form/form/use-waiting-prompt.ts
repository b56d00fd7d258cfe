import { isBlank, type WaitingPrompt } from '@loomlight/contract';
import { formStore, usePromptForm } from './form-store.ts';
import { formOf, waitingPrompt } from './waiting-prompt.ts';

/** What a guest has written, for the sign-up to carry; undefined without words. */
export function useWaitingPrompt(): WaitingPrompt | undefined {
  const form = usePromptForm();
  return waitingPrompt(form, formStore.isWanted());
}

let isDue = false;

/**
 * Puts what has waited with the account into the form; words that stand there already are newer. In the browser that registered, where they
 * were asked for by a press of Generate, they are due at once.
 */
export function takeWaitingPrompt(waiting: WaitingPrompt | null, { isOwnBrowser }: { isOwnBrowser: boolean }): void {
  if (!waiting) return;
  if (isBlank(formStore.read().prompt)) formStore.change(formOf(waiting));
  isDue = isOwnBrowser && waiting.is_wanted === true && formStore.read().prompt === waiting.text_prompt;
}

/** Whether the words are to be made at once; true for the first who asks. */
export function takeDue(): boolean {
  const was = isDue;
  isDue = false;
  return was;
}
