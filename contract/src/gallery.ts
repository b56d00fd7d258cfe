import * as z from 'zod/mini';
import { cardRef, content } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, idParams, limitQuery, offsetQuery, singleText, time } from './schemas.ts';

/** One page of a public listing, by key or by offset. */
const publicPage = z.object({
  limit: limitQuery(limits.pageLimitDefault),
  offset: offsetQuery(),
  last_created_at: z.pipe(
    singleText,
    z.optional(z.iso.datetime({ offset: true, error: 'last_created_at is a time such as 2026-01-31T12:00:00.000Z.' })),
  ),
  before: z.pipe(singleText, z.optional(z.uuid('before is the id of the last item seen.'))),
  filter_direction: z.pipe(
    singleText,
    z._default(z.enum(['before', 'after'], 'filter_direction is before or after.'), 'before'),
  ),
  include: z.pipe(singleText, z.optional(z.enum(['details'], 'include is details or left out.'))),
});
const next = z.nullable(z.object({ last_created_at: time, before: id }));
const cards = z.nullable(z.array(z.union([cardRef, content])));

export const gallery = {
  publicImages: defineEndpoint({
    id: 'gallery.publicImages',
    method: 'GET',
    path: '/public/images',
    access: 'public',
    rate: 'read',
    summary: 'Finished public pictures, newest first; by key (last_created_at, before) or by offset',
    query: publicPage,
    status: 200,
    reply: z.object({ images: cards, next }),
  }),
  publicVideos: defineEndpoint({
    id: 'gallery.publicVideos',
    method: 'GET',
    path: '/public/videos',
    access: 'public',
    rate: 'read',
    summary: 'Finished public films, newest first; by key (last_created_at, before) or by offset',
    query: publicPage,
    status: 200,
    reply: z.object({ videos: cards, next }),
  }),
  publicImage: defineEndpoint({
    id: 'gallery.publicImage',
    method: 'GET',
    path: '/public/images/{id}',
    access: 'public',
    rate: 'read',
    summary: 'One public picture',
    params: idParams,
    status: 200,
    reply: content,
  }),
  publicVideo: defineEndpoint({
    id: 'gallery.publicVideo',
    method: 'GET',
    path: '/public/videos/{id}',
    access: 'public',
    rate: 'read',
    summary: 'One public film',
    params: idParams,
    status: 200,
    reply: content,
  }),
} as const;
