import * as z from 'zod/mini';
import { contentType } from './content-type.ts';
import { content } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageOf } from './item-calls.ts';
import { limits } from './limits.ts';
import { imageStyles } from './pricing.ts';
import { id, kindQuery, limitQuery, offsetQuery, pageQuery, searchText, singleText, time } from './schemas.ts';

const sort = z.pipe(
  singleText,
  z._default(z.enum(['newest', 'trending', 'favorites'], 'sort is newest, trending or favorites.'), 'newest'),
);
const orientation = z.pipe(
  singleText,
  z.optional(z.enum(['landscape', 'portrait', 'square'], 'orientation is landscape, portrait or square.')),
);
const styleIds = imageStyles.map((style) => style.id);
const styleSentence = 'This style is not on offer.';

const offsetPage = { limit: limitQuery(limits.pageLimitDefault), offset: offsetQuery() };
const day = (what: string) =>
  z.optional(z.iso.datetime({ offset: true, error: `${what} is a time such as 2026-01-31T12:00:00.000Z.` }));

/** Totals are exact up to `limits.totalMax`; beyond, they say that: no page ever counts a community. */
export const community = {
  imageGallery: defineEndpoint({
    id: 'community.imageGallery',
    method: 'GET',
    path: '/images/gallery',
    access: 'public',
    rate: 'read',
    summary: 'Public pictures by page, sorted and filtered; the total is exact up to 1,000',
    query: z.object({
      page: pageQuery(),
      limit: limitQuery(limits.galleryApiPageSize),
      sort,
      style: z.pipe(singleText, z.optional(z.enum(styleIds, styleSentence))),
      orientation,
      username: singleText,
    }),
    status: 200,
    reply: pageOf('images'),
  }),
  videoGallery: defineEndpoint({
    id: 'community.videoGallery',
    method: 'GET',
    path: '/videos/gallery',
    access: 'public',
    rate: 'read',
    summary: 'Public films by page, sorted and filtered; the total is exact up to 1,000',
    query: z.object({
      page: pageQuery(),
      limit: limitQuery(limits.galleryApiPageSize),
      sort,
      ratio: singleText,
      username: singleText,
    }),
    status: 200,
    reply: pageOf('videos'),
  }),
  search: defineEndpoint({
    id: 'community.search',
    method: 'POST',
    path: '/images/search',
    access: 'public',
    rate: 'search',
    summary: 'Public pictures whose words the caller may read and that hold every word of the query, newest first',
    body: z.object({
      query: z._default(
        z.pipe(
          z
            .string('query is a text.')
            .check(z.maxLength(limits.searchMax, `A search has at most ${limits.searchMax} characters.`)),
          z.transform((text) => text.trim()),
        ),
        '',
      ),
      filters: z._default(
        z.object({
          style: z.optional(z.enum(styleIds, styleSentence)),
          orientation: z.optional(
            z.enum(['landscape', 'portrait', 'square'], 'orientation is landscape, portrait or square.'),
          ),
          username: z.optional(z.string('username is a text.')),
          date_from: day('date_from'),
          date_to: day('date_to'),
        }),
        {},
      ),
      page: pageQuery(),
      limit: limitQuery(limits.galleryApiPageSize),
    }),
    status: 200,
    reply: pageOf('images'),
  }),
  searchImages: defineEndpoint({
    id: 'community.searchImages',
    method: 'GET',
    path: '/public/images/search',
    access: 'public',
    rate: 'search',
    summary: 'Public pictures by their words, newest first; no words find nothing',
    query: z.object({ q: searchText, ...offsetPage }),
    status: 200,
    reply: z.object({ images: z.array(content), total: z.int() }),
  }),
  searchVideos: defineEndpoint({
    id: 'community.searchVideos',
    method: 'GET',
    path: '/public/videos/search',
    access: 'public',
    rate: 'search',
    summary: 'Public films by their words, newest first; no words find nothing',
    query: z.object({ q: searchText, ...offsetPage }),
    status: 200,
    reply: z.object({ videos: z.array(content), total: z.int() }),
  }),
  trendingImages: defineEndpoint({
    id: 'community.trendingImages',
    method: 'GET',
    path: '/public/images/trending',
    access: 'public',
    rate: 'read',
    summary: 'Pictures that people like now',
    query: z.object(offsetPage),
    status: 200,
    reply: z.object({ images: z.array(content) }),
  }),
  trendingVideos: defineEndpoint({
    id: 'community.trendingVideos',
    method: 'GET',
    path: '/public/videos/trending',
    access: 'public',
    rate: 'read',
    summary: 'Films that people like now',
    query: z.object(offsetPage),
    status: 200,
    reply: z.object({ videos: z.array(content) }),
  }),
  popularPrompts: defineEndpoint({
    id: 'community.popularPrompts',
    method: 'GET',
    path: '/images/prompts/popular',
    access: 'public',
    rate: 'read',
    summary: 'Words of the best liked public pictures that are open to everyone',
    query: z.object({ limit: limitQuery(limits.popularDefault) }),
    status: 200,
    reply: z.object({
      prompts: z.array(z.object({ text_prompt: z.string(), content_id: id, favorite_count: z.int() })),
    }),
  }),
  trendingStyles: defineEndpoint({
    id: 'community.trendingStyles',
    method: 'GET',
    path: '/images/styles/trending',
    access: 'public',
    rate: 'read',
    summary: 'Styles among the newest 1,000 public pictures, the most used first',
    query: z.object({ limit: limitQuery(limits.popularDefault) }),
    status: 200,
    reply: z.object({ styles: z.array(z.object({ style: z.string(), count: z.int() })) }),
  }),
} as const;

const imageIds = z
  .array(z.string(), 'imageIds is a list of 1 to 100 own pictures.')
  .check(
    z.minLength(1, 'Please choose at least one picture.'),
    z.maxLength(limits.batchActMax, `At most ${limits.batchActMax} pictures can be named at once.`),
  );

/** What an owner does with many items at once, and what a person has liked. */
export const library = {
  removeMany: defineEndpoint({
    id: 'library.removeMany',
    method: 'POST',
    path: '/images/batch/delete',
    access: 'user',
    rate: 'write',
    summary: 'Removes own pictures and films; says of each that stays why',
    body: z.object({ imageIds }),
    status: 200,
    reply: z.object({ deleted: z.array(id), failed: z.array(z.object({ id: z.string(), code: z.string() })) }),
  }),
  downloadMany: defineEndpoint({
    id: 'library.downloadMany',
    method: 'POST',
    path: '/images/batch/download',
    access: 'user',
    rate: 'write',
    summary: 'Pictures and films that the caller may see as one ZIP file with a list of what is in it',
    body: z.object({
      imageIds,
      format: z.optional(z.enum(['png', 'jpg', 'webp'], 'A picture can be downloaded as png, jpg or webp.')),
    }),
    status: 200,
    reply: z.unknown(),
    produces: 'application/zip',
  }),
  favorites: defineEndpoint({
    id: 'library.favorites',
    method: 'GET',
    path: '/favorites',
    access: 'user',
    rate: 'read',
    summary: 'What the caller has liked and may still see, newest first',
    query: z.object({
      limit: limitQuery(limits.dashboardPageSize),
      offset: offsetQuery(),
      filter: kindQuery(),
    }),
    status: 200,
    reply: z.object({
      favorites: z.array(z.object({ id, content_type: contentType, created_at: time })),
      total: z.int(),
    }),
  }),
} as const;
