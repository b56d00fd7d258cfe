import { stripPromptFlags } from '../../../kernel/prompt-flags.ts';

/** What is said to somebody whose prompt held nothing but settings. */
export const emptyPromptReason = 'The prompt holds settings and no words. Please describe what you would like to see';

/** The words that may leave the house; undefined when none are left. */
export function providerPrompt(prompt: string): string | undefined {
  const words = stripPromptFlags(prompt);
  return /[\p{L}\p{N}\p{S}]/u.test(words) ? words : undefined;
}
