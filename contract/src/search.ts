import * as z from 'zod/mini';
import { contentType } from './content-type.ts';
import { content } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { imageStyles } from './pricing.ts';
import { id, kindQuery, limitQuery, searchText, singleText } from './schemas.ts';

/** The colours that a picture can be found by, in the order in which they are shown. A picture has three of them at most. */
export const searchColours = [
  { id: 'violet', name: 'Violet' },
  { id: 'blue', name: 'Blue' },
  { id: 'teal', name: 'Teal' },
  { id: 'green', name: 'Green' },
  { id: 'gold', name: 'Gold' },
  { id: 'ember', name: 'Ember' },
  { id: 'rose', name: 'Rose' },
  { id: 'sand', name: 'Sand' },
  { id: 'white', name: 'White' },
  { id: 'black', name: 'Black' },
] as const;
export type SearchColour = (typeof searchColours)[number]['id'];

/** More words than this narrow nothing down any further. */
const wordsMax = 8;

/** The words of what a person typed, each once: letters and digits only, so that no sign of a query language acts. */
export function soughtWords(text: string): string[] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== '').slice(0, wordsMax))];
}

const shapes = ['landscape', 'portrait', 'square'] as const;
/** How far back, each with its days. */
export const searchTimes = { day: 1, week: 7, month: 30, year: 365 } as const;
export type SearchTime = keyof typeof searchTimes;
const times = ['day', 'week', 'month', 'year'] as const;
const sorts = ['newest', 'trending', 'favorites'] as const;

const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words, sentence: string) =>
  z.pipe(singleText, z.optional(z.enum(words, sentence)));

/** The place of the last one seen: a moment, or the number that it is sorted by. */
const place = z.pipe(
  singleText,
  z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?:\d{4}-\d\d-\d\dT[\d:.]{8,12}Z|-?\d{1,12}(?:\.\d{1,12})?)$/,
          'last is the place of the last item seen.',
        ),
      ),
  ),
);

/** A picture as a thumbnail with the way to it: no word of anybody's. */
export const thumbnail = z.object({
  id,
  content_type: contentType,
  username: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.nullable(z.string()),
  small_url: z.nullable(z.string()),
});
export type Thumbnail = z.output<typeof thumbnail>;

/** Words and how many pictures have all of them; exact up to the limit that the call names. */
const countedWords = z.object({ words: z.string(), count: z.int() });

const person = z.object({ username: z.string(), fullName: z.string(), profile_pic: z.nullable(z.string()) });
export type FoundPerson = z.output<typeof person>;

/**
 * Search with pictures (KEEP-9 to KEEP-22). A door of its own (`@loomlight/contract/search`): only the page of the search and the suggestions
 * ask for it, both after the first visit.
 */
export const search = {
  find: defineEndpoint({
    id: 'search.find',
    method: 'GET',
    path: '/public/search',
    access: 'public',
    rate: 'search',
    summary:
      'Public images and videos by words that the caller may read, and by filters; by key (last, before). The total stands in the first page: exact up to 1,000, or at least so many',
    query: z
      .object({
        q: searchText,
        filter: kindQuery(),
        style: oneOf(
          imageStyles.map((style) => style.id) as [(typeof imageStyles)[number]['id']],
          'This style is not on offer.',
        ),
        orientation: oneOf(shapes, 'orientation is landscape, portrait or square.'),
        colour: oneOf(searchColours.map((colour) => colour.id) as [SearchColour], 'This colour has no name here.'),
        engine: z.pipe(
          singleText,
          z.optional(z.string().check(z.maxLength(limits.engineNameMax, 'This is the name of no engine.'))),
        ),
        since: oneOf(times, 'since is day, week, month or year.'),
        prompt: oneOf(['free', 'sold'], 'prompt is free or sold.'),
        sort: z.pipe(singleText, z._default(z.enum(sorts, 'sort is newest, trending or favorites.'), 'newest')),
        limit: limitQuery(limits.galleryPageSize),
        last: place,
        before: z.pipe(singleText, z.optional(z.uuid('before is the id of the last item seen.'))),
      })
      .check(
        z.refine(
          ({ last, sort }) => last === undefined || last.includes('T') === (sort === 'newest'),
          'last belongs to another sort.',
        ),
      ),
    status: 200,
    reply: z.object({
      generations: z.array(content),
      next: z.nullable(z.object({ last: z.string(), before: id })),
      /** Null on every page but the first. */
      total: z.nullable(z.int()),
      /** False where there may be more than `total`: from `limits.totalMax` on, and where filters leave few of very many. */
      total_is_exact: z.boolean(),
      /**
       * Where nothing was found: how many have each word by itself, without any filter, in the order of `soughtWords`; null for one that is too
       * common to be looked for. The words are not said again: an answer holds none that its viewer may not read.
       */
      each_word: z.array(z.nullable(z.int())),
    }),
  }),
  suggest: defineEndpoint({
    id: 'search.suggest',
    method: 'GET',
    path: '/public/search/suggestions',
    access: 'public',
    rate: 'suggest',
    summary: `What two letters or more can become: words of open prompts with their counts (exact up to ${limits.suggestedCountMax}), pictures, people`,
    query: z.object({ q: searchText }),
    status: 200,
    reply: z.object({
      words: z.array(countedWords),
      generations: z.array(thumbnail),
      people: z.array(person),
    }),
  }),
  start: defineEndpoint({
    id: 'search.start',
    method: 'GET',
    path: '/public/search/start',
    access: 'public',
    rate: 'read',
    summary:
      'Where a search may begin: words that several people have in their open prompts, styles and engines of now, people, each with pictures',
    status: 200,
    reply: z.object({
      popular: z.array(z.object({ words: z.string(), item: thumbnail })),
      styles: z.array(z.object({ style: z.string(), count: z.int(), item: thumbnail })),
      engines: z.array(z.string()),
      people: z.array(z.object({ ...person.shape, generations: z.array(thumbnail) })),
    }),
  }),
} as const;
