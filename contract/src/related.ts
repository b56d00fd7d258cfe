import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { idParams } from './schemas.ts';
import { thumbnail } from './search.ts';

const thumbnails = z.object({ generations: z.array(thumbnail) });

/** What stands below an open item (KEEP-63, KEEP-64). A door of its own (`@loomlight/contract/related`): it is asked for when it comes into sight. */
export const related = {
  moreBy: defineEndpoint({
    id: 'related.moreBy',
    method: 'GET',
    path: '/public/content/{id}/more-by',
    access: 'public',
    rate: 'read',
    summary: `The newest ${limits.relatedMax} other public items of whoever made this one`,
    params: idParams,
    status: 200,
    reply: thumbnails,
  }),
  like: defineEndpoint({
    id: 'related.like',
    method: 'GET',
    path: '/public/content/{id}/related',
    access: 'public',
    rate: 'search',
    summary: `Up to ${limits.relatedMax} public items of others of the same type, nearest first: by open words that both have, by style and by colours`,
    params: idParams,
    status: 200,
    reply: thumbnails,
  }),
} as const;
