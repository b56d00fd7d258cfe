import { isBlank, type WaitingPrompt } from '@loomlight/contract';
import { formStore, usePromptForm } from './form-store.ts';
import { formOf, waitingPrompt } from './waiting-prompt.ts';

/** What a guest has written, for the sign-up to carry; undefined without words. */
export function useWaitingPrompt(): WaitingPrompt | undefined {
  const form = usePromptForm();
  return waitingPrompt(form, formStore.isWanted());
}

/** Who has signed in where they asked for something as a guest gets it without another press (MAKE-50). */
export function makeWaitingPromptDue(): void {
  formStore.makeDue();
}

/**
 * Puts what has waited with the account into the form; words that stand there already are newer. In the browser that registered, where they
 * were asked for by a press of Generate, they are due at once.
 */
export function takeWaitingPrompt(waiting: WaitingPrompt | null, { isOwnBrowser }: { isOwnBrowser: boolean }): void {
  if (!waiting) return;
  if (isBlank(formStore.read().prompt)) formStore.change(formOf(waiting));
  if (!isOwnBrowser || waiting.is_wanted !== true || formStore.read().prompt !== waiting.text_prompt) return;
  formStore.want();
  formStore.makeDue();
}
