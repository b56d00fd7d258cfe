import * as z from 'zod/mini';
import { content } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { countQuery, id, kindQuery, limitQuery, singleText, time } from './schemas.ts';

const choice = <const Words extends readonly [string, ...string[]]>(name: string, words: Words) =>
  z.pipe(singleText, z._default(z.enum(words, `${name} is ${words.join(', ')}.`), words[0]));

/** An item as its owner sees it: with what its sold words came to. */
const ownItem = z.extend(content, { unlock_count: z.int(), credits_earned: z.int() });
export type OwnItem = z.output<typeof ownItem>;

/**
 * What one has made, as its owner looks for it (KEEP-32 to KEEP-34). A door of its own (`@loomlight/contract/own-library`): only the library asks
 * for it.
 */
export const ownLibrary = {
  list: defineEndpoint({
    id: 'ownLibrary.list',
    method: 'GET',
    path: '/user/library',
    access: 'user',
    rate: 'read',
    summary:
      'What the caller has made, narrowed by words, type, visibility, lock, state and favorites, by time or by what was seen, favorited or earned most; by key (all of `next`), or from a month on. A page looks at 2,000 items at most: it may be short, or empty, and still have a next one',
    query: z.object({
      limit: limitQuery(limits.pageLimitDefault),
      last_created_at: z.pipe(
        singleText,
        z.optional(
          z.iso.datetime({ offset: true, error: 'last_created_at is a time such as 2026-01-31T12:00:00.000Z.' }),
        ),
      ),
      /** With an order that is not of time: what the last item seen had of it. */
      last_count: countQuery(),
      before: z.pipe(singleText, z.optional(z.uuid('before is the id of the last item seen.'))),
      /** Every word of it stands in the prompt, in any case, also within other words. */
      q: z.pipe(
        singleText,
        z._default(
          z.string().check(z.maxLength(limits.searchMax, `A search has at most ${limits.searchMax} characters.`)),
          '',
        ),
      ),
      content_type: kindQuery(),
      visibility: choice('visibility', ['all', 'public', 'private']),
      prompt: choice('prompt', ['all', 'locked', 'open']),
      state: choice('state', ['all', 'ready', 'failed']),
      only: choice('only', ['all', 'favorites']),
      sort: choice('sort', ['newest', 'oldest', 'views', 'favorites', 'earned']),
      /** Where the first page begins (UTC): with the last of that month, or with the first where the oldest come first. */
      month: z.pipe(
        singleText,
        z.optional(z.string().check(z.regex(/^[12]\d{3}-(?:0[1-9]|1[0-2])$/, 'month is a month such as 2026-01.'))),
      ),
    }),
    status: 200,
    reply: z.object({
      generations: z.array(ownItem),
      next: z.nullable(z.object({ last_created_at: time, last_count: z.optional(z.int()), before: id })),
    }),
  }),
  months: defineEndpoint({
    id: 'ownLibrary.months',
    method: 'GET',
    path: '/user/library/months',
    access: 'user',
    rate: 'read',
    summary: 'The latest 240 months in which the caller has made something that is there, the latest first',
    status: 200,
    reply: z.object({ months: z.array(z.string()) }),
  }),
} as const;
