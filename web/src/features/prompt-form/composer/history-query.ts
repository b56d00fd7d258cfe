import type { Content, ReplyOf } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { keys } from '../../../api/queries.ts';

type HistoryPage = ReplyOf<typeof generations.history>;

/** Nobody scrolls further; who looks for something older seeks it. */
const pagesMax = 50;

/** The own prompts with these words in them, newest first (MAKE-53). Asked anew with each opening, and forgotten when the panel is closed. */
export function historyOf(sought: string) {
  return infiniteQueryOptions({
    queryKey: [...keys.user, 'prompt-history', sought],
    queryFn: ({ pageParam, signal }): Promise<HistoryPage> =>
      call(generations.history, { query: { ...pageParam, ...(sought !== '' && { sought }) }, signal }),
    initialPageParam: null as HistoryPage['next'],
    getNextPageParam: ({ next }, pages) => (pages.length < pagesMax ? next : null),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Each of the words once: a page does not know those before it. */
export function distinctContents(pages: readonly HistoryPage[] = []): readonly Content[] {
  const byWords = new Map<string, Content>();
  for (const content of pages.flatMap(({ generations }) => generations)) {
    const words = content.text_prompt?.trim() ?? '';
    if (words !== '' && !byWords.has(words)) byWords.set(words, content);
  }
  return [...byWords.values()];
}
