import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { send } from './send.ts';

/** What the operator has set about this installation; served beside the app, not under the API. */
const site = z.object({
  footer_credit: z.nullish(z.object({ name: z.string(), url: z.string().check(z.regex(/^https?:\/\//)) })),
  welcome_gift: z.nullish(z.object({ credits: z.number(), images: z.number(), videos: z.number() })),
  /** What the engines that are asked by default multiply prices with. */
  engine_prices: z.nullish(z.object({ image: z.number(), video: z.number() })),
  version: z.optional(z.string()),
});
export type Site = z.output<typeof site>;

/** Undefined while it is on its way, and for good when it cannot be had: the page does without. */
export function useSite(): Site | undefined {
  return useQuery({
    queryKey: ['site'],
    queryFn: async ({ signal }) =>
      site.parse(await (await send('/site.json', { method: 'GET', signal, mayRepeat: true })).json()),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}

/** What the engines that are asked by default multiply prices with (MAKE-15); nothing, until the server has said it. */
export function useEnginePrices(): { readonly image: number; readonly video: number } {
  return useSite()?.engine_prices ?? unraised;
}

const unraised = { image: 1, video: 1 };
