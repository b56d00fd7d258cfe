import { imageStyles } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';

/** What is sketched: the words of the form, and the scene that its seed stands for. */
export interface SketchWish {
  readonly words: string;
  readonly negative: string;
  readonly seed: number;
}

/** How far the sketches of a wish are. */
export interface SketchBook {
  /** Addresses by style. */
  readonly images: Readonly<Record<string, string>>;
  readonly failed: number;
}

const nothing: SketchBook = { images: {}, failed: 0 };

/**
 * Sketches of a wish in each style, two at a time as the server lets a person have them, in the order of the list; nothing while there is no wish.
 * They are kept for as long as the page, and who closes the list lets go of those that have not come.
 */
export function useSketches(wish: SketchWish | undefined): SketchBook {
  const queryClient = useQueryClient();
  const key = JSON.stringify(wish ?? null);
  const [book, setBook] = useState({ key, ...nothing });
  useEffect(() => {
    const wanted = JSON.parse(key) as SketchWish | null;
    if (!wanted) return;
    const over = new AbortController();
    const waiting = imageStyles.map(({ id }) => id);
    const takeNext = async (): Promise<void> => {
      const style = waiting.shift();
      if (style === undefined || over.signal.aborted) return;
      const image = await sketch(queryClient, wanted, style);
      if (over.signal.aborted) return;
      setBook((before) => {
        const { images, failed } = before.key === key ? before : nothing;
        return { key, images: image ? { ...images, [style]: image } : images, failed: image ? failed : failed + 1 };
      });
      return takeNext();
    };
    void Promise.all([takeNext(), takeNext()]);
    return () => {
      over.abort();
      void queryClient.cancelQueries({ queryKey: ['sketch'] });
    };
  }, [queryClient, key]);
  return book.key === key ? book : nothing;
}

/** The address of one; undefined where it could not be had. */
async function sketch(
  queryClient: QueryClient,
  { words, negative, seed }: SketchWish,
  style: (typeof imageStyles)[number]['id'],
): Promise<string | undefined> {
  try {
    const { image } = await queryClient.fetchQuery({
      queryKey: ['sketch', words, negative, seed, style],
      queryFn: ({ signal }) =>
        call(generations.sketch, {
          body: { text_prompt: words, style, seed, ...(negative && { negative_prompt: negative }) },
          signal,
        }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    });
    return image;
  } catch {
    return undefined;
  }
}
