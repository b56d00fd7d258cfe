import { type HeardPrompt, isBlank } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { useReference } from '../reference/reference-store.ts';
import { usePromptForm } from '../form/form-store.ts';

/** Pause after the last key before the engine is asked, in milliseconds. */
const pauseMs = 300;

/** What the engine makes of the words in the form. */
export interface HeardWords {
  readonly engine: string;
  readonly hears: HeardPrompt;
  /** The words it was asked about. */
  readonly prompt: string;
}

/**
 * What the engine makes of the prompt as it stands, asked a moment after the last key and never while a word is being composed;
 * `undefined` while nothing is known, null where there is nothing to say: no words, a film that moves a picture, an
 * engine that cannot tell, a question that failed (STUDIO-10).
 */
export function useHeardWords(): HeardWords | undefined | null {
  const form = usePromptForm();
  const { picture } = useReference();
  const movesPicture = form.medium === 'video' && form.film.mode === 'image' && picture.kind !== 'none';
  const prompt = useSettled(form.prompt, pauseMs);
  const enabled = !isBlank(prompt) && !movesPicture;
  const { data, isError } = useQuery({
    queryKey: ['quote', form.medium, prompt],
    queryFn: async ({ signal }) => ({
      ...(await call(generations.quote, { body: { kind: form.medium, text_prompt: prompt }, signal })),
      prompt,
    }),
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  if (!enabled || isBlank(form.prompt) || isError) return null;
  if (!data) return undefined;
  return data.hears && { engine: data.engine, hears: data.hears, prompt: data.prompt };
}
