import { type HeardPrompt, isBlank } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { useReference } from '../reference/reference-store.ts';
import type { PromptForm } from '../form/form-state.ts';
import { usePromptForm } from '../form/form-store.ts';
import { imageOptionsQuery } from '../form/image-options.ts';

/** Pause after the last key before the engine is asked, in milliseconds. */
const pauseMs = 300;

/** What the engine makes of the words in the form. */
export interface HeardWords {
  readonly engine: string;
  readonly hears: HeardPrompt;
  /** The words it was asked about. */
  readonly prompt: string;
}

/** What is to be left out, where the engine takes it. */
function useNegative({ contentType, negative }: PromptForm): string {
  const { data } = useQuery(imageOptionsQuery);
  return contentType === 'image' && data?.takes_negative_prompt === true ? negative.trim() : '';
}

/**
 * What the engine makes of the prompt as it stands, asked a moment after the last key and never while a word is being composed;
 * `undefined` while nothing is known, null where there is nothing to say: no words, an image to start from, an
 * engine that cannot tell, a question that failed (STUDIO-10).
 */
export function useHeardWords(): HeardWords | undefined | null {
  const form = usePromptForm();
  const { image } = useReference();
  const { data: takes } = useQuery(imageOptionsQuery);
  // What comes of an image is made of more than the words.
  const startsFromImage =
    image.kind !== 'none' &&
    (form.contentType === 'video' ? form.video.mode === 'image' : form.fromImage && takes?.takes_reference === true);
  const prompt = useSettled(form.prompt, pauseMs);
  const negative = useSettled(useNegative(form), pauseMs);
  const enabled = !isBlank(prompt) && !startsFromImage;
  const { data, isError } = useQuery({
    queryKey: ['quote', form.contentType, prompt, negative],
    queryFn: async ({ signal }) => ({
      ...(await call(generations.quote, {
        body: {
          ...(form.contentType === 'video'
            ? { kind: 'video' }
            : { kind: 'image', ...(negative && { negative_prompt: negative }) }),
          text_prompt: prompt,
        },
        signal,
      })),
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
