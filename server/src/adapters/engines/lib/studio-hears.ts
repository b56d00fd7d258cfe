import type { HeardPrompt } from '../../../ports/heard-prompt.ts';

/** What the studio makes of a prompt. Its vocabulary is read with the first question: a process that only works never asks one. */
export async function hearsInStudio(words: string): Promise<HeardPrompt> {
  const { hears } = await import('@loomlight/engine/hears');
  const { verdict, drawn, notDrawn, ignored } = hears(words);
  return { verdict, drawn: [...new Set(drawn.map(({ phrase }) => phrase))], notDrawn, ignored };
}
